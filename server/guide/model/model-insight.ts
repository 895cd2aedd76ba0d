import { asQuoted } from '#contract/as-quoted.ts'
import { plainCardOf } from '#server/guide/card-of-question.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import { type ShownName, shownNames } from '#server/guide/naming.ts'
import { mostInTwo } from '#server/guide/reading/more-of-answer.ts'
import { speaksToGuide } from '#server/guide/reading/spoken-to-guide.ts'
import { isAllOf } from '#server/guide/rules/all-of-answer.ts'
import { namedFirst, otherSide, positionOf, type Side } from '#server/guide/seeded-order.ts'
import { capitalised, countWords } from '#server/guide/words.ts'
import { boldQuote } from '#server/guide/writing/fill-line.ts'
import { quoteSentence } from '#server/guide/writing/quote-sentence.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { type Disguised, disguise } from './disguise.ts'
import {
  gap,
  type InsightReply,
  insightPrompt,
  type Material,
  type Prompt,
  tells,
  usualNames,
} from './prompt.ts'

/** Where one of the usual names stands in an answer, one of these takes its place. */
const madeUp = [...usualNames, 'Remi', 'Jules', 'Ariel', 'Toni', 'Juno', 'Eden', 'Yael', 'Bao']

/** Longer answers are cut there: more is no help to a few lines, and costs. */
const longestAnswer = 2_400

const twoNamesFor = (texts: readonly string[]): readonly [string, string] => {
  const used = plainly(texts.join(' '))
  const [first = usualNames[0], second = usualNames[1]] = madeUp.filter(
    (name) => !used.includes(plainly(name)),
  )
  return [first, second]
}

/** Everything a model gets about one pair of answers, and the way back from what it writes. */
type Dressed = { material: Material; putBack: (text: string) => string }

/** Dresses a pair of answers in made-up names: no real one, no id and no address leaves with it. */
export function dress(input: InsightInput): Dressed {
  const { people, seed, position } = input
  const card = plainCardOf(input)
  const answers = people.map(({ answer }) => asQuoted((answer ?? '').slice(0, longestAnswer)))
  const first = namedFirst(seed, position)
  const order = [first, otherSide(first)] as const
  const names = twoNamesFor([
    ...[input.question, card.about, ...answers],
    ...people.map(({ name }) => name),
  ])
  const aliasOf = (side: Side) => ({
    name: people[side].name,
    alias: names[side === first ? 0 : 1],
  })
  /** Two people of one name mean each other by it. */
  const seenBy = (side: Side) => [aliasOf(otherSide(side)), aliasOf(side)]
  const dressed = ([0, 1] as const).map((side) => disguise(answers[side] ?? '', seenBy(side)))
  const textOf = (side: Side): string => dressed[side]?.text ?? ''
  const fill = (ask: string) => ask.replaceAll('{one}', names[0]).replaceAll('{other}', names[1])
  const ownWords = (text: string) => disguise(text, seenBy(first)).text

  return {
    material: {
      names,
      question: ownWords(input.question.replaceAll('{partner}', 'your partner')),
      about: card.about,
      answers: [textOf(order[0]), textOf(order[1])],
      reflections: card.reflections,
      asks: Object.values(card.asks).flat().map(fill),
    },
    putBack(text) {
      const shown = shownNames(people)
      return putBack(text, {
        dressed,
        names: [
          [names[0], shown[order[0]]],
          [names[1], shown[order[1]]],
        ],
      })
    },
  }
}

