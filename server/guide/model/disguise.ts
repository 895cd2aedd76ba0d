import { literal } from '#contract/word-pattern.ts'
import { isEverydayWord } from '#server/guide/naming.ts'
import { isUnspaced } from '#server/guide/words.ts'

/** A text with other names in it, and the way back to the very words that were there. */
export type Disguised = {
  text: string
  /** What stood where these words stand now, letter by letter; null where they do not stand. */
  original: (words: string) => string | null
}

/** A person's name, and what stands in its place. */
export type Alias = { name: string; alias: string }

const reachable =
  /(?<mail>[^\s@<>]{1,64}@[^\s@<>]{1,255})|(?<link>(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.)+(?:(?:com|org|net|info|gov|edu|app|dev|io)(?![\p{L}\p{N}])|\p{L}{2,24}(?=\/))(?:\/\S*)?)|(?<number>\+?\d(?:[\d ().-]{5,18})\d)/u

const withoutMarks = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

const spelled = (form: string): string[] => [
  ...new Set([form.normalize('NFC'), form.normalize('NFD'), withoutMarks(form)]),
]

/** The forms of a name that stand for it: the whole, with and without what parts it, and each part of two letters and more. */
const formsOf = (name: string): string[] => {
  const whole = name.trim()
  const parts = whole.split(/[\s.-]+/u).filter((part) => part !== '')
  const joined = parts.join('')
  /** A family name stands before the given name, and is left out by those who know somebody. */
  const given = isUnspaced(joined) && [...joined].length > 2 ? [[...joined].slice(1).join('')] : []
  return [whole, joined, ...parts.filter((part) => [...part].length > 1), ...given]
    .flatMap(spelled)
    .filter((form) => form !== '' && !(form.length === 1 && isEverydayWord(form)))
}

/** What languages put at the end of a name: “anas”, “Tomasza”, “Joey”. */
const endings = 's|es|a|ą|e|ę|i|o|u|y|ie|em|im|om|owi|ka|ko|ku|ki|ek|n|ne|ns'
/** And in place of its last a: “Kasię”. */
const endingsOfA = 'y|i|ii|ę|ą|o|e|ie|u|om|ami'
const shortForm = 3

const startsSmall = (word: string): boolean => /^\p{Ll}/u.test(word)

type Found = { form: string; ending: string; word: string }

/** Whether a word that looks like a name may be one, and is not one of everybody's words. */
function isName({ form, ending, word }: Found): boolean {
  if (ending === '') return !(startsSmall(word) && isEverydayWord(word))
  if (isEverydayWord(word) || (isEverydayWord(form) && startsSmall(word))) return false
  return form.length > shortForm || ending.toLowerCase() === 's' || !startsSmall(word)
}

const stopgaps: Readonly<Record<string, string>> = {
  mail: 'an address',
  link: 'a link',
  number: 'a number',
}

const small = (text: string): string => text.toLowerCase()

/** A pattern for all that is not to leave, the longest spellings first. */
const patternOf = (aliases: readonly Alias[]) => {
  const known = new Map(
    aliases
      .toReversed()
      .flatMap(({ name, alias }) => formsOf(name).map((form) => [small(form), alias])),
  )
  const oneOf = (forms: readonly string[]): string =>
    forms
      .toSorted((one, other) => other.length - one.length)
      .map(literal)
      .join('|') || '(?!)'
  const forms = [...known.keys()]
  const spaced = forms.filter((form) => !isUnspaced(form))
  const stems = spaced.flatMap((form) =>
    form.length > shortForm && form.endsWith('a') ? [form.slice(0, -1)] : [],
  )
  const [before, after] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}\\p{M}])']
  const names = [
    `(?<unspaced>${oneOf(forms.filter(isUnspaced))})`,
    `${before}(?<form>${oneOf(spaced)})(?<ending>${endings})?${after}`,
    `${before}(?<stem>${oneOf(stems)})(?:${endingsOfA})${after}`,
  ]
  return { known, pattern: new RegExp([reachable.source, ...names].join('|'), 'giu') }
}

/** One sign for one sign, so that places stay: small letters, one kind of apostrophe, no angle brackets. */
const plain = (text: string): string =>
  text
    .replace(/[‘’ʼ＇`´]/gu, "'")
    .replace(/\s/gu, ' ')
    .replace(/\p{Lu}/gu, (letter) => {
      const small = letter.toLowerCase()
      return small.length === letter.length ? small : letter
    })

/**
 * A text with made-up names in place of the real ones, and without addresses, links and long numbers.
 * Of two aliases for one spelling the first counts.
 */
export function disguise(text: string, aliases: readonly Alias[]): Disguised {
  const { known, pattern } = patternOf(aliases)
  const pieces: { shown: string; original: string }[] = []
  let end = 0
  const keep = (original: string) => {
    if (original === '') return
    pieces.push({
      shown: original.replace(/[<>]/g, (sign) => (sign === '<' ? '‹' : '›')),
      original,
    })
  }
  for (const match of text.matchAll(pattern)) {
    const [original] = match
    const { unspaced, form, ending = '', stem } = match.groups ?? {}
    const alias =
      form === undefined
        ? known.get(small(unspaced ?? (stem === undefined ? '' : `${stem}a`)))
        : known.get(small(form))
    const isOurs =
      (form !== undefined && !isName({ form, ending, word: original })) ||
      (stem !== undefined && (startsSmall(original) || isEverydayWord(original)))
    if (isOurs) continue
    keep(text.slice(end, match.index))
    const kind = Object.keys(stopgaps).find((name) => match.groups?.[name] !== undefined)
    pieces.push({ shown: (kind === undefined ? alias : stopgaps[kind]) ?? '', original })
    end = match.index + original.length
  }
  keep(text.slice(end))

  const shown = pieces.map((piece) => piece.shown).join('')
  const searched = plain(shown)

  /** Where a place of the shown text lies in the original: inside a replaced piece, at its `edge`. */
  const placeOf = (at: number, edge: 'start' | 'end'): number => {
    let seen = 0
    let passed = 0
    for (const piece of pieces) {
      const inside = at - seen
      const isHere = edge === 'start' ? inside < piece.shown.length : inside <= piece.shown.length
      if (isHere) {
        if (piece.shown.length === piece.original.length) return passed + inside
        return edge === 'start' ? passed : passed + piece.original.length
      }
      seen += piece.shown.length
      passed += piece.original.length
    }
    return passed
  }

  return {
    text: shown,
    original(words) {
      const wanted = plain(words)
      const at = wanted === '' ? -1 : searched.indexOf(wanted)
      if (at < 0) return null
      return text.slice(placeOf(at, 'start'), placeOf(at + wanted.length, 'end'))
    },
  }
}
