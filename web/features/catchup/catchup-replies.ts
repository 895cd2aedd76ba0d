import * as z from 'zod/mini'
import {
  GuideSource,
  readResponses,
  writeInsight,
  writeSuggestion,
  writeSummary,
} from '#contract/catchup.ts'

/*
 * The catch-up's calls with replies read as widely as product §7 and §5 allow: a list or an object that
 * holds it, an insight under either name, a text that may be missing.
 */

const Item = z.object({
  question: z.object({
    id: z.int(),
    content: z.string().check(z.trim(), z.minLength(1)),
  }),
  userResponse: z.nullish(z.string()),
  partnerResponse: z.nullish(z.string()),
})

/** A question and its two answers; null where there is none. */
export type TalkItem = {
  question: { id: number; content: string }
  userResponse: string | null
  partnerResponse: string | null
}

const Items = z.union([z.array(z.unknown()), z.object({ responses: z.array(z.unknown()) })])

export const readItems = { ...readResponses, reply: z.unknown() } as const

/** A reply that holds no list of answers, in the words of product §5. */
export class InvalidFormat extends Error {
  constructor() {
    super('Invalid response format from server')
    this.name = 'InvalidFormat'
  }
}

/**
 * The usable items of a reply; one without a question is named in the console and left out. Throws
 * `InvalidFormat`.
 */
export function itemsIn(reply: unknown): TalkItem[] {
  const { data: items } = z.safeParse(Items, reply)
  if (!items) throw new InvalidFormat()
  const list = Array.isArray(items) ? items : items.responses
  return list.flatMap((candidate) => {
    const item = z.safeParse(Item, candidate).data
    if (!item) {
      console.warn('A catch-up item came without a question and was left out.')
      return []
    }
    const { question, userResponse = null, partnerResponse = null } = item
    return [{ question, userResponse, partnerResponse }]
  })
}

const Written = z.catch(
  z.object({
    insight: z.optional(z.unknown()),
    response: z.optional(z.unknown()),
    suggestion: z.optional(z.unknown()),
    summary: z.optional(z.unknown()),
    source: z.catch(z.optional(GuideSource), undefined),
  }),
  {},
)

export const askInsight = { ...writeInsight, reply: Written } as const
export const askSuggestion = { ...writeSuggestion, reply: Written } as const
export const askSummary = { ...writeSummary, reply: Written } as const

/** The first of the values that is a text with something in it. */
export const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '')?.trim()
