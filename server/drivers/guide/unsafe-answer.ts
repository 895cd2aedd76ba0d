import { dangers, harmless, playfulSigns, sayingsOfAnger } from './unsafe-phrases.ts'
import { plainly } from './words.ts'

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
const disguised = /(?<=\p{L})[013457@$](?=\p{L})/gu
const hidden = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF*_~`]/gu
const feared =
  /\b(?:[Aa]fraid|[Ss]cared|[Ff]rightened|[Tt]errified) of (?!Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Christ|Easter|Covid|COVID|AI|I\b|I'm|Brexit|God|Dublin|London)[A-Z][a-z]+(?=$|[.,!?;]| (?:when|and|sometimes|at|again|lately|because|now|since|if)\b)/

/** No word with spaces round it is longer than this; what is would only cost time (some patterns look back and forth). */
const endless = /([\p{Script=Latin}\p{N}]{40})[\p{Script=Latin}\p{N}]+/gu

const readable = (text: string): string =>
  plainly(text.normalize('NFKC').replace(hidden, '').replace(endless, '$1'))
    .replace(disguised, (sign) => lookalikes[sign] ?? sign)
    .replace(/\s+/gu, ' ')

const without = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ' , '), text)

const longest = 20_000

/** A very long text is read at its start and its end. */
const piecesOf = (text: string): string[] =>
  text.length <= longest ? [text] : [text.slice(0, longest / 2), text.slice(-longest / 2)]

const soundsUnsafeIn = (text: string): boolean => {
  if (feared.test(text)) return true
  const plain = without(readable(text), harmless)
  const serious = playfulSigns.test(plain) ? without(plain, sayingsOfAnger) : plain
  return dangers.some((danger) => serious.search(danger) >= 0)
}

/**
 * Whether an answer sounds like self-harm, fear of the partner, harm to a child or a threat. Made
 * to miss little: sayings such as "this job is killing me" are set aside first. Keeps nothing.
 */
export const soundsUnsafe = (text: string): boolean => piecesOf(text).some(soundsUnsafeIn)
