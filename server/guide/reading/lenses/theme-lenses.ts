import type { AnswerReading } from '#server/guide/reading/answer-reading.ts'
import type { FoundTheme } from '#server/guide/reading/find-themes.ts'
import { smallWords } from '#server/guide/reading/quotes/common-words.ts'
import { plainly } from '#server/guide/words.ts'
import { has, type Lens, of, only, type Pair } from './lens.ts'

const pulling = new Set(
  'alone+together alone+friends alone+talking exercise+rest friends+rest outdoors+rest home+travel games+outdoors alone+outdoors rest+together friends+together music+rest rest+travel games+rest'.split(
    ' ',
  ),
)

type SharedTheme = FoundTheme & { shows: readonly [readonly string[], readonly string[]] }

const sharedTheme = (pair: Pair, asked: ReadonlySet<string>): SharedTheme | null => {
  const [first, second] = of(pair, ({ themes }) => themes.slice(0, 4))
  const shared = first.flatMap((found) => {
    const other = second.find(({ theme }) => theme.key === found.theme.key)
    if (!other) return []
    const topic = other.topic === found.topic ? found.topic : found.theme.topic
    const strength = found.strength + other.strength - (asked.has(found.theme.key) ? 10 : 0)
    const shows = [found.shownBy, other.shownBy] as const
    return [{ ...found, topic, strength, shows }]
  })
  const [best] = shared.sort(
    (left, right) =>
      right.strength - left.strength || left.theme.key.localeCompare(right.theme.key, 'en'),
  )
  return best ?? null
}

/** A telling word that stands in both answers, the longest first. */
export const sharedWord = (pair: Pair, known: string): string | null => {
  const [first, second] = of(
    pair,
    ({ text }) => new Set(plainly(text).match(/[a-z']{4,14}/g) ?? []),
  )
  const asked = plainly(known)
  const words = [...first].filter(
    (word) => second.has(word) && !smallWords.has(word) && !asked.includes(word),
  )
  return (
    words.sort((left, right) => right.length - left.length || (left < right ? -1 : 1))[0] ?? null
  )
}

/** The theme that the quote of an answer shows, else the strongest; not what was asked about. */
const closestTheme = (
  { themes }: AnswerReading,
  shown: string,
  asked: ReadonlySet<string>,
): FoundTheme | undefined => {
  const fresh = themes.filter(({ theme }) => !asked.has(theme.key))
  const quote = plainly(shown)
  return fresh.find(({ shownBy }) => shownBy.some((word) => quote.includes(word))) ?? fresh[0]
}

/** What two answers are about: one thing, two things, the two ends of one. `quotes` are the words to be shown. */
export const themeLenses = (
  pair: Pair,
  asked: ReadonlySet<string>,
  quotes: readonly [string, string],
): Lens[] => {
  const shared = sharedTheme(pair, asked)
  const [first, second] = [
    closestTheme(pair[0], quotes[0], asked),
    closestTheme(pair[1], quotes[1], asked),
  ]
  const lenses: Lens[] = []
  if (shared) {
    const warm = of(pair, ({ tone }) => tone >= 2)
    const heavy = of(pair, ({ tone, signals }) => tone <= -2 || signals.hard)
    const ends = (warm[0] && heavy[1]) || (warm[1] && heavy[0])
    const slots = { shared: { topic: shared.topic }, theme: shared, shows: shared.shows }
    const weight = shared.strength < 0 ? 3 : shared.topic === shared.theme.topic ? 7.5 : 8.5
    lenses.push(...only('ends', 9, ends, slots), ...only('sharedTopic', weight, true, slots))
  }
  if (first && second && first.theme.key !== second.theme.key) {
    const wishes = has(pair, 'wish').every(Boolean)
    const thanks = has(pair, 'thanks').every(Boolean)
    const isLight = first.theme.kind !== 'load' && second.theme.kind !== 'load'
    const names = [first.theme.key, second.theme.key].sort().join('+')
    const slots = {
      each: { t: [first.topic, second.topic] as const },
      shows: [first.shownBy, second.shownBy] as const,
    }
    lenses.push(
      ...only('pull', 8, pulling.has(names), slots),
      ...only('thanksTwo', 8.2, thanks, slots),
      ...only('wishTwo', 7.6, wishes && !thanks && isLight, slots),
      ...only('twoTopics', shared && shared.strength > 0 ? 4.5 : 6.4, true, slots),
    )
  }
  return lenses
}
