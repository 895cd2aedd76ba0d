import { speaksToGuide } from '#server/guide/reading/spoken-to-guide.ts'
import { neverRepeated } from '#server/guide/rules/banned-words.ts'

/** Only this much of an answer is looked at for quotes and themes, in UTF-16 units. */
const answerHorizon = 2_000

/** The part of an answer that is looked at, cut between two words. */
export const withinHorizon = (answer: string): string => {
  if (answer.length <= answerHorizon) return answer
  const start = answer.slice(0, answerHorizon).toWellFormed()
  return start.slice(0, start.search(/\s(?=\S*$)/u) + 1) || start.slice(0, -1)
}

/** A piece of an answer that can be shown as it stands. */
export type Stretch = { start: number; end: number }

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
  /[*_`#|<>[\]{}()~^=\\"“”„‟«»‹›「」『』@&%]/gu,
  /[\p{Co}\p{Cs}\uFFFD\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|(?![\n\r\t])\p{Cc}/gu,
  new RegExp(neverRepeated.source, 'giu'),
]

/** What no whole word may hold: an address, heaps of signs, more than 24 letters. */
const unshowableWord = /@|\p{M}{4}|\p{Extended_Pictographic}{9}|^\S{25}/u

const sentences = (text: string): Stretch[] =>
  [...text.matchAll(/[^.!?\n。！？]+[.!?\n。！？]*/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))

/** Once an answer speaks to the guide, only what came before in the writer's own voice is kept. */
const addressedToPeople = (text: string): Stretch[] => {
  if (!speaksToGuide(text)) return [{ start: 0, end: text.length }]
  const all = sentences(text)
  const turn = all.findIndex(({ start, end }) => speaksToGuide(text.slice(start, end)))
  return all
    .slice(0, Math.max(0, turn))
    .filter(({ start, end }) =>
      /^\s*(?:I|We|My|Our|I'm|I’m|It|When|The)\b/.test(text.slice(start, end)),
    )
}

/**
 * The pieces of an answer without markup, links, addresses, instructions to the guide, control
 * signs or words from `neverRepeated`: only these may be quoted.
 */
export const cleanStretches = (answer: string): Stretch[] => {
  const text = withinHorizon(answer)
  const blocked = new Uint8Array(text.length).fill(1)
  for (const { start, end } of addressedToPeople(text)) blocked.fill(0, start, end)
  for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
    if (unshowableWord.test(word)) blocked.fill(1, index, index + word.length)
  }
  for (const pattern of unshowable) {
    for (const match of text.matchAll(pattern)) {
      blocked.fill(1, match.index, match.index + match[0].length)
    }
  }
  const stretches: Stretch[] = []
  let start = 0
  for (let index = 0; index <= text.length; index += 1) {
    if (index < text.length && blocked[index] === 0) continue
    if (index > start) stretches.push({ start, end: index })
    start = index + 1
  }
  return stretches.filter(({ start: from, end }) => text.slice(from, end).trim() !== '')
}
