import { queryOptions } from '@tanstack/react-query'
import type { LegalText } from './legal-text.ts'

export type LegalDocument = 'terms' | 'privacy' | 'eula' | 'faq'

const load: Record<LegalDocument, () => Promise<LegalText>> = {
  terms: async () => (await import('./terms-of-use.ts')).termsOfUse,
  privacy: async () => (await import('./privacy-policy.ts')).privacyPolicy,
  eula: async () => (await import('./end-user-license-agreement.ts')).endUserLicenseAgreement,
  faq: async () => (await import('./faq.ts')).faq,
}

/** One of the texts, fetched when somebody opens it. */
export const legalTextQuery = (document: LegalDocument) =>
  queryOptions({ queryKey: ['legal-text', document], queryFn: load[document] })
