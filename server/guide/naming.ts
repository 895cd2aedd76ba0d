import { firstCharacters } from '#contract/visible-text.ts'
import { smallWords } from '#server/meaning/common-words.ts'
import { plainly } from '#server/meaning/plainly.ts'

/** How a person is named in a text; `generic` when it is not a name but a phrase of ours. */
export type ShownName = { text: string; generic: boolean }

const longestName = 24
const unfit =
  /[<>*_`#|~^=\\[\](){}"“”„«»?!;:/\u2028\u2029\p{Cc}\p{Co}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|\p{M}{4,}|(?<=\p{L}{2})\.(?=\s|$)|\.(?=\p{L}{2})/gu

const readable = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** '' for a name with nothing in it that can be read. */
const cleaned = (name: string): string => {
  const plain = name.replace(unfit, ' ').replace(/\s+/gu, ' ').trim()
  return readable.test(plain) ? firstCharacters(plain, longestName).trim() : ''
}

/** Both people's names, fit to stand in a sentence, and never the same. */
export const shownNames = (
  people: readonly [{ name: string }, { name: string }],
): [ShownName, ShownName] => {
  const [first, second] = [cleaned(people[0].name), cleaned(people[1].name)]
  if (first !== '' && plainly(first) === plainly(second)) {
    return [
      { text: `one ${first}`, generic: true },
      { text: `the other ${second}`, generic: true },
    ]
  }
  return [
    first === '' ? { text: 'one of you', generic: true } : { text: first, generic: false },
    second === '' ? { text: 'the other one', generic: true } : { text: second, generic: false },
  ]
}

const wordsOfLines = new Set(
  'from here hear listen two maybe perhaps word words answer answers page line lines asked guide time left take nothing few short some somebody left hear left either neither other others'.split(
    ' ',
  ),
)

/** Whether a name is also an everyday word of the guide's sentences, so that a reader could not tell them apart by spelling. */
export const isEverydayWord = (name: string): boolean =>
  smallWords.has(plainly(name)) || wordsOfLines.has(plainly(name))
