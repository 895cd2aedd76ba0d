import type { CoupleAbout } from '#contract/couple-about.ts'
import type { Category } from '#contract/questions.ts'

export type Mechanism =
  | 'gratitude'
  | 'responsiveness'
  | 'quality-time'
  | 'disclosure'
  | 'load-sharing'
  | 'coping'
  | 'repair'
  | 'self-expansion'
  | 'play'

/** What a couple must have opted into before a card fits them. */
export const needs = ['children', 'living-together', 'long-distance', 'intimacy-opt-in'] as const
export type Need = (typeof needs)[number]

/** The kinds of answers that an ask is written for. */
export const askKinds = ['any', 'alike', 'unlike', 'tender', 'light', 'short'] as const
export type AskKind = (typeof askKinds)[number]

/** `depth`: 1 easy, 2 personal, 3 vulnerable. Without `needs` it fits everyone. A changed meaning is a new `id`. */
export type CardQuestion = {
  readonly id: string
  readonly category: Category
  readonly mechanism: Mechanism
  readonly valence: 'warm' | 'neutral' | 'tender'
  readonly depth: 1 | 2 | 3
  readonly needs?: readonly Need[]
  readonly content: string
}

/** A question and the conversation it opens, written by one hand. */
export type Card = CardQuestion & {
  /** What it asks about, to stand after the word "about". */
  readonly about: string
  /** Sentences that are true whatever the two wrote; the first is right under a grave answer, too. */
  readonly reflections: readonly string[]
  /**
   * Questions to go on with. `{one}` is the person whose answer is tender, light or short, and
   * `{other}` the other one; in the other kinds they are the two in any order. The first for any
   * answers is right after a grave one, too.
   */
  readonly asks: Readonly<Record<AskKind, readonly string[]>>
  /**
   * Small things for this week; `gentleIdea` is right for a hard one. `quietIdea` stands where that would still hurt or press
   * beside the worst answer there is: a loss, fear of the other, not wanting to live.
   */
  readonly ideas: readonly string[]
  readonly gentleIdea: string
  readonly quietIdea?: string
}

/** The gentlest small thing of a card, right beside any answers. */
export const quietestIdea = ({
  gentleIdea,
  quietIdea = gentleIdea,
}: Pick<Card, 'gentleIdea' | 'quietIdea'>): string => quietIdea

/** `optedInto` holds names of needs; a card fits when all of its own are among them. */
export function fits(card: CardQuestion, optedInto: ReadonlySet<string>): boolean {
  return card.needs === undefined || card.needs.every((need) => optedInto.has(need))
}

/** Which needs a couple meets by what they told (R19); what they did not say meets none. */
export function needsOfCouple({ children, living, intimacy }: CoupleAbout): ReadonlySet<Need> {
  const met: Record<Need, boolean> = {
    children: children === 'yes',
    'living-together': living === 'together',
    'long-distance': living === 'apart',
    'intimacy-opt-in': intimacy === 'welcome',
  }
  return new Set(needs.filter((need) => met[need]))
}
