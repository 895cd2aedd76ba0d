import { gradeFrom } from '#server/guide/rules/reading-grade.ts'

/**
 * Flesch-Kincaid grade level: the school year in which an English text is easily read. The guide's own
 * count of syllables is rough, and its texts were chosen by it; our questions are held to a closer one.
 */
export function readingGrade(text: string): number {
  const words = wordsOf(text)
  const sentences = Math.max(1, text.split(/[.!?]+(?:\s|$)/).filter((part) => part.trim()).length)
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return gradeFrom(words.length, sentences, syllables)
}

/** Lower-case words; an apostrophe stays inside its word, a hyphen parts two. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+(?:['’][a-z]+)?/g) ?? []
}

const exceptions = new Map(
  Object.entries({
    anyone: 3,
    beyond: 2,
    business: 2,
    client: 2,
    evening: 2,
    every: 2,
    everybody: 4,
    everyday: 3,
    everywhere: 3,
    everyone: 3,
    everything: 3,
    idea: 3,
    large: 1,
    layout: 2,
    maybe: 2,
    museum: 3,
    people: 2,
    quiet: 2,
    quietly: 3,
    react: 2,
    someone: 2,
    something: 2,
    sometime: 2,
    wednesday: 2,
  }),
)

const vowelsApart =
  /[^tscgx]ia|ciat|[^tscg]io|iu|[^tc]i[ae]nc|ie(?:r|st|t)|creat|[ao]yer|[aeiouy]ing|[^qg]ua[lrt]|[^qg]ue[lnt]|eo[^nu]/g

/** Syllables of one English word: its groups of vowels, less the silent e, more where vowels part. */
export function countSyllables(word: string): number {
  const plain = word.toLowerCase().replace(/['’](?:s|d|ll|re|ve|m)?$/, '')
  const known = exceptions.get(plain) ?? exceptions.get(plain.replace(/s$/, ''))
  if (known !== undefined) return known
  const spoken = plain
    .replace(/^y/, '')
    .replace(/(?<![aeiouytd]|[^aeiouyl]l)ed$/, 'd')
    .replace(/(?<![aeiouycgszhx]|[^aeiouyl]l)es$/, 's')
    .replace(/(?<![aeiouy]|[^aeiouyl]l)e$/, '')
    .replace(/(?<=[^aeiouy])e(?=(?:ly|ful|less|ness|ment|time|thing|where|body)s?$)/, '')
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  const parted = spoken.match(vowelsApart)
  return Math.max(1, groups + (parted?.length ?? 0))
}
