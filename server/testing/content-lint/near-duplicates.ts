import { wordsOf } from './reading-grade.ts'

const likeness = 0.6

const frameWords = new Set(
  `a about after all an and any are as at be been but by can could day did do does each feel few find
  for from give go good had has have help how if in into is it its just last lately like little long
  love make makes made many more most much not of off on once one or out over own part partner
  partner's right small so some than that the their them they thing things this time to today two up
  was week were what when where which while who with without would you your yours`.split(/\s+/),
)

type Text = { id: string; content: string }

/** Pairs of questions of which most telling words, and more than one, are the same. */
export function nearDuplicates(texts: readonly Text[]): [Text, Text][] {
  const known = texts.map((text) => ({ text, words: tellingWords(text.content) }))
  return known.flatMap((one, index) =>
    known
      .slice(index + 1)
      .filter((other) => areAlike(one.words, other.words))
      .map((other): [Text, Text] => [one.text, other.text]),
  )
}

function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length
  const together = one.size + other.size - shared
  return shared === together || (shared > 1 && shared / together >= likeness)
}

function tellingWords(content: string): Set<string> {
  const words = wordsOf(content).filter((word) => !frameWords.has(word))
  return new Set(words.map((word) => word.replace(/'?s$/, '').replace(/(?:ing|ed|ly|er|e)$/, '')))
}
