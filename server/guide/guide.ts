/** One of the couple, with the answer to one question; null where there is none. */
export type Person = { name: string; answer: string | null }

/** Which question it is. */
export type Asked = {
  question: string
  /** Its id; empty where the question is nobody's of ours. */
  category: string
  /** The id of its card; empty where the question is nobody's of ours. */
  cardId: string
}

/**
 * `textsOf` names whose stored answers these are, so that what was made of them is found again for the next text about them;
 * left out for what somebody may have made up to find out, by how fast it is read, whether it is known here.
 */
type Read = { textsOf?: string | undefined }

/** `people[0]` is the primary, `people[1]` the partner. */
export type InsightInput = Asked &
  Read & {
    people: readonly [Person, Person]
    /** One text per catch-up: the same seed and position give the same words. */
    seed: string
    /** 0-6: which question of the catch-up. */
    position: number
    /** How often the couple had that card before. */
    timesHad: number
  }

export type SummaryItem = Asked & {
  answers: readonly [string | null, string | null]
  /** 0-6: which question of the catch-up. */
  position: number
}

export type SummaryInput = Read & {
  people: readonly [{ name: string }, { name: string }]
  items: readonly SummaryItem[]
  /** The names of the categories the couple chose for next time; may be empty. */
  focus: readonly string[]
  seed: string
}

/** One question of a summary by itself. */
export const insightInputOf = (
  { people: [one, other], seed, textsOf }: SummaryInput,
  { answers: [mine, theirs], ...asked }: SummaryItem,
): InsightInput => ({
  ...{ ...asked, seed, textsOf, timesHad: 0 },
  people: [
    { ...one, answer: mine },
    { ...other, answer: theirs },
  ],
})

/** A writer of insights, suggestions and summaries. What it writes is shown only as `guarded` lets it. */
export type Guide = {
  name: string
  source: 'built-in' | 'model'
  insight(input: InsightInput): Promise<string>
  suggestion(input: InsightInput): Promise<string>
  summary(input: SummaryInput): Promise<string>
}

/**
 * A guide that may leave suggestions and summaries to the one behind it, and whose insight is null where it would say
 * nothing of two answers: then the card's own words stand there (R20).
 */
export type Writer = Pick<Guide, 'name' | 'source'> &
  Partial<Omit<Guide, 'insight'>> & { insight(input: InsightInput): Promise<string | null> }
