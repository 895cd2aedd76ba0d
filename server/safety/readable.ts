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

/** No word with spaces round it is longer than this; what is would only cost time (some patterns look back and forth). */
const endless = /([\p{Script=Latin}\p{N}]{40})[\p{Script=Latin}\p{N}]+/gu

const leftOut =
  /\b(?:(do|does|did|is|are|was|were|has|have|had|would|could|should|ca|wo)nt|(i)(?=m\b|ve\b)|(he|she|that|what)(?=s\b)|(they|you)(?=re\b|ve\b|ll\b))/gu

const withApostrophes = (text: string): string =>
  text.replace(leftOut, (found, not?: string) => (not === undefined ? `${found}'` : `${not}n't`))

/** Words of the lexicon that are often misspelt, as people misspell them. */
const misspelt: Readonly<Record<string, string>> = {
  ...{ reciept: 'receipt', reciepts: 'receipts', recipt: 'receipt', recipts: 'receipts' },
  ...{ alowed: 'allowed', allowd: 'allowed', permision: 'permission' },
  ...{ acount: 'account', mesages: 'messages', messeges: 'messages' },
  ...{ scard: 'scared', skared: 'scared', frigtened: 'frightened', freightened: 'frightened' },
  ...{
    threatend: 'threatened',
    threatning: 'threatening',
    strangeld: 'strangled',
    choaked: 'choked',
  },
  ...{ tomorow: 'tomorrow', tommorow: 'tomorrow', tommorrow: 'tomorrow', tmrw: 'tomorrow' },
  ...{ followd: 'followed', controling: 'controlling', controled: 'controlled' },
}
const misspeltWords = new RegExp(`\\b(?:${Object.keys(misspelt).join('|')})\\b`, 'gu')

/** A text with nothing hidden and no letter in disguise. */
export const undisguised = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(hidden, '')
    .replace(disguised, (sign) => lookalikes[sign] ?? sign)

/** A text as the lexicon reads it: lower case, straight apostrophes, single spaces, nothing hidden. */
export const readable = (text: string): string =>
  withApostrophes(
    undisguised(text)
      .replace(/[‘’ʼ＇]/gu, "'")
      .toLowerCase()
      .replace(endless, '$1')
      .replace(misspeltWords, (word) => misspelt[word] ?? word)
      .replace(/\s+/gu, ' '),
  ).trim()

/** A readable text with its Latin letters bare; the signs of other scripts stay whole. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/gu, '')
    .replace(/ß/gu, 'ss')
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .normalize('NFC')
