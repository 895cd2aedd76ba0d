import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const aboutSentences = {
  children: 'Please choose yes or no, or leave it open.',
  living: 'Please choose together or apart, or leave it open.',
  intimacy: 'Please choose welcome or rather not, or leave it open.',
} as const

const Children = z.nullable(z.enum(['yes', 'no'], aboutSentences.children))
const Living = z.nullable(z.enum(['together', 'apart'], aboutSentences.living))
const Intimacy = z.nullable(z.enum(['welcome', 'rather-not'], aboutSentences.intimacy))

/** What a couple told about itself (R19); null where they said nothing. */
export const CoupleAbout = z.object({
  /** Whether there are children at home. */
  children: Children,
  /** How the two live. */
  living: Living,
  /** Whether questions about intimacy may come. */
  intimacy: Intimacy,
})
export type CoupleAbout = z.infer<typeof CoupleAbout>

export const readAbout = endpoint({
  method: 'GET',
  path: '/api/couples/about',
  reply: CoupleAbout,
})

/** Either of the two changes it for both. What is left out stays; null takes it back. */
export const saveAbout = endpoint({
  method: 'PUT',
  path: '/api/couples/about',
  body: z.object({
    children: z.optional(Children),
    living: z.optional(Living),
    intimacy: z.optional(Intimacy),
  }),
  reply: CoupleAbout,
})
