import { soundsUnsafe } from '#server/drivers/guide/unsafe-answer.ts'
import { unsafePhrases } from './unsafe-phrases.ts'

/** No word is this long; what is only keeps the lexicons busy. */
const endless = /(\S{200})\S+/gu
const hidden = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF*_~`]/gu

const readable = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(hidden, '')
    .replace(/[‘’ʼ]/gu, "'")
    .replace(/\s+/gu, ' ')
    .toLowerCase()
    .trim()

/**
 * Whether somebody may not be safe behind a question: self-harm, fear, force or control, harm to a
 * child, a threat, of the asker or by them. The lexicon for answers knows how people tell of it, the
 * one here how they ask. Made to miss little; keeps nothing.
 */
export function isUnsafeQuestion(text: string): boolean {
  const words = text.replace(endless, '$1')
  if (soundsUnsafe(words)) return true
  const plain = readable(words)
  return unsafePhrases.some((phrase) => phrase.test(plain))
}
