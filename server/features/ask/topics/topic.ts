/** One thing couples ask about, with what the guide says to it. A changed meaning is a new `id`. */
export type Topic = {
  readonly id: string
  /** How people ask about it at its heart: what the search looks through; nobody reads it. */
  readonly asked: readonly string[]
  /** What else they say when they mean it; counts for less in the search. */
  readonly alsoAsked: readonly string[]
  readonly answer: string
  /** One thing to try together. */
  readonly together: string
  /** A sentence to open with. */
  readonly opening: string
}

/** What people type, by the topic they hope for. */
export type TypedQuestions = Readonly<Record<string, readonly string[]>>
