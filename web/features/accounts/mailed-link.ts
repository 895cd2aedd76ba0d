/** What the links of our mails to /auth are for: `/auth?reset=<token>`. */
export const mailedLinkKinds = ['reset', 'undo', 'confirm'] as const

export type MailedLink = { kind: (typeof mailedLinkKinds)[number]; token: string }
