import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What was agreed about a model that is not on this server (R12). */
export const GuideConsent = z.object({
  /** Who runs that model, as people read it; null where answers go to nobody, so that nothing is asked. */
  provider: z.nullable(z.string()),
  /** What the person of this login said; nobody speaks for the other one. */
  people: z.array(z.object({ userId: z.int(), agreed: z.nullable(z.boolean()) })),
  /** Whether both have agreed, so that answers may go there. */
  both: z.boolean(),
})
export type GuideConsent = z.infer<typeof GuideConsent>

export const readGuideConsent = endpoint({
  method: 'GET',
  path: '/api/guide-consent',
  reply: GuideConsent,
})

/** One person's yes or no, to the provider they were shown; good until they say otherwise. */
export const saveGuideConsent = endpoint({
  method: 'PUT',
  path: '/api/guide-consent',
  body: z.object({
    provider: z.string().check(z.maxLength(300)),
    agreed: z.boolean('Please choose yes or no.'),
    userId: z.optional(z.int()),
  }),
  reply: GuideConsent,
  refuses: ['other-provider', 'says-it-themselves'],
})
