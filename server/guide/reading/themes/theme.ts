/** How a theme is spoken of: something nice, something that weighs, something between two people. */
type ThemeKind = 'joy' | 'load' | 'bond'

export type Theme = {
  key: string
  /** A noun phrase that reads well after "about" and "of". */
  topic: string
  kind: ThemeKind
  /** Patterns of words, each with a closer topic where it has one. */
  words: readonly (readonly [pattern: string, topic?: string])[]
  questions: readonly string[]
  /** What the two could do: an order in lower case without a full stop, with its minutes. */
  ideas: readonly string[]
}
