import { asQuoted } from '#contract/as-quoted.ts'
import { plainCardOf } from '#server/guide/card-of-question.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import { type ShownName, shownNames } from '#server/guide/naming.ts'
import { readItem } from '#server/guide/reading/read-item.ts'
import { speaksToGuide } from '#server/guide/reading/spoken-to-guide.ts'
import { namedFirst, otherSide, type Side } from '#server/guide/seeded-order.ts'
import { capitalised } from '#server/guide/words.ts'
import { boldQuote } from '#server/guide/writing/fill-line.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { type Disguised, disguise } from './disguise.ts'
import {
  type InsightReply,
  insightPrompt,
  type Material,
  type Prompt,
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

/**
 * What a model is asked about a pair of answers; null where one of them speaks to the guide and not to the partner, where one is
 * in another language, so that no rule could tell whether what is told of it is true, and where the two have no names.
 */
export const modelPrompt = (input: InsightInput): Prompt | null => {
  const isForGuide = input.people.some(({ answer }) => answer !== null && speaksToGuide(answer))
  const isNameless = shownNames(input.people).some(({ generic }) => generic)
  const isUnread = readItem(input).people.some((one) => one.isUnread)
  return isForGuide || isNameless || isUnread ? null : insightPrompt(dress(input).material)
}

/** No reply is longer by far; one that is is not even read. */
const longestReply = 2_400

/**
 * The insight that a model's reply makes, with the real names and the very words of the answers: what each of the two wrote, in
 * a paragraph each, and the question in a third. '' where a reply is far too long or has not all three.
 */
export function modelText({ input, reply }: { input: InsightInput; reply: InsightReply }): string {
  const { first, second, question } = reply
  if (Object.values(reply).join('').length > longestReply) return ''
  const { putBack } = dress(input)
  const parts = [sentence(first), sentence(second), question].map(putBack)
  return parts.includes('') ? '' : parts.join('\n\n')
}
