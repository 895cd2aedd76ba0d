import { queryOptions } from '@tanstack/react-query'
import { readSupport } from '#contract/forms.ts'
import { call } from '#web/api/call.ts'
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

/** Whom people can write to; null where whoever runs the server named nobody. */
export const supportQuery = queryOptions({
  queryKey: [readSupport.path],
  queryFn: () => call(readSupport),
  select: ({ supportEmail }) => supportEmail,
})
