export type Mail = {
  to: string
  /** Says what kind of mail it is and nothing of what is in it. */
  subject: string
  text: string
  html: string
  /** The couple it is about, so that a kept copy can go when they go. */
  coupleId?: string
  /**
   * Set where whoever likes brings it about, without a login or for themselves alone. How such a mail fares
   * is no news of the server: shown to everybody, it would tell who has an account.
   */
  onDemand?: true
}

export type MailStatus = 'sends' | 'keeps' | 'fails'

/** The door to people's mailboxes. `send` fails when the mail could not be handed over. */
export type Mailer = {
  name: string
  /** Set where mails are only kept, and reach nobody. */
  keeps?: true
  /**
   * What becomes of mails at the moment, as far as it can be told without sending one: they go out,
   * they are only kept, or they cannot go out. Left out, they go out.
   */
  status?: () => Promise<MailStatus>
  /** Whether its mail server can be reached and lets us in; left out where there is none to ask. */
  works?: () => Promise<boolean>
  send: (mail: Mail) => Promise<void>
  /** Deletes what was kept of that couple's mails, those on their way too. */
  forget: (coupleId: string) => Promise<void>
}

/** A door that also tells of which couples it keeps mails. */
export type KeepingMailer = Mailer & { keptFor: () => Promise<string[]> }
