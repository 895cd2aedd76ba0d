import { sentencesOf } from './paragraphs.ts'

/** What stands right above a text: who said it, and what. */
export type Said = { name: string; text: string }

/** What leads over to somebody's words and says nothing of its own. */
const leads = new Set(
  'wrote answered said named thought put of it this that like way in these words for was and you'.split(
    ' ',
  ),
)

const quotes = /“([^“”]+)”/gu

/** Marks of a text that nobody reads. */
const unmarked = (text: string) => text.replaceAll('**', '').replace(/[\u2068\u2069]/gu, '')

/** What two texts have alike that differ by their ends alone. */
const bare = (text: string) =>
  unmarked(text)
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
    .toLowerCase()

/** A sentence that only says once more, from the first word to the last, what they said. */
function repeats(sentence: string, said: readonly Said[]): boolean {
  const text = unmarked(sentence)
  const above = said.map((one) => bare(one.text))
  if (![...text.matchAll(quotes)].every(([, quote = '']) => above.includes(bare(quote))))
    return false
  const names = said.map(({ name }) => name).sort((one, other) => other.length - one.length)
  const around = names.reduce((rest, name) => rest.replaceAll(name, ' '), text.replace(quotes, ' '))
  return (around.match(/\p{L}+/gu) ?? []).every((word) => leads.has(word.toLowerCase()))
}

/**
 * A note about two answers, without the sentences that only say both of them again: they stand right above it. Where a
 * sentence quotes a part of one, or says anything of its own, all of them stay, so that both are heard alike.
 */
export function withoutRepeats(note: string, said: readonly Said[]): string {
  const paragraphs = note.split('\n\n').map(sentencesOf)
  const quoting = paragraphs.flat().filter((sentence) => /[“”«»]/u.test(sentence))
  if (quoting.length === 0 || !quoting.every((sentence) => repeats(sentence, said))) return note
  const rest = paragraphs
    .map((sentences) => sentences.filter((one) => !quoting.includes(one)).join(' '))
    .filter((paragraph) => paragraph !== '')
  return rest.length > 0 ? rest.join('\n\n') : note
}
