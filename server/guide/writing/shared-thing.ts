import type { InsightInput } from '#server/guide/guide.ts'
import { withinHorizon } from '#server/guide/reading/clean-text.ts'
import { neverRepeated, unkind } from '#server/guide/rules/banned-words.ts'
import { stemsOf } from '#server/guide/rules/word-stems.ts'
import { smallWords } from '#server/meaning/common-words.ts'
import { plainly } from '#server/meaning/plainly.ts'

/** What is said of a thing that both name: no more than anybody can see in the two answers. */
export const sharedThingLines = [
  'Both of you seem to have brought up the {thing}.',
  'Asked apart, you both seem to have brought up the {thing}.',
  'Each of you seems to have brought up the {thing}.',
] as const

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Words that point at a thing which both know; “my mother” is somebody else for each of them. */
const pointing = /(?<!\p{L})(?:the|our|that|this) ((?:[\p{L}']+ ?){1,4})/gu

/** Small words that may stand before the name of a thing. */
const plainAdjectives = setOf('old new little big good great bad long nice')

/** Behind a verb: “the dog ate the”. */
const objects = setOf('me him us it them the a an my your our his')

/** What ends the name of a thing, besides a sign and the little words. */
const after = setOf(
  'with felt made went came got had said sat smelled smelt tasted looked sounded started began worked broke burnt helped ended kept',
)

/** Words that stand behind a “the” and name no thing, one that is in any answer, a person, or what may be sore or private. */
const noThing = setOf(
  `day days week weeks weekend weekends evening evenings night nights morning mornings afternoon hour hours minute minutes month
  months year years time times end ends start beginning rest part parts place places point problem fact idea question questions
  answer answers same whole kids children child baby boys girls boy girl world best worst most only truth future past house home
  room person people man woman men women other others two three both reason thought thoughts feeling feelings next last middle
  top bottom back front side right wrong while second third usual opposite moment half way spring summer autumn winter holidays
  app chat guy guys son sons daughter daughters mum mom dad mother father parents sister brother family wife husband partner
  boyfriend girlfriend sex bed kiss fight fights argument arguments row money debt debts divorce funeral cancer`,
)

/** How many letters such a word has at least. */
const leastLetters = 3
/** “the slow walk”: no more words than these, or nobody knows which of them is the thing. */
const mostWords = 2

/** A word that is a whole sentence, or stands alone at the beginning of one: “Hammock!” */
const byItself = /(?:^|[.!?…] *)([\p{L}']+) *(?=[.!?,…]|$)/gu

const endsName = (word: string): boolean => smallWords.has(word) || after.has(word)

/** All that a thing is called in an answer, “beach hut”, and whether a “the” or the like points at it. */
type Named = { name: string; isPointedAt: boolean }

/** The things that an answer names, by their last word. */
function thingsIn(answer: string): ReadonlyMap<string, Named> {
  const text = plainly(withinHorizon(answer))
  const pointedAt = [...text.matchAll(pointing)].flatMap(([, row = '']): [string, Named][] => {
    const words = row.trim().split(' ')
    const from = plainAdjectives.has(words[0] ?? '') ? 1 : 0
    const end = words.findIndex((word, at) => at >= from && endsName(word))
    const name = words.slice(from, end < 0 ? undefined : end)
    if (name.length === 0 || name.length > mostWords) return []
    const [first = '', last = first] = name
    const isVerb = last.endsWith('ed') || objects.has(words[end] ?? '')
    const said = isVerb ? [first] : name
    return [[said.at(-1) ?? '', { name: said.join(' '), isPointedAt: true }]]
  })
  const alone = [...text.matchAll(byItself)].map(([, word = '']): [string, Named] => [
    word,
    { name: word, isPointedAt: false },
  ])
  return new Map([...alone, ...pointedAt])
}

/** What has to be known of the two answers besides: whether something in them may be sore, and what the card is about. */
type Read = { card: { about: string }; people: readonly { mayBeTender: boolean }[] }

/**
 * A thing that each of two answers points at and the question does not, such as “the walk”; null for none. It is not looked
 * for where something may be sore, since nobody is told there how alike they are.
 */
export function sharedThing(
  { people, question }: Pick<InsightInput, 'people' | 'question'>,
  reading: Read,
): string | null {
  if (reading.people.some(({ mayBeTender }) => mayBeTender)) return null
  const [mine, theirs] = [thingsIn(people[0].answer ?? ''), thingsIn(people[1].answer ?? '')]
  const names = people.map(({ name }) => name).join(' ')
  const asked = stemsOf(plainly(`${question} ${reading.card.about} ${names}`))
  const fits = (thing: string): boolean =>
    thing.length >= leastLetters &&
    !noThing.has(thing) &&
    !/^\W|'/u.test(thing) &&
    !neverRepeated.test(thing) &&
    !unkind.test(thing) &&
    ![...stemsOf(thing)].some((stem) => asked.has(stem))
  const named = [...mine].flatMap(([thing, one]) => {
    const other = theirs.get(thing)
    if (other === undefined || !(one.isPointedAt || other.isPointedAt) || !fits(thing)) return []
    return [one.name === other.name ? one.name : thing]
  })
  // The same whoever of the two comes first.
  const [thing = null] = named.toSorted(
    (one, other) => other.length - one.length || (one < other ? -1 : 1),
  )
  return thing
}
