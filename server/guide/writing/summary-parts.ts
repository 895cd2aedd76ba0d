import type { SummaryInput, SummaryItem } from '#server/guide/guide.ts'
import { type AnswerReading, readAnswer } from '#server/guide/reading/answer-reading.ts'
import type { Lens, Pair } from '#server/guide/reading/lenses/lens.ts'
import { type Relation, relate } from '#server/guide/reading/lenses/relation.ts'
import type { Quote } from '#server/guide/reading/quotes/choose-quotes.ts'
import { hasUnsafeAnswer } from '#server/guide/rules/plain-text.ts'

/** A quote with whether it stands in an answer that gives thanks. */
export type KeptQuote = Quote & { thanks: boolean }

export type ReadItem = { item: SummaryItem; pair: Pair; relation: Relation }

/** The items that may be spoken of, with what the guide makes of them. */
export const readItems = ({ items, people }: SummaryInput): ReadItem[] =>
  items
    .filter(({ answers }) => !hasUnsafeAnswer(answers))
    .map((item) => {
      const { question, category, answers } = item
      const pair: Pair = [
        readAnswer(answers[0], { question, other: people[1].name }),
        readAnswer(answers[1], { question, other: people[0].name }),
      ]
      const names = people.map(({ name }) => name).join(' ')
      return { item, pair, relation: relate(pair, question, category, names) }
    })

const asksForPraise =
  /\b(?:thankful|grateful|admire|love|enjoy|appreciate|proud|kindness|favou?rite|like about|smile|laugh|feel seen|supported|going well|close)\b/i

const warmth = (
  { signals, tone, foreign }: AnswerReading,
  { question, category }: SummaryItem,
): number =>
  (signals.thanks ? 4 : 0) +
  (asksForPraise.test(question) ? 2.5 : 0) -
  (signals.wish && !signals.thanks ? 2.5 : 0) +
  (category === 'support' ? 1.5 : 0) +
  Math.max(-3, Math.min(3, tone)) * 0.5 -
  (signals.hurt ? 7 : 0) -
  (signals.unsure ? 5 : 0) -
  (signals.spent ? 2 : 0) -
  (foreign ? 4 : 0)

const perItem = 8
const kept = 30

/** The quotes of one person to choose the one to keep from, warmest first. */
export const quotesToKeep = (items: readonly ReadItem[], person: 0 | 1): KeptQuote[] =>
  items
    .flatMap(({ item, pair }) => {
      const reading = pair[person]
      if (reading.state !== 'words') return []
      return reading.quotes.slice(0, perItem).map((quote) => ({
        ...quote,
        score: quote.score + warmth(reading, item),
        thanks: reading.signals.thanks && !reading.signals.hurt,
      }))
    })
    .sort((left, right) => right.score - left.score || left.text.localeCompare(right.text, 'en'))
    .slice(0, kept)

/** The topic that most items share, and in how many of them it comes; null when no topic is found. */
export const mainTopic = (
  items: readonly ReadItem[],
  except: readonly string[] = [],
): { topic: string; items: number } | null => {
  const seen = new Map<string, { topic: string; topics: Set<string>; items: number }>()
  for (const { pair } of items) {
    const found = new Map(
      pair.flatMap(({ themes }) => themes.slice(0, 3)).map((one) => [one.theme.key, one]),
    )
    for (const [key, { theme, topic }] of found) {
      const entry = seen.get(key) ?? { topic: theme.topic, topics: new Set<string>(), items: 0 }
      entry.items += 1
      entry.topics.add(topic)
      seen.set(key, entry)
    }
  }
  const [best] = [...seen]
    .map(([key, { topic, topics, items: count }]) => {
      const [closest] = topics
      return { key, topic: topics.size === 1 && closest ? closest : topic, items: count }
    })
    .filter(({ topic }) => !except.includes(topic))
    .sort((left, right) => right.items - left.items || left.key.localeCompare(right.key, 'en'))
  return best ? { topic: best.topic, items: best.items } : null
}

const telling = ['pull', 'ends', 'wishTwo', 'twoTopics'] as const

/** The difference that is clearest and least sore: the way of looking that shows it, and what was asked. */
export const mainDifference = (
  items: readonly ReadItem[],
): { lens: Lens; asked: string } | null => {
  const found = items
    .filter(({ pair }) => !pair.some(({ signals }) => signals.hurt))
    .flatMap(({ relation: { asked, lenses } }) => {
      const lens = lenses.find(({ name }) => telling.some((one) => one === name))
      return lens ? [{ lens, asked }] : []
    })
  const rank = ({ lens }: { lens: Lens }): number =>
    telling.indexOf(lens.name as (typeof telling)[number])
  return (
    found.toSorted(
      (left, right) => rank(left) - rank(right) || left.asked.localeCompare(right.asked, 'en'),
    )[0] ?? null
  )
}
