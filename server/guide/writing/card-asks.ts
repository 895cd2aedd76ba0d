import { askPitfalls } from '#server/cards/ask-pitfalls.ts'
import { askWorth } from '#server/cards/ask-worth.ts'
import { askKinds } from '#server/cards/card.ts'
import type { SpokenCard } from '#server/guide/general-cards.ts'
import type { ShownName } from '#server/guide/naming.ts'
import type { ItemReading } from '#server/guide/reading/read-item.ts'
import { otherSide, type Side } from '#server/guide/seeded-order.ts'
import { type AskSort, byFit, type OfferedAsk } from '#server/meaning/fitting-ask.ts'
import { inSeededOrder } from '#server/seeded-random.ts'
import { fillLine } from './fill-line.ts'

/** From here on nothing playful is asked, whoever of the two it is. */
const mostGrave = 0.12
/** So many of those that fit best are tried, before the ones that are right for any answers. */
const mostTried = 8

/**
 * What sounds playful in a question that was not written for light answers. It goes with most of them, and is out of
 * place where one tells of something that may be heavy.
 */
const playful =
  /\b(?:jok(?:e|es|ing)|laugh\w*|silly|silliest|daft|pointless|danc(?:e|ing)|dare|tease\w*|fight over|celebrat\w+|cheer(?:s|ed)?|part(?:y|ies)|straight face)\b/iu

/** A question of the card, and who of the two is its {one}. */
export type Ask = { line: string; one: Side }

const names = /\{(?:one|other)\}/

/** What two readers would give a question of a card that none has read. */
const usualLiking = 5

type Offered = OfferedAsk & {
  /** How gladly it is asked, whatever was written: 0 to 8. */
  liking: number
  /** What is typically written to the card's question would answer it as well. */
  reAsks: boolean
  /** It builds on what was told: it makes no sense to somebody who refused what the card's question is about. */
  needsYes: boolean
}

/** All questions of a card; one with names stands in it twice, for each of the two as its {one}. */
const offered = ({ id, asks }: Pick<SpokenCard, 'id' | 'asks'>): Offered[] => {
  const likings = askWorth[id]?.split(' ')
  const pitfalls = askPitfalls[id]?.split(' ')
  return askKinds.flatMap((kind, of) =>
    asks[kind].flatMap((line, at): Offered[] => {
      const sort = kind === 'any' && at === 0 ? 'calm' : kind
      const pitfall = Number(pitfalls?.[of]?.[at] ?? 0)
      const straight: Offered = {
        sort,
        line,
        one: 0,
        liking: Number(likings?.[of]?.[at] ?? usualLiking),
        reAsks: (pitfall & 1) === 1,
        needsYes: (pitfall & 2) === 2,
      }
      return names.test(line) ? [straight, { ...straight, one: 1 }] : [straight]
    }),
  )
}

/** How much rather the calm question is asked beside something grave, on the scale of how fitting it is. */
const ratherCalm = 0.4
/**
 * What counts besides, on that scale, where nothing is grave: a point of how gladly it is asked; that it asks again what was
 * asked; that it is the calm one, which turns to neither answer; and that it builds on what was told (“the hour your partner
 * named”), where both told something. Set by what three readers would ask after 144 pairs, each question of the card marked: of
 * what is asked first they would gladly ask 79 in 100, where it had been 67. A point of how gladly counts twice of that since:
 * of 1,082 judgements of questions that were asked it told good ones from weak ones, and how fitting they were did not; after the
 * 45 pairs of 360 that it changed, two readers graded 78 in 100 A or B, where it had been 72, and none D, where it had been nine.
 */
const ofLiking = 0.4
const ofReAsking = -0.2
const ofCalm = -0.6
const ofBuildingOn = 0.8
/**
 * And that it turns each to the other: of 335 texts of five sets that readers judged blind, 84 in 100 of those with such a
 * question were A or B, and 70 of the others. So much changes the question of one pair in seven; of 160 judgements of those
 * two readers would rather have had the new one in 94.
 */
const ofPartner = 0.3
const turnsToPartner = /\byour partner\b/u
/** How much rather one is asked that was written for answers that are alike, and less one for such as are not, where both name the same. */
const ofAlike = 2
const besideGrave: readonly AskSort[] = ['calm', 'any', 'tender']

/**
 * The questions of the card that fit these answers, the best first; it ends with those that fit any. Beside something
 * grave it is the calm one or a plain one and nobody's name is in it: who tells of two years until the wheelchair is
 * not to be asked for more of it, nor for something droll. Where an answer may refuse what was asked, none builds on a yes
 * to it, as long as there are others. `nameTheSame` is whether the text says that both name the same.
 */
export const fittingAsks = (
  { card, people, pair }: ItemReading,
  seed: string,
  nameTheSame = false,
): Ask[] => {
  const isGrave = people.some((one) => one.isGrave)
  const isStung = people.some((one) => one.isStung)
  const isLight =
    !isStung && people.every(({ grave, mayBeTender }) => grave < mostGrave && !mayBeTender)
  const mayPlay = isLight || (!isGrave && !isStung && playful.test(card.about))
  const isRefused = people.some(({ mayRefuse }) => mayRefuse)
  const all = offered(card)
  const deaf = new Set(all.filter(({ needsYes }) => isRefused && needsYes).map(({ line }) => line))
  const isFit = (line: string) => (mayPlay || !playful.test(line)) && !deaf.has(line)
  const [calm = '', ...rest] = card.asks.any
  const others = inSeededOrder(
    rest.filter((line) => !names.test(line) && isFit(line)),
    'ask',
    seed,
  )
  const calmFirst = isGrave && (!deaf.has(calm) || others.length === 0)
  const forAny = (calmFirst ? [calm, ...others] : [...others, calm]).map(
    (line): Ask => ({ line, one: 0 }),
  )
  if (pair === null) return forAny
  const mayBeAsked = ({ sort, line }: OfferedAsk): boolean =>
    isFit(line) &&
    (isLight || sort !== 'light') &&
    (!isGrave || (besideGrave.includes(sort) && !names.test(line)))
  const fitting = byFit(all.filter(mayBeAsked), pair)
  const toldBoth = people.every(({ saysLittle }) => !saysLittle)
  const inAll = ({ sort, line, fit, liking, reAsks, needsYes }: Offered & { fit: number }) => {
    if (isGrave) return fit + (sort === 'calm' ? ratherCalm : 0)
    const kind = { alike: ofAlike, unlike: -ofAlike }[sort as string] ?? 0
    return (
      fit +
      liking * ofLiking +
      (reAsks ? ofReAsking : 0) +
      (sort === 'calm' ? ofCalm : 0) +
      (needsYes && toldBoth ? ofBuildingOn : 0) +
      (turnsToPartner.test(line) ? ofPartner : 0) +
      (nameTheSame ? kind : 0)
    )
  }
  return [
    ...fitting.toSorted((one, other) => inAll(other) - inAll(one)).slice(0, mostTried),
    ...forAny,
  ]
}

/** The question with the names put in; null where it calls somebody by a name that is none. */
export const sayAsk = (
  { line, one }: Ask,
  shown: readonly [ShownName, ShownName],
): string | null => {
  if (names.test(line) && shown.some(({ generic }) => generic)) return null
  return fillLine(line, { one: shown[one], other: shown[otherSide(one)] })
}
