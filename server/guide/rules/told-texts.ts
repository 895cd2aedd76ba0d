import { asWords } from '#contract/word-pattern.ts'
import { bareText, type Names, spelled } from './quoted-spans.ts'

type Side = 0 | 1

/** A quote, with its marks; what stands between two of them is the writer's own. */
const quote = /([“„«"][^“”„«»"]*[”»"“])/u
/** A sentence is over in the writer's own words, and something comes after it. */
const sentenceOver = /(?<![.?!])[.?!]+(?=\s)/gu
/** A quote ends with a sentence's sign. */
const signedQuote = /[.?!…][”»"“]$/u

/** Whom a paragraph tells of: the one whose name is among its first words, outside of a quote; null where it is nobody. */
function toldOf(paragraph: string, names: Names): Side | null {
  const [start = ''] = paragraph.split(quote)
  const opening = start.split(/\s+/).slice(0, 5).join(' ')
  const places = names.map((name) => opening.search(asWords(spelled(name), 'u')))
  const [first = -1, second = -1] = places
  if (first < 0 && second < 0) return null
  if (first < 0 || second < 0) return first < 0 ? 1 : 0
  return first <= second ? 0 : 1
}

/** Says something to somebody: “you”, “your”. */
const toOne = /\byou(?:r|rs|['’]\w+)?\b/iu

/** A paragraph as one sentence that is said to the one whom it tells of: “Ana would swim. …” is “Ana, you would swim; …”. */
function saidTo(paragraph: string, name: string): string {
  const own = `(?:${spelled(name)})`
  const parts = paragraph
    .trim()
    .replace(new RegExp(`^${own}, `, 'u'), '')
    .replace(/[.]$/u, '')
    .replace(/[.]([”»"“])$/u, '$1')
    .split(quote)
  const said = parts.map((part, at) => {
    const isQuote = at % 2 === 1
    const isLast = at + 2 >= parts.length && (parts[at + 1] ?? '').trim() === ''
    if (isQuote) return signedQuote.test(part) && !isLast ? `${part};` : part
    return part
      .replace(asWords(`${own}['’]s`, 'gu'), 'your')
      .replace(asWords(own, 'gu'), 'you')
      .replace(sentenceOver, ';')
  })
  const isToThem = said.some((part, at) => at % 2 === 0 && toOne.test(part))
  return `${name}, ${isToThem ? '' : 'for you '}${said.join('').replace(/;\s*;/gu, ';')}.`
}

/**
 * A text that tells of the two, or tells them, in a paragraph each and asks in a third, with one sentence said to each; so
 * its rules are those of any text that speaks to somebody. Any other text as it is.
 */
export function asSaidToThem(text: string, names: Names): string {
  const [first = '', second = '', question = '', ...more] = bareText(text).split('\n\n')
  if (question === '' || more.length > 0) return text
  const [one, other] = [toldOf(first, names), toldOf(second, names)]
  if (one === null || other === null || one === other) return text
  return [saidTo(first, names[one]), saidTo(second, names[other]), question].join(' ')
}
