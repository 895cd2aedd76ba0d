import type { InsightInput } from '#server/guide/guide.ts'
import { isEverydayWord } from '#server/guide/naming.ts'
import { setOf, smallWords } from '#server/meaning/common-words.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { type ClaimWord, groundless, ofAnybody } from './claim-words.ts'
import { isNegated, wordsBefore } from './negation.ts'
import { type OurCard, ourSentences } from './our-sentences.ts'
import { type Names, withStandIns } from './quoted-spans.ts'
import { sentencesIn } from './reading-grade.ts'
import { isTelling, standIns } from './telling-sentences.ts'
import { type Findings, when } from './text-faults.ts'
import { stemOf, stemsOf } from './word-stems.ts'

type Side = 0 | 1

const sideOf = (standIn: string): Side => (standIn.startsWith(standIns[0]) ? 0 : 1)
const named = new RegExp(`\\b(?:${standIns.join('|')})\\b`, 'g')

const persons =
  /\b(?:(?<own>i|im|i'm|i've|ive|i'd|i'll|me|my|myself|we|we're|we've|us|our)|you|u|ur|you're|youre|you've|your|he|he's|she|she's|they|they're|his|her|their)\b/g

/** Of whom it is said: the nearest person before it in its clause, the writer or somebody else; null where there is none. */
const saidOf = (answer: string, at: number): 'oneself' | 'others' | null => {
  const last = [...wordsBefore(answer, at, 20).matchAll(persons)].at(-1)
  if (last === undefined) return null
  return last.groups?.own === undefined ? 'others' : 'oneself'
}

type Said = { text: string; pattern: RegExp; negated: boolean }

/** Whether a text says a word, as sure or as much denied as it is told, and not of those who are `not` meant. */
const says = ({ text, pattern, negated }: Said, not: 'oneself' | 'others' | 'neither'): boolean =>
  [...text.matchAll(pattern)].some(
    ({ index }) => isNegated(text, index) === negated && saidOf(text, index) !== not,
  )

/** A word for what a question asks after: “which fear”, “a sorry”. */
const beforeThing = /\b(?:a|an|the|your|which|what|this|that|one|each|every|any) $/
const isNamedIn = (text: string, pattern: RegExp): boolean =>
  [...text.matchAll(pattern)].some(({ index }) => beforeThing.test(text.slice(0, index)))

/** A word that a question says of those whom it asks: “What are you happily stubborn about?” */
const isAskedOfThem = (text: string, pattern: RegExp): boolean =>
  [...text.matchAll(pattern)].some(
    ({ index }) =>
      /\b(?:are|do|were|did) you(?: \w+){0,3} $/.test(text.slice(0, index)) &&
      !isNegated(text, index),
  )

/** A place in a sentence; `whose` are all its words where it tells somebody what they wrote, whoever it speaks of. */
type Place = { sentence: string; at: number; whose: Side | null }

/** Whom a place of a sentence speaks of: who is named last before it, else first after it. */
function spokenOf(sentence: string, at: number): Side | 'both' | null {
  const people = [...sentence.matchAll(named)]
  const last = people.findLast(({ index }) => index <= at) ?? people[0]
  const together = [
    ...sentence.matchAll(/\b(?:both|each|neither|you two|the two of you|they|their|them)\b/gi),
  ].findLast(({ index }) => index <= at)
  if (together && (!last || last.index > at || together.index > last.index)) return 'both'
  return last ? sideOf(last[0]) : null
}

/** Who is named last before a place of a sentence that tells, in its clause. */
const lastOf = (sentence: string, at: number): Side | 'others' | null => {
  const clause = wordsBefore(sentence, at, 20)
  const last = clause.match(/\b(?:Annone|Anntwo|he|him|his|she|her|they|them|their)\b/g)?.at(-1)
  if (last === undefined) return null
  return /^Ann/.test(last) ? sideOf(last) : 'others'
}

const pastFiller =
  /^(?:(?:a|an|the|so|still|usually|often|mostly|sometimes|very|really|quite|rather|just|also|both|all|too|a bit|a little|not|no|never|always|now|again|more|less|most|as|one|who|what|where|something|somebody|there|here|back|home|up|out|off|far|down|as far as|getting|looking|thinking|waiting|going|saying|writing|asking|telling|better|further|glad|sure|ready|near|close|happy)\b[ ]?)+/
const copula = new RegExp(
  `\\b(?:(?:${standIns.join('|')})(?:'s (?:heart|mind|mood|side|way))?|you two|both of you|each of you|the two of you|you both|neither of you)(?:, [^,…]{1,40},)? (?:(?:may|might|could|can|must|will|would|still|also|both|each|perhaps|really|simply|just|usually|often|mostly|sometimes|always|clearly|quite) )*(?:is|are|was|were|be|been|has been|have been|had been|has become|have become|had become|feels?|felt|seems?(?: to (?:be|feel|have been))?|seemed|sounds?|looks?|gets?|got|becomes?|became|remains?|stays?|acts?|can be|may be|might be|could be)\\b ?([^.,;:?!…]*)`,
  'g',
)
const predicateEnd =
  /\b(?:at|in|on|with|for|by|to|from|of|about|and|but|or|when|while|who|that|which|as|than|like|over|under|into|onto|after|before|without|where|because|if|through|near|around|this|these)\b/

/** Words that go before another one and say by themselves what nobody is. */
const modals = setOf('would will could might may can did does had has')

/** What a sentence says that somebody is: “Ann is petty and …”. */
const labelsIn = (sentence: string): { words: string[]; at: number }[] =>
  [...sentence.matchAll(copula)].map(({ 0: all, 1: rest = '', index }) => ({
    words: (
      rest
        .toLowerCase()
        .replace(pastFiller, '')
        .split(predicateEnd)[0]
        ?.replace(pastFiller, '')
        .match(/[\p{L}']{3,}/gu) ?? []
    )
      .filter((word) => !standIns.some((standIn) => word.startsWith(standIn.toLowerCase())))
      .filter((word) => !modals.has(word))
      .slice(0, 4),
    at: index + all.length - rest.length,
  }))

/** What the two may wish for is said of neither: “What would you two love to be rid of?”, “… that you would love the other to see?” */
const wouldLove =
  /\b(?:would (?:each of you|the two of you|you two|you both|you) love|you(?: would|'d) love) (?:(?:the other|each other|your partner) )?to\b/gu

/** What is asked about a sound, or for a wish, is no claim that somebody listens: “How would you like to be listened to?” */
const listensFor =
  /\blisten(?:ing)? (?:to|for|in|out)\b|\bwould (?:each of you|the two of you|you two|you both|you each|you) (?:most )?like to be listened to\b|\bwith (?:a|the) whole \p{L}+ listening\b/gu

/** Negated claims on somebody: “Ann does not listen”. */
const denied = new RegExp(
  `\\b(?:${standIns.join('|')})(?: (?:also|still|really|just|perhaps|simply))* (?:(?:does|did|do|has|have|had|would|will|can|could|was|were|is|are) not|cannot|(?:do|does|did|have|has|had|wo|would|ca|could|was|is|are|were)n't|never|no longer|hardly|barely|seldom|rarely)(?: (?:even|really|ever|yet|quite|be|have|been|feel|seem|want to|like to))* ([\\p{L}']+)`,
  'gu',
)

const forYou: Readonly<Record<string, string>> = {
  "'re": ' are',
  "'ve": ' have',
  "'d": ' would',
  "'ll": ' will',
  r: "'s",
  rs: "'s",
}
const singular =
  /\b(?<!(?:both|each|neither|one|two) of )you(?<form>'re|'ve|'d|'ll|rself|rs|r)?\b(?! (?:two|both|each)\b)/gi
/** A name that is spoken to: “Ann, you …”, “Ann: you …”, “You …, Ann.” */
const vocative = new RegExp(
  `(?:^|[,;–—-] ?)(?:and )?(${standIns.join('|')})(?= ?[,:;–—.?!-])|\\b(${standIns.join('|')})(?= ?[,:–—-] ?(?:\\w+ ){0,4}you)`,
)

/**
 * A sentence with the name in place of each “you”, as in “Ann, you are petty”, which says that Ann is. Where it names
 * nobody, it goes on speaking to `before`; a question does so to nobody alone.
 */
function spokenTo(sentence: string, before: string | null): { told: string; to: string | null } {
  const found = vocative.exec(sentence)
  const isOfSomebody = standIns.some((standIn) => sentence.includes(standIn))
  const going = isOfSomebody || sentence.endsWith('?') ? null : before
  const to = found?.[1] ?? found?.[2] ?? going
  if (to === null) return { told: sentence, to: isOfSomebody ? null : before }
  const told = sentence.replace(singular, (_, ...rest) => {
    const { form }: { form?: string } = rest.at(-1)
    return `${to}${forYou[form?.toLowerCase() ?? ''] ?? ''}`
  })
  return { told, to }
}

const plainDenials = setOf(
  'name think say said find choose pick tell told decide remember write written know mind stop help',
)

/** Words that any telling is made of, besides the small ones. */
const plainWords = setOf(
  'sounds sound seems seem perhaps maybe both answer answers answered word words question questions thing things time day evening moment minute write writes wrote say says said think thinks thought name names named call calls tell tells told add adds find finds choose chooses chose pick picks picked put puts bring brings brought hold holds go goes went come comes came want wants wish wishes would like likes each other same together something part place way home week tonight begin begins one two already another different side remember remembers notice notices noticed agree agrees agreed wait waits waiting also'
    .split(' ')
    .map(stemOf)
    .join(' '),
)
/** What a sentence without quotes may be made of, besides words of the answers, the question and the card. */
const meetingWords = setOf(
  `it sounds seems seem seemed looks as if perhaps maybe may might could would be been that this both each of you one the other
  two same thing things something somewhere somebody much a an and or is are was were has have had to in on at for from with by
  about into it its what which who when where while there here then too also still just only again together first else another
  different answer answers question word words wish wishes plan moment minute hour day evening week time place way side kind
  think thinks thought name names named say says said write writes wrote notice notices noticed see sees saw remember remembers
  choose chooses chose pick picks picked want wants like likes liked wait waits waiting begin begins go goes went come comes came
  back look looks forward meet meets mean means meant ask asks asked give gives gave got get gets bring brings brought put puts
  hold holds agree agreed already settled find finds found know knew known did does another good well hear hears heard small big
  little few more most long every once twice true own around through after before them they how some any night keep keeps kept tell
  tells told show shows shown carry carries reach reaches point points lead leads turn turns count counts matter matters`,
)
/** So many words of a sentence may come from nowhere; one with both quotes tells of both, one with none joins them, and may have none from nowhere where it speaks of the two. */
const mostOwnWords = { telling: 2, ofBoth: 3, meeting: 2 } as const

/**
 * A check of what a text says of people outside of quotes: a feeling, a trait, a motive, a deed or a
 * judgement may be said of somebody only where that very word stands in their own answer, said as surely
 * and of themselves. A mild word may also come from the question, and so may one for what it asks after (“which fear”), where
 * somebody is told what they answered. A hedge changes nothing. That both brought up `thing` may be said in our own words.
 */
export function createClaimsCheck(
  { people, question }: Pick<InsightInput, 'people' | 'question'>,
  card: OurCard,
  names: Names,
  thing: () => string | null = () => null,
): (text: string) => Findings {
  const answers = people.map(({ answer }) => plainly(answer ?? '')) as [string, string]
  const asked = plainly(`${question} ${card.about}`)
  const isUnclear = names.some(
    (name) => isEverydayWord(name) || / of you$|^(?:one|the other) /.test(name),
  )
  const known = ([0, 1] as const).map((side) => stemsOf(`${answers[side]} ${asked}`))
  let ours: ReadonlySet<string> | undefined

  const holds = (side: Side, said: Omit<Said, 'text'>, mild: boolean): boolean => {
    const other = answers[side === 0 ? 1 : 0]
    if (!mild) return says({ ...said, text: answers[side] }, 'others')
    return [answers[side], other, asked].some((text) => says({ ...said, text }, 'neither'))
  }

  const stands = ({ sentence, at, whose }: Place, { pattern, mild }: ClaimWord): boolean => {
    const said = { pattern, negated: isNegated(sentence.toLowerCase(), at) }
    if (whose !== null) {
      const whom = lastOf(sentence, at)
      const not = whom === null ? 'neither' : whom === whose ? 'others' : 'oneself'
      return (
        says({ ...said, text: answers[whose] }, not) ||
        (mild && says({ ...said, text: asked }, 'neither')) ||
        isNamedIn(asked, pattern) ||
        isAskedOfThem(asked, pattern)
      )
    }
    const isAskedOfNobody = sentence.endsWith('?') && sentence.search(named) < 0
    if (isAskedOfNobody && says({ ...said, text: asked }, 'neither')) return true
    const of = isUnclear ? null : spokenOf(sentence, at)
    if (of === 'both' && !sentence.endsWith('?'))
      return holds(0, said, mild) && holds(1, said, mild)
    if (of === 0 || of === 1) return holds(of, said, mild)
    return holds(0, said, mild) || holds(1, said, mild)
  }

  const isKnown = (word: string, of: Side | 'both' | null): boolean => {
    const stem = stemOf(plainly(word))
    if (of === 0 || of === 1) return known[of]?.has(stem) === true
    const sides = known.map((stems) => stems.has(stem))
    return of === 'both' ? sides.every(Boolean) : sides.some(Boolean)
  }

  const isFound = ({ sentence, at, whose }: Place, word: string): boolean =>
    isKnown(word, whose ?? (isUnclear ? null : spokenOf(sentence, at)))

  /** The first word of a sentence that says of somebody what they did not write; undefined where there is none. */
  const claimIn = (sentence: string, whose: Side | null): string | undefined => {
    const isAsked = sentence.endsWith('?')
    const low = sentence
      .toLowerCase()
      .replace(wouldLove, (some) => (isAsked ? ' '.repeat(some.length) : some))
      .replace(listensFor, (some) => (isAsked ? ' '.repeat(some.length) : some))
    for (const pattern of ofAnybody) {
      const [found] = low.match(pattern) ?? []
      if (found !== undefined) return found
    }
    for (const word of groundless) {
      for (const { 0: found, index: at } of low.matchAll(word.pattern)) {
        // Where somebody is told what they wrote, a cause is held against the causes that they wrote (`telling-faults.ts`).
        if (whose !== null && found === 'because') continue
        if (!stands({ sentence, at, whose }, word)) return found
      }
    }
    for (const { words, at } of labelsIn(sentence)) {
      const label = words.find((word) => !isFound({ sentence, at, whose }, word))
      if (label !== undefined) return label
    }
    for (const { 1: verb = '', index: at } of sentence.matchAll(denied)) {
      if (!plainDenials.has(verb) && !isFound({ sentence, at, whose }, verb)) return verb
    }
    return undefined
  }

  /** Whether a sentence tells more than the answers, the question and the card do. */
  const goesBeyond = (sentence: string): boolean => {
    if (sentence.endsWith('?')) return false
    const quotes = sentence.match(/…/g)?.length ?? 0
    if (quotes === 0) {
      const low = plainly(sentence.replace(named, ' '))
      const isOfThem = sentence.search(named) >= 0 || /\byou\b/u.test(low)
      const beyond = (low.match(/[\p{L}']+/gu) ?? []).filter(
        (word) => !meetingWords.has(word) && !isKnown(word, null),
      )
      return beyond.length > (isOfThem ? 0 : mostOwnWords.meeting)
    }
    const beyond = (plainly(sentence).match(/[\p{L}']{3,}/gu) ?? []).filter((word) => {
      const stem = stemOf(word)
      const isOurs = standIns.some((standIn) => word.startsWith(standIn.toLowerCase()))
      return !isOurs && !smallWords.has(word) && !plainWords.has(stem) && !isKnown(word, null)
    })
    return beyond.length > (quotes > 1 ? mostOwnWords.ofBoth : mostOwnWords.telling)
  }

  /** Many tries at a text have a sentence in common. */
  const claimed = new Map<string, { claim: string | undefined }>()
  const knownClaimIn = (sentence: string, whose: Side | null): string | undefined => {
    const key = `${whose} ${sentence}`
    const { claim } = claimed.get(key) ?? { claim: claimIn(sentence, whose) }
    claimed.set(key, { claim })
    return claim
  }

  return (text) => {
    const sentences = sentencesIn(withStandIns(text, names, standIns))
    let spoken: string | null = null
    return sentences.flatMap((sentence) => {
      const { told, to } = spokenTo(sentence.replace(/[‘’ʼ＇]/gu, "'"), spoken)
      spoken = to
      const isTold = isTelling(sentence)
      const first = knownClaimIn(told, isTold ? sideOf(sentence) : null)
      const isBeyond = !isTold && goesBeyond(told)
      if (first === undefined && !isBeyond) return []
      ours ??= ourSentences(card, names, thing())
      if (ours.has(sentence)) return []
      return [
        ...when(
          first !== undefined,
          `it says of somebody what they did not write (a feeling, a trait, a motive, a deed): ${first}`,
        ),
        ...when(isBeyond, 'it tells too much that is in neither answer'),
      ]
    })
  }
}
