import { neverQuoted } from '#server/guide/rules/banned-words.ts'

/** Only this much of an answer is looked at, in UTF-16 units. */
const answerHorizon = 2_000

/** The part of an answer that is looked at, cut between two words. */
export const withinHorizon = (answer: string): string => {
  if (answer.length <= answerHorizon) return answer
  const start = answer.slice(0, answerHorizon).toWellFormed()
  return start.slice(0, start.search(/\s(?=\S*$)/u) + 1) || start.slice(0, -1)
}

const tops =
  'com|net|org|info|biz|io|co|me|app|dev|xyz|ru|cn|uk|de|nz|au|us|eu|tv|ly|gg|link|site|top|click'

const unshowable: readonly RegExp[] = [
  /```[\s\S]*?(?:```|$)/g,
  /<([a-z][\w-]{0,30})\b[^<>]{0,300}>[\s\S]*?(?:<\/\1\s*>|$)/gi,
  /<[^<>]{0,500}>/g,
  /!?\[[^\]]{0,300}\]\s?[([][^)\]]{0,500}[)\]]/g,
  /\$?\{[^}]{0,200}\}+/g,
  /&#?\w{2,10};/g,
  /\b[a-z][a-z0-9+.-]{1,20}:(?:\/\/\S*|(?=\S)\S*[/(]\S*)/gi,
  /\b(?:javascript|vbscript|data|mailto|file|tel):\S*/gi,
  /\bwww\.\S*/gi,
  new RegExp(`\\b[a-z0-9-]{1,60}(?:\\.[a-z0-9-]{1,60}){0,4}\\.(?:${tops})\\b(?:/\\S*)?`, 'gi'),
  /\+?\d[\d\s().-]{6,20}\d/g,
  /(?:--|\/\/)\S*|\b\w+\(\S*|\b\w+=\S*/g,
  /[*_`#|<>[\]{}~^\\"“”„‟«»‹›「」『』@]/gu,
  // “Parmesan = we go home now” is said with a sign.
  /(?<! )=|=(?! )/gu,
  // “A&E” and “fish & chips” are words.
  /(?<!\p{L} ?)&|&(?! ?\p{L})/gu,
  /[\p{Co}\p{Cs}\uFFFD\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|(?![\n\r\t])\p{Cc}/gu,
  new RegExp(neverQuoted.source, 'giu'),
]

/** What no whole word may hold: an address, heaps of signs, more than 24 letters. */
const unshowableWord = /@|\p{M}{4}|\p{Extended_Pictographic}{9}|^\S{25}/u

/**
 * A 1 for each unit of an answer that must not be shown: markup, links, addresses, control
 * signs, quotation marks, and words from `neverQuoted`.
 */
export const blockedIn = (text: string): Uint8Array => {
  const blocked = new Uint8Array(text.length)
  for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
    if (unshowableWord.test(word)) blocked.fill(1, index, index + word.length)
  }
  for (const pattern of unshowable) {
    for (const match of text.matchAll(pattern)) {
      blocked.fill(1, match.index, match.index + match[0].length)
    }
  }
  return blocked
}
