import { bareText, type Names, spelled } from './quoted-spans.ts'

/** A quote, with its marks; what stands between two of them is the writer's own. */
const quote = /([“„«"][^“”„«»"]*[”»"“])/u
/** A sentence is over in the writer's own words, and something comes after it. */
const sentenceOver = /(?<![.?!])[.?!]+(?=[*)\]]*\s)/gu
/** A quote ends with a sentence's sign. */
const signedQuote = /[.?!…][”»"“]$/u

/** Says something to somebody: “you”, “your”. */
const toOne = /\byou(?:r|rs|['’]\w+)?\b/iu

/** A paragraph that is said to one of the two, in one sentence; null where it is not said to them: “Ana, you would swim. …”. */
function inOneSentence(paragraph: string, name: string, names: Names): string | null {
  const [opening = ''] = new RegExp(`^(?:${spelled(name)}), `, 'u').exec(paragraph) ?? []
  if (opening === '') return null
  const parts = paragraph
    .slice(opening.length)
    .trim()
    .replace(/[.]$/u, '')
    .replace(/[.]([”»"“])$/u, '$1')
    .split(quote)
  /** Names may have a full stop in them: “T.J. sang”. */
  const named = new RegExp(`(${names.map(spelled).join('|')})`, 'u')
  const said = parts.map((part, at) => {
    const isLast = at + 2 >= parts.length && (parts[at + 1] ?? '').trim() === ''
    if (at % 2 === 1) return signedQuote.test(part) && !isLast ? `${part};` : part
    return part
      .split(named)
      .map((words, place) => (place % 2 === 1 ? words : words.replace(sentenceOver, ';')))
      .join('')
  })
  const isToThem = said.some((part, at) => at % 2 === 0 && toOne.test(part))
  return `${name}, ${isToThem ? '' : 'for you, '}${said.join('').replace(/;\s*;/gu, ';')}.`
}

/**
 * A text that says to each of the two, in a paragraph each, what they wrote, and asks in a third, with one sentence for each; so
 * its rules are those of any text that speaks to somebody. Where one sentence ends and another begins stands “;”. Null for
 * any other text.
 */
export function asSaidToThem(text: string, names: Names): string | null {
  const [first = '', second = '', question = '', ...more] = bareText(text).split('\n\n')
  if (question === '' || more.length > 0) return null
  for (const [one, other] of [names, names.toReversed()] as Names[]) {
    const said = [inOneSentence(first, one, names), inOneSentence(second, other, names)]
    if (!said.includes(null)) return [...said, question].join(' ')
  }
  return null
}
