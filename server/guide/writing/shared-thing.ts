import type { InsightInput } from '#server/guide/guide.ts'
import { withinHorizon } from '#server/guide/reading/clean-text.ts'
import { neverRepeated, outOfPlace, unkind } from '#server/guide/rules/banned-words.ts'
import { stemOf, stemsOf } from '#server/guide/rules/word-stems.ts'
import { setOf, smallWords } from '#server/meaning/common-words.ts'
import { plainly } from '#server/meaning/plainly.ts'

/** What is said of a thing that both name: no more than anybody can see in the two answers. */
export const sharedThingLines = [
  'Both answers seem to come back to {thing}.',
  'Asked apart, you both seem to think of {thing}.',
  'You both seem to come back to {thing}.',
] as const

/** Words that point at a thing which both know; “my mother” is somebody else for each of them. */
const pointing = /(?<![\p{L}'-])(?<points>the|our|this|that) (?<row>(?:[\p{L}'-]+ ?){1,4})/giu

/** Small words that may stand before the name of a thing. */
const plainAdjectives = setOf(
  `old new little big good great bad long short nice back front slow quick red green blue white black yellow brown grey pink cold hot
  warm wet dark quiet loud lovely terrible awful horrible famous broken burnt tiny huge cheap fancy funny silly tall wooden first last`,
)

/** Behind a verb: “the dog ate the”. */
const objects = setOf('me him us it them the a an my your our his')

/** What ends the name of a thing, besides a sign and the little words. */
const after = setOf(
  'with felt made went came got had said sat smelled smelt tasted looked sounded started began worked broke burnt helped ended kept',
)

/** Where one of these comes next, the word before it names nothing by itself: “the small things”. */
const nameNothing = setOf('thing things stuff bit bits one ones way ways kind sort part parts')

/** Words that stand behind a “the” and name no thing, or one that is in any answer. */
const noThing = setOf(
  `day days week weeks weekend weekends evening evenings night nights morning mornings afternoon hour hours minute minutes month
  months year years time times end ends start beginning rest part parts place places point problem fact idea question questions
  answer answers same whole world best worst most only truth future past house home room others other two three both reason
  thought thoughts feeling feelings next last middle top bottom back front side right wrong while second third usual opposite
  moment half way spring summer autumn winter holidays app chat test tests result results`,
)

/** Who is somebody, or what may be sore or private: the name of a thing holds none of these. */
const neverWords = setOf(
  `kids children child baby babies boys girls boy girl person people man woman men women guy guys son sons daughter daughters mum
  mom dad mother father parents sister brother family wife husband partner boyfriend girlfriend ex gran nan grandma grandpa granny
  cousin niece nephew uncle aunt auntie twins friend friends neighbour neighbours neighbor neighbors boss doctor nurse therapist
  counsellor landlord teacher colleague colleagues lads mates
  sex toy porn bed kiss fight fights argument arguments row rows money debt debts mortgage loan divorce affair marriage relationship
  drinking funeral cancer operation ivf miscarriage scan pill pills hate rage war lie lies secret secrets
  together alone main simple small only same whole other next sorry blowjob toddler teenager teen law babysitter sitter lodger lady
  bloke waiter waitress driver vet midwife stranger grandson granddaughter grandchild grandchildren stepson stepdaughter vibrator
  condom lingerie abortion gun belt knife vodka wine beer whisky whiskey gin drink drinks shouting crying screaming hitting
  virus fever blood`,
)
/** The same by their stems, so that no plural slips by. */
const neverStems = new Set([...neverWords].map(stemOf))
const isNever = (word: string): boolean =>
  word
    .split('-')
    .some((part) => neverWords.has(part.replace(/e?s$/u, '')) || neverStems.has(stemOf(part)))

/** What is said how or how much, and no thing: “obviously”, “the funniest”. */
const noNoun = /(?:ly|est)$/u

/** Words on -ed that are things, and no verb: “the garden shed”. */
const thingsOnEd = setOf('shed bed sled seed weed feed speed steed breed greed hundred')
const isVerb = (word: string): boolean =>
  word.length > 4 &&
  word.endsWith('ed') &&
  /[aeiouy]/u.test(word.slice(0, -2)) &&
  !thingsOnEd.has(word)

/** How many letters such a word has at least, and at most. */
const [leastLetters, mostLetters] = [3, 24]
/** “the slow walk”: no more words than these, or nobody knows which of them is the thing. */
const mostWords = 2

/** A word or two that are a whole sentence, or stand alone at the beginning of one: “Hammock!” */
const byItself = /(?:^|[.!?…] *)([\p{L}'-]+(?: [\p{L}'-]+)?) *(?=[.!?,…]|$)/gu

const endsName = (word: string): boolean => smallWords.has(word) || after.has(word)

/** A name, or short for one: it would look broken in small letters. */
const isProper = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && (word.length <= 4 || /\p{Ll}/u.test(word))

/** What no sentence of ours holds. */
const unfit = [neverRepeated, unkind, ...outOfPlace.map(([, pattern]) => pattern)]

