import type { InsightInput } from '#server/guide/guide.ts'
import { shownNames } from '#server/guide/naming.ts'
import type { Lens, Pair } from '#server/guide/reading/lenses/lens.ts'
import { type Relation, relate } from '#server/guide/reading/lenses/relation.ts'
import { pairedQuotes } from '#server/guide/reading/quotes/choose-quotes.ts'
import { createSuggestionCheck } from '#server/guide/rules/check-guide-text.ts'
import { isPlainItem, plainSuggestion } from '#server/guide/rules/plain-text.ts'
import { readingGrade } from '#server/guide/rules/reading-grade.ts'
import { dealt, drawName } from '#server/guide/seeded-order.ts'
import { numberFrom } from '#server/seeded-random.ts'
import { fillFrame, plainQuote, type Slots } from './fill-frame.ts'
import { framesFor } from './frames/by-category.ts'
import * as frames from './frames/suggestions.ts'
import { readPair } from './insight.ts'
import { namedFirst, other } from './insight-draft.ts'

type Idea = { text: string; slots: Slots; isFromBoth?: boolean }
type Start = { lead: string; slots: Slots }

const quoteLength = { least: 3, most: 5 } as const
/** From this score on, a quote says something by itself. */
const tellingScore = 7

const isTender = (lens: Lens | undefined): boolean =>
  lens !== undefined && (lens.name.startsWith('hurt') || lens.name === 'loss')

const ideasFrom = (
  { lenses, askedTheme }: Relation,
  input: InsightInput,
  people: Slots,
): Idea[] => {
  const { seed, position, category } = input
  const draw = (name: string, pool: readonly string[], slots: Slots = {}): Idea[] =>
    dealt(pool, `idea ${name}`, seed, position).map((text) => ({ text, slots }))
  if (isTender(lenses[0])) return draw('gentle', frames.gentleIdeas)
  const general = draw(drawName(category), framesFor(category).ideas)
  const shared = lenses.find(({ theme }) => theme !== undefined)?.theme
  const [mine, yours] = lenses.find(({ each }) => each?.t)?.each?.t ?? []
  if (!shared && mine && yours) {
    const slots =
      namedFirst(seed, position) === 0 ? { tA: mine, tB: yours } : { tA: yours, tB: mine }
    const own = draw('two topics', frames.twoTopicIdeas, { ...people, ...slots })
    return [...own.map((idea) => ({ ...idea, isFromBoth: true })), ...general]
  }
  const found = shared ?? askedTheme
  const isTurnToTalk = numberFrom(`${seed}|talk|${position}`) % 2 === 0
  const isSilent = lenses.some(({ name }) => name.startsWith('missing'))
  if (!found && isSilent) return general
  if (!found) {
    const more = draw('more', frames.moreIdeas)
    return isTurnToTalk ? [...more, ...general] : [...general, ...more]
  }
  const { theme, topic } = found
  const kind = theme.kind === 'load' ? 'load' : 'good'
  const talks = draw(kind, frames.topicIdeas[theme.kind], { topic })
  const rest = shared || isTurnToTalk ? [...talks, ...general] : [...general, ...talks]
  return [...draw(theme.key, theme.ideas), ...rest]
}

const groundedSlots = (people: Slots, first: 0 | 1, pair: Pair): Slots[] => {
  const telling = (index: 0 | 1) =>
    pair[index].quotes.filter(
      ({ words, whole, score }) =>
        whole && score >= tellingScore && words >= quoteLength.least && words <= quoteLength.most,
    )
  const pairs = pairedQuotes(telling(0), telling(1), 3)
  const different = pairs.filter(([one, another]) => one.text !== another.text)
  return different.map((quotes) => ({
    ...people,
    qA: plainQuote(quotes[first].text),
    qB: plainQuote(quotes[other(first)].text),
  }))
}

/** One small idea for both that grows from their words; the plain kindness on a plain item. */
export const writeSuggestion = (input: InsightInput): string => {
  if (isPlainItem(input)) return plainSuggestion(input)
  const { seed, position, category, question } = input
  const pair = readPair(input)
  const names = shownNames(input.people)
  const first = namedFirst(seed, position)
  const people = { A: names[first], B: names[other(first)] }
  const relation = relate(pair, question, category, names.map(({ text }) => text).join(' '))
  const check = createSuggestionCheck(input)
  const from = (name: string, pool: readonly string[]) => dealt(pool, name, seed, position)
  const plain = from('lead', frames.suggestionLeads).map((lead): Start => ({ lead, slots: {} }))
  const grounded = isTender(relation.lenses[0])
    ? []
    : groundedSlots(people, first, pair).flatMap((slots) =>
        from('grounded', frames.groundedLeads).map((lead): Start => ({ lead, slots })),
      )
  for (const { text: frame, slots, isFromBoth } of ideasFrom(relation, input, people)) {
    const idea = fillFrame(frame, slots)
    if (idea === null) continue
    for (const start of isFromBoth ? plain : [...grounded, ...plain]) {
      for (const end of from('end', frames.suggestionEnds)) {
        const text = `${fillFrame(start.lead, { ...start.slots, idea }) ?? ''} ${end}`
        if (check(text).length === 0 && readingGrade(text) <= 8) return text
      }
    }
  }
  return plainSuggestion(input)
}