const quoted = /[“„«"]([^“”„«»"]{1,400})[”»"“]([.,;:!?…]?)/gu

type WayBack = {
  dressed: readonly Disguised[]
  names: readonly (readonly [alias: string, shown: ShownName])[]
}

/** The real names, and in every quote the very letters of the answer it is from. */
function putBack(text: string, { dressed, names }: WayBack): string {
  const withNames = (words: string, isStart: boolean): string =>
    names.reduce(
      (rest, [alias, shown]) =>
        rest.replace(new RegExp(`\\b${alias}\\b`, 'g'), (_, at: number) => {
          const opens = at === 0 ? isStart : /[.?!]\s*$/.test(rest.slice(0, at))
          return shown.generic && opens ? capitalised(shown.text) : shown.text
        }),
      words,
    )
  const quote = (words: string, after: string): string => {
    const [, bare = '', mark = ''] = /^(.*?)([\s.,;:!?…]*)$/su.exec(words.trim()) ?? []
    const inAnswer = (said: string): string | null =>
      dressed.reduce<string | null>((found, answer) => found ?? answer.original(said), null)
    // A question or a shout stays one: “which one??”.
    const [sign = ''] = /^[!?]{1,3}/u.exec(mark) ?? []
    const original = (sign !== '' && inAnswer(bare + sign)) || inAnswer(bare)
    const end = after || (/[.,;:]/.exec(mark)?.[0] ?? '')
    return `${original === null ? `“${words}”` : boldQuote(original)}${end}`
  }

  const bare = text.replaceAll('**', '').replace(/\s+/gu, ' ').trim()
  let result = ''
  let end = 0
  for (const match of bare.matchAll(quoted)) {
    result += withNames(bare.slice(end, match.index), end === 0)
    result += quote(match[1] ?? '', match[2] ?? '')
    end = match.index + match[0].length
  }
  return result + withNames(bare.slice(end), end === 0)
}

const sentence = (text: string): string => {
  const whole = text.trim()
  return whole === '' || /[.?!…][”"]?$/u.test(whole) ? whole : `${whole}.`
}

/** What a model is asked about a pair of answers; null where one of them speaks to the guide and not to the partner. */
export const modelPrompt = (input: InsightInput): Prompt | null =>
  input.people.some(({ answer }) => answer !== null && speaksToGuide(answer))
    ? null
    : insightPrompt(dress(input).material)

/** A quote without marks around it or a sign at its end. */
const bareQuote = (quote: string): string =>
  quote
    .trim()
    .replace(/^["“„«]+(?=\S)|["”»]+$/gu, '')
    .replace(/[\s.,;:]+$/u, '')

/** No reply is longer by far; one that is is not even read. */
const longestReply = 2_400

const saysYou = /\byou(?:r|rs|'\w+)?\b/iu

/** A telling that speaks to nobody, made to. */
const withYou = (told: string): string =>
  /^(?:it|there) (?:is|was)\b|^it's\b/iu.test(told) ? `for you ${told}` : `in your words, ${told}`

/** What is told to somebody by a model, to go on behind their name; '' where it quotes nothing. */
const toldTo = (name: string, told: string): string => {
  const rest = told
    .trim()
    .replace(new RegExp(`^${name}[,:]\\s+`), '')
    .replace(/^You(?=\b)/, 'you')
    // The sign of a quote goes with it where its very letters are put back.
    .replace(/[.…]+([”"»])[.]?$/u, '$1')
  if (!/[“„«"]/u.test(rest)) return ''
  return `${name}, ${sentence(saysYou.test(rest.replace(quoted, '')) ? rest : withYou(rest))}`
}

/**
 * The insight that a model's reply makes, with the real names and the very words of the answers: what each of the two wrote,
 * told to them, or else what it quotes of both, side by side as in the built-in guide's texts, and what it wrote besides. ''
 * where it is far too long, or has no words of one of them, or quotes more than two passages. A second passage is left out where
 * it does not come after the first, or both are too long. Nobody without a name of their own is told anything.
 */
export function modelText({ input, reply }: { input: InsightInput; reply: InsightReply }): string {
  if (Object.values(reply).join('').length > longestReply) return ''
  const { material, putBack } = dress(input)
  const isGeneric = shownNames(input.people).some(({ generic }) => generic)
  const withRest = (told: string) =>
    putBack([told, sentence(reply.meeting), sentence(reply.question)].filter(Boolean).join(' '))
  if (tells(reply) && !isGeneric) {
    const told = [
      toldTo(material.names[0], reply.firstTold),
      toldTo(material.names[1], reply.secondTold),
    ]
    return told.includes('') ? '' : withRest(told.join(' '))
  }
  const named = (at: 0 | 1): ShownName => ({ text: material.names[at], generic: isGeneric })
  const words = (quote: string, at: 0 | 1) => {
    const answer = material.answers[at]
    const parts = answer.includes(quote.trim()) ? [quote] : quote.split(gap)
    const [text = '', more = '', ...others] = parts.map(bareQuote)
    const count = countWords(text) + countWords(more)
    const isAfter = answer.indexOf(more) >= answer.indexOf(text) + text.length
    const one = { text: others.length > 0 ? '' : text, isAll: isAllOf(text, answer) }
    if (more === '' || !isAfter || count > mostInTwo) return { ...one, words: countWords(text) }
    return { ...one, words: count, more: { text: more } }
  }
  const quotes = [words(reply.firstQuote, 0), words(reply.secondQuote, 1)] as const
  if (quotes.some(({ text }) => text === '')) return ''
  const turn = positionOf(input.position)
  return withRest(quoteSentence(quotes, [named(0), named(1)], { first: 0, turn }))
}
