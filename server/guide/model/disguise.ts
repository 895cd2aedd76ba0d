import { isEverydayWord } from '#server/guide/naming.ts'
import { capitalised } from '#server/guide/words.ts'

/** A text with other names in it, and the way back to the very words that were there. */
export type Disguised = {
  text: string
  /** What stood where these words stand now, letter by letter; null where they do not stand. */
  original: (words: string) => string | null
}

/** A person's name, and what stands in its place. */
export type Alias = { name: string; alias: string }

const reachable =
  /(?<mail>[^\s@<>]{1,64}@[^\s@<>]{1,255})|(?<link>(?:https?:\/\/|www\.)\S+)|(?<number>\+?\d(?:[\d ().-]{5,18})\d)/u

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const withoutMarks = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

/** The ways a name may be written: whole or in part, with and without accents, in any case. */
const spellings = (name: string): string[] => {
  const whole = name.trim()
  const parts = whole.split(/[\s.-]+/u).filter((part) => part.length > 2)
  const forms = [whole, ...parts].flatMap((form) => [
    form.normalize('NFC'),
    form.normalize('NFD'),
    withoutMarks(form),
  ])
  return [...new Set(forms)].flatMap((form) => {
    if (form.length === 0 || (form.length === 1 && isEverydayWord(form))) return []
    const asNames = [form, capitalised(form), form.toUpperCase()]
    return isEverydayWord(form) ? asNames : [...asNames, form.toLowerCase()]
  })
}

const stopgaps: Readonly<Record<string, string>> = {
  mail: 'an address',
  link: 'a link',
  number: 'a number',
}

/** A pattern for all that is not to leave, the longest spellings first. */
const patternOf = (aliases: readonly Alias[]) => {
  const known = new Map(
    aliases.toReversed().flatMap(({ name, alias }) => spellings(name).map((form) => [form, alias])),
  )
  const forms = [...known.keys()].toSorted((one, other) => other.length - one.length).map(escaped)
  const names =
    forms.length > 0 ? `|(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])` : ''
  return { known, pattern: new RegExp(`${reachable.source}${names}`, 'gu') }
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
    keep(text.slice(end, match.index))
    const [original] = match
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0]
    const shown = kind === undefined ? (known.get(original) ?? '') : (stopgaps[kind] ?? '')
    pieces.push({ shown, original })
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
