import type { LegalText } from './legal-text.ts'

type LegalEntry = {
  title: string
  /** In the menu. */
  label: string
  load: () => Promise<LegalText>
}

/** The legal and help texts, in the order of the menu; each is fetched when somebody opens it. */
export const legalDocuments = {
  faq: {
    title: 'Frequently Asked Questions',
    label: 'FAQ',
    load: async () => (await import('./faq.ts')).faq,
  },
  terms: {
    title: 'Terms of Use',
    label: 'Terms of Use',
    load: async () => (await import('./terms-of-use.ts')).termsOfUse,
  },
  privacy: {
    title: 'Privacy Policy',
    label: 'Privacy Policy',
    load: async () => (await import('./privacy-policy.ts')).privacyPolicy,
  },
  eula: {
    title: 'End User License Agreement',
    label: 'End User License Agreement',
    load: async () => (await import('./end-user-license-agreement.ts')).endUserLicenseAgreement,
  },
} as const satisfies Record<string, LegalEntry>

export type LegalDocument = keyof typeof legalDocuments
