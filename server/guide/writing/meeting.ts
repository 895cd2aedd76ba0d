import type { AnswerReading } from '#server/guide/reading/read-answer.ts'
import type { ItemReading } from '#server/guide/reading/read-item.ts'
import { asksOfPartner } from '#server/guide/reading/stands-alone.ts'
import { stemOf, stemsOf } from '#server/guide/rules/word-stems.ts'
import type { Side } from '#server/guide/seeded-order.ts'
import { smallWords } from '#server/meaning/common-words.ts'
import { encoder } from '#server/meaning/encoder.ts'
import type { Label } from '#server/meaning/labels.ts'
import { plainly } from '#server/meaning/plainly.ts'
import type { Meeting } from './meeting-lines.ts'

/** How two answers meet; `one` is the {one} of its lines, null where only lines without names are true. */
export type MeetingFound = { meeting: Meeting; one: Side | null }

type People = ItemReading['people']

const how = ({ likely }: AnswerReading, label: Label): number => likely[label] ?? 0

const both = (people: People, label: Label, least: number): boolean =>
  people.every((one) => how(one, label) >= least)

/** The side that is the first and whose other is the second; null where neither or each is. */
const sideOf = (
  people: People,
  isOne: (one: AnswerReading) => boolean,
  isOther: (one: AnswerReading) => boolean,
): Side | null => {
  const fits = ([0, 1] as const).filter(
    (side) => isOne(people[side]) && isOther(people[side === 0 ? 1 : 0]),
  )
  return fits.length === 1 ? (fits[0] ?? null) : null
}

/** More than any likelihood: only where the head itself is sure. */
const onlySure = 2

const isCalm = ({ mayBeTender }: AnswerReading): boolean => !mayBeTender
const atLeast =
  (label: Label, least: number) =>
  (one: AnswerReading): boolean =>
    how(one, label) >= least
const below =
  (label: Label, most: number) =>
  (one: AnswerReading): boolean =>
    how(one, label) < most