/** Whether words may stand in a sentence of ours as the name of a thing. */
const isNamable = (words: readonly string[]): boolean =>
  !noThing.has(words.at(-1) ?? '') &&
  words.every(
    (word) =>
      word.length >= leastLetters &&
      word.length <= mostLetters &&
      !isNever(word) &&
      !noNoun.test(word) &&
      /^\p{L}[\p{L}-]*\p{L}$/u.test(word),
  ) &&
  !unfit.some((pattern) => pattern.test(words.join(' ')))

/** All that a thing is called in an answer, “beach hut”, and whether a “the” or the like points at it. */
type Named = { name: string; isPointedAt: boolean }

/** The things that an answer names, by their last word. */
function thingsIn(answer: string): ReadonlyMap<string, Named> {
  const text = withinHorizon(answer).replace(/[‘’ʼ＇]/gu, "'")
  const pointedAt = [...text.matchAll(pointing)].flatMap(({ groups }): [string, Named][] => {
    const { points = '', row = '' } = groups ?? {}
    const asWritten = row.trim().split(' ')
    const words = asWritten.map((word) => word.toLowerCase())
    const from = plainAdjectives.has(words[0] ?? '') ? 1 : 0
    const end = words.findIndex((word, at) => at >= from && endsName(word))
    const [next = ''] = end < 0 ? [] : words.slice(end)
    const to = end < 0 ? words.length : end
    const isAction = isVerb(words[to - 1] ?? '') || objects.has(next)
    const name = words.slice(from, isAction ? to - 1 : to)
    const isOne = name.length > 0 && to - from <= mostWords && !nameNothing.has(next)
    if (!isOne || asWritten.slice(from, to).some(isProper) || !isNamable(name)) return []
    // “that” may also begin what somebody is glad of.
    const isPointedAt = points.toLowerCase() !== 'that'
    return [[name.at(-1) ?? '', { name: name.join(' '), isPointedAt }]]
  })
  const alone = [...text.matchAll(byItself)].flatMap(([, written = '']): [string, Named][] => {
    const all = written.toLowerCase().split(' ')
    const words = all.slice(all.length > 1 && plainAdjectives.has(all[0] ?? '') ? 1 : 0)
    const isThing = isNamable(words) && !words.some(endsName) && !isVerb(words.at(-1) ?? '')
    return isThing ? [[words.at(-1) ?? '', { name: words.join(' '), isPointedAt: false }]] : []
  })
  // What is pointed at counts more than what stands alone or behind a “that”.
  const all = [...alone, ...pointedAt]
  return new Map(
    all.toSorted(([, one], [, other]) => Number(one.isPointedAt) - Number(other.isPointedAt)),
  )
}

/** What has to be known of the two answers besides: whether something in them may be sore, and what the card is about. */
type Read = { card: { about: string }; people: readonly { mayBeTender: boolean }[] }

/** Whether a thing is named as what the other one thinks, says, likes or wants. */
const isSaidOfOther = (plain: string, name: string): boolean =>
  new RegExp(
    `\\b(?:he|she|you)(?:'ll|'d| will| would| always| really| only| just)* (?:thinks?|thought|says?|said|reckons?|claims?|likes?|loves?|loved|wants?|wanted|prefers?|picks?|chooses?|put|write|wrote)\\b[^.!?;]{0,24}\\b${name}\\b`,
  ).test(plain)

/** Whether a thing is named to say what speaks against it: “I like the truck too but my hip don't”. */
const isPutOff = (plain: string, name: string): boolean =>
  new RegExp(`\\b${name}\\b[^.!?;]{0,24}\\b(?:but|though|only if|except)\\b`).test(plain)

/**
 * A thing that each of two answers points at and the question does not, such as “the walk”; null for none. It is not
 * looked for where something may be sore, since nobody is told there how alike they are.
 */
export function sharedThing(
  { people, question }: Pick<InsightInput, 'people' | 'question'>,
  reading: Read,
): string | null {
  if (reading.people.some(({ mayBeTender }) => mayBeTender)) return null
  const [one, other] = [people[0].answer ?? '', people[1].answer ?? '']
  const names = people.map(({ name }) => name).join(' ')
  const asked = stemsOf(plainly(`${question} ${reading.card.about} ${names}`))
  const isAsked = (name: string): boolean => [...stemsOf(name)].some((stem) => asked.has(stem))
  const [mine, theirs] = [thingsIn(one), thingsIn(other)]
  const things = [...mine].flatMap(([thing, here]) => {
    const there = theirs.get(thing)
    if (there === undefined || !(here.isPointedAt || there.isPointedAt)) return []
    // “Not the sourdough” means to keep what the other would give up.
    if ([one, other].some((answer) => plainly(answer).includes(`not the ${here.name}`))) return []
    // “He thinks the car is romantic” tells what the other makes of it.
    if ([one, other].some((answer) => isSaidOfOther(plainly(answer), here.name))) return []
    if ([one, other].some((answer) => isPutOff(plainly(answer), here.name))) return []
    // “the coffee machine” and “the washing machine” are two, and so may be “the table” and “the pool table”.
    return here.name === there.name && !isAsked(here.name) ? [`the ${here.name}`] : []
  })
  // The same whoever of the two comes first.
  const [named = null] = things.toSorted(
    (left, right) => right.length - left.length || (left < right ? -1 : 1),
  )
  return named
}
