/** Only this much of a text is read, in UTF-16 units: more than the encoder takes in. */
const longest = 800

const hidden = /[\p{Cc}\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]+/gu
const heaps = /\p{M}{3,}/gu
const plainSigns: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
}
const fancySigns = /[‘’ʼ“”„–—]/gu

/** A word as it is read, and where it begins and ends in the text as it was given. */
export type ReadWord = { plain: string; start: number; end: number }

/** The words at the start of a text: with plain signs, nothing hidden, and what is all in capitals in small letters. */
export function readWords(text: string): ReadWord[] {
  const start = text.slice(0, longest).toWellFormed()
  const isShouted = /\p{Lu}{2}/u.test(start) && !/\p{Ll}/u.test(start)
  return [...start.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) => {
    const plain = word
      .normalize('NFKC')
      .replace(fancySigns, (sign) => plainSigns[sign] ?? sign)
      .replace(hidden, '')
      .replace(heaps, '')
      .replace(/\s+/gu, '')
      .slice(0, longest)
    const place = { start: index, end: index + word.length }
    return plain === '' ? [] : [{ plain: isShouted ? plain.toLowerCase() : plain, ...place }]
  })
}

/** The same with single spaces between the words. */
export const readText = (text: string): string =>
  readWords(text)
    .map(({ plain }) => plain)
    .join(' ')