/** The stems of what an answer says beyond small words. */
const stemsIn = ({ found }: AnswerReading): ReadonlySet<string> =>
  new Set(
    (plainly(found.text).match(/[\p{L}']{3,}/gu) ?? [])
      .filter((word) => !smallWords.has(word))
      .map(stemOf),
  )

/** What tells how somebody felt or what they did, and not of what: “laughed at the film”, “laughed when you fell”. */
const saysNotWhat = stemsOf(
  'laugh laughing laughed smile cry cried talk talked sit sat walk walked went remember remembered liked loved felt feel feeling happy sad glad lost',
)

/** Whether some word stands in both that nobody was asked for: two answers that are alike in tone alone are not about the same thing. */
const shareAWord = ({ people: [one, other], asked, card }: ItemReading): boolean => {
  const others = stemsIn(other)
  const known = stemsOf(`${asked} ${card.about}`)
  return [...stemsIn(one)].some(
    (stem) => others.has(stem) && !known.has(stem) && !saysNotWhat.has(stem),
  )
}

/** Who tells what the other thinks of it mostly sees it otherwise: “He thinks it's over when I cook”. */
const contradicting =
  /\b(?:he|she|you|they)(?:['’]ll| will)? (?:thinks?|says?|reckons?|claims?|believes?|calls? (?:it|that|this))\b/u
const contradicts = ({ found }: AnswerReading): boolean => contradicting.test(plainly(found.text))

/** What somebody says who waits for the other to begin, hopes for it or leaves it to them. */
const waiting =
  /\b(?:wait\w*|hoping|(?:i|just) hope|hope you|you first|first one to|(?:if|once|until|till|when) you (?:would|just|only|first|ask\w*|say|said|came|come|call\w*|start\w*|beg[ai]n)|ask me|you(?:'d| would| could) (?:ask|say|start|begin|come|book|text|ring|call)|you to (?:ask|say|start|begin|come)|say the word|be asked|say something)\b/u
const soundsWaiting = ({ found }: AnswerReading): boolean => waiting.test(plainly(found.text))

/** Whom a couple's answers speak to, and how they speak of one another where the question is about the other. */
const toOther = /\b(?:you|u|ur|ya|your|yours|you're|youre|you've|youve|you'd|you'll)\b/u
const ofOther = /\b(?:he|she|him|her|his|hers|they|them)\b/u
/** Pride in oneself, a garden or a child: “proud of my team”, “so proud of our daughter”. */
const proudOfElse =
  /\b(?:proud(?:er|est)? of|pride in) (?!(?:(?:how|what|that|the way|all (?:that)?) )?(?:you|u|ur|ya|your|him|her|he|she)\b)/u
/** Thanks that are none: “Thanks for nothing, but the car works”. */
const noThanks =
  /\bthank(?:s| you|ful)? (?:for (?:nothing|noticing|asking)|a (?:lot|bunch))\b|\bno thanks\b|\b(?:without|not) (?:a |one )?(?:word of )?thank/u

/** Whether an answer is about the other of the two: said to them, or of them where that was asked. */
const isAboutOther = ({ found }: AnswerReading, { asked }: ItemReading): boolean => {
  const plain = plainly(found.text)
  return toOther.test(plain) || (asksOfPartner(asked) && ofOther.test(plain))
}
const isProudOfOther = (one: AnswerReading, item: ItemReading): boolean =>
  isAboutOther(one, item) && !proudOfElse.test(plainly(one.found.text))
const thanksOther = (one: AnswerReading, item: ItemReading): boolean =>
  isAboutOther(one, item) && !noThanks.test(plainly(one.found.text))

/** Who is proud of the other, and surely the other not of them. */
const proudOne = (people: People, item: ItemReading): Side | null =>
  sideOf(
    people,
    (one) => how(one, 'proud') >= 0.8 && isProudOfOther(one, item),
    below('proud', 0.2),
  )

/** A thank-you in few words: “ta for 51 years”. */
const thanksBriefly = /\b(?:ta|cheers|thanks?|thankful|grateful|glad|bless)\b/u

/** Who thanks the other, who speaks of nothing to be thankful for; nobody where both were asked for thanks. */
const thankfulOne = (people: People, item: ItemReading): Side | null =>
  /\bthank|\bgrateful/iu.test(item.asked)
    ? null
    : sideOf(
        people,
        (one) => how(one, 'thanks') >= 0.7 && thanksOther(one, item),
        (one) => below('thanks', 0.05)(one) && !thanksBriefly.test(plainly(one.found.text)),
      )

/** Who is sorry, where the other is not and has something that is heavy or sore. */
const hurtBySorry = (people: People): Side | null =>
  sideOf(
    people,
    atLeast('sorry', 0.6),
    (other) => how(other, 'sorry') < 0.3 && other.grave >= 0.3 && how(other, 'wish') < 0.5,
  )

/**
 * What holds between two answers, each with how likely the head of relations has it at least and
 * what the labels of the two must say besides. The numbers were set on pairs that nothing was
 * learned from, where about 95 in 100 of what is said then is right. That a thing is lighter for one than for the other
 * is never said: whoever has it hard in a few plain words is heard for light, and then it is unfair.
 */
const certain: readonly {
  meeting: Meeting
  least: number
  holds: (people: People, item: ItemReading) => boolean
  one?: (people: People, item: ItemReading) => Side | null
}[] = [
  { meeting: 'both-sorry', least: 0, holds: (people) => both(people, 'sorry', 0.5) },
  {
    meeting: 'sorry-and-hurt',
    least: 0.9,
    holds: (people) => hurtBySorry(people) !== null,
    one: hurtBySorry,
  },
  { meeting: 'both-worry', least: 0, holds: (people) => both(people, 'worry', 0.5) },
  {
    meeting: 'plan-and-worry',
    least: 0.9,
    holds: (people) => sideOf(people, below('worry', 0.2), atLeast('worry', 0.4)) !== null,
    one: (people) => sideOf(people, below('worry', 0.2), atLeast('worry', 0.4)),
  },
  { meeting: 'both-miss', least: 0.95, holds: () => true },
  {
    meeting: 'hurt-and-fine',
    least: 0.95,
    holds: (people) =>
      sideOf(
        people,
        ({ grave }) => grave >= 0.4,
        ({ grave }) => grave < 0.12,
      ) !== null,
  },
  { meeting: 'each-waits', least: 0.95, holds: (people) => people.every(soundsWaiting) },
  {
    meeting: 'weighs-on-both',
    least: 0,
    holds: (people) =>
      people.every((one) => one.grave >= 0.75 && how(one, 'sorry') < 0.3 && how(one, 'wish') < 0.4),
  },
  {
    meeting: 'same-thing',
    least: 0.9,
    holds: (people, item) => people.every(isCalm) && !people.some(contradicts) && shareAWord(item),
  },
  {
    meeting: 'thanks-both',
    least: 0,
    holds: (people, item) =>
      people.every(isCalm) &&
      both(people, 'thanks', 0.35) &&
      people.every((one) => thanksOther(one, item)),
  },
  {
    meeting: 'both-proud',
    least: 0,
    holds: (people, item) =>
      people.every(isCalm) &&
      both(people, 'proud', 0.35) &&
      people.every((one) => isProudOfOther(one, item)),
  },
  {
    meeting: 'both-plan',
    least: 0,
    holds: (people) => people.every(isCalm) && both(people, 'plan', 0.35),
  },
  {
    meeting: 'proud',
    least: 0,
    holds: (people, item) => people.every(isCalm) && proudOne(people, item) !== null,
    one: proudOne,
  },
  {
    meeting: 'thanks-unseen',
    least: 0.6,
    holds: (people, item) => people.every(isCalm) && thankfulOne(people, item) !== null,
    one: thankfulOne,
  },
  { meeting: 'one-wish', least: onlySure, holds: (people) => people.every(isCalm) },
  { meeting: 'two-wishes', least: onlySure, holds: (people) => people.every(isCalm) },
  { meeting: 'wish-met', least: onlySure, holds: (people) => people.every(isCalm) },
  { meeting: 'opposite-tastes', least: onlySure, holds: (people) => people.every(isCalm) },
  { meeting: 'both-joke', least: onlySure, holds: (people) => people.every(isCalm) },
  { meeting: 'joke-and-serious', least: onlySure, holds: (people) => people.every(isCalm) },
]

/** How the two answers meet or miss, where that is nearly certain; null for silence. */
export const meetingOf = (item: ItemReading): MeetingFound | null => {
  const { people, relation } = item
  if (!encoder().isWhole || people.some(({ saysLittle, isUnread }) => saysLittle || isUnread))
    return null
  const found = certain.find(
    ({ meeting, least, holds }) =>
      (least === 0 ||
        (relation?.relation === meeting && (relation.isSure || relation.likelihood >= least))) &&
      holds(people, item),
  )
  return found ? { meeting: found.meeting, one: found.one?.(people, item) ?? null } : null
}
