/** Words that are written with an apostrophe before them, which opens nothing: “'til two”, “the '90s”; a part of a pattern. */
export const elided =
  '(?:till?|em|cause|cos|coz|cuz|n|bout|round|twas|tis|twere|nuff|\\d0s)(?![\\p{L}\\p{N}])'

/**
 * What stands between two double marks and can stand between single ones: it begins with a letter or a number, holds no
 * mark of its own but apostrophes within words, and a gap or a sign comes before and after it.
 */
const doubled = new RegExp(
  `(?<![^\\s("“«[—–-])["“„](?!${elided})([\\p{L}\\p{N}](?:[^"“”„‘’'\\n]|(?<=\\p{L})['’](?=\\p{L})){0,200}(?<=[\\p{L}\\p{N}.!?,…]))["”](?=$|[\\s.,!?;:…)\\]—–-])`,
  'gu',
)

const withSingleMarks = (answer: string): string =>
  answer.replace(doubled, (_, words: string) => `‘${words}’`)

/** A line that ends with one of these goes on in the next as a sentence does in a text. */
const lineEnded = /(?:[.!?…,;:–—-]["”’')\]]{0,2}|\p{Extended_Pictographic}\uFE0F?)$/u
/** So does one that stops at such a word, where somebody pressed Enter within a sentence: “I would never”. */
const unfinished =
  /(?:^|[^\p{L}\p{N}'’])(?:an?|the|and|or|but|nor|if|than|that|my|your|our|his|her|their|its|of|into|for|from|with|without|at|by|because|until|while|although|am|is|are|was|were|been|being|very|really|quite|i|we|he|she|they|who|which|would|should|must|never|(?:to|not|n['’]t) (?:be|mean|think|know|say|want|believe|feel|have|do)|(?:do|does|did|have|has|had|can|could|will|would|should|am|is|are|was|were|want|like|need|have|has|going) (?:not|to)|\p{L}+n['’]t|i['’](?:m|ve|d|ll)|(?:you|we|they)['’](?:re|ve|d|ll)|(?:he|she|it)['’](?:s|d|ll))$/iu
/** Whether words stop in the midst of a sentence. */
export const isUnfinished = (words: string): boolean => unfinished.test(words)

/** What a list begins its lines with, in two of them at least: one may be a minus, or stand before a name. */
const bullet = /^[-–—*•·]\s+(?![\s\d])/u
/** A list with numbers keeps its lines apart whatever ends them. */
const numbered = /^\d{1,2}[.)]\s/u

/**
 * What stands between two lines of an answer that are quoted as one, where the first has no sign at its end. The gap before
 * the stroke is one that nobody types, so that “he / she” stays what it is.
 */
export const lineBreak = '\u00A0/ '

/** A line without gaps and strokes around it, which would stand twice. */
const withoutStrokes = (line: string): string => {
  const isOne = (at: number): boolean => /[/\s]/u.test(line[at] ?? '.')
  let [start, end] = [0, line.length]
  while (start < end && isOne(start)) start += 1
  while (end > start && isOne(end - 1)) end -= 1
  return line.slice(start, end)
}

/** A text of several lines as one: a list's lines without their dashes. */
const asOneLine = (answer: string): string => {
  if (!/[\r\n]/u.test(answer)) return answer
  const lines = answer
    .split(/\r\n|\r|\n/u)
    .map(withoutStrokes)
    .filter((line) => line !== '')
  const isList = lines.filter((line) => bullet.test(line)).length > 1
  return lines
    .map((line) => (isList ? line.replace(bullet, '') : line))
    .map((line, at, all) => {
      const next = all[at + 1]
      if (next === undefined) return line
      const goesOn = (lineEnded.test(line) && !numbered.test(next)) || isUnfinished(line)
      return line + (goesOn ? ' ' : lineBreak)
    })
    .join('')
}

/**
 * An answer as it is written within a quote. Double marks in it are single: “the boiler man says ‘is your husband in’”;
 * what cannot be told to be a pair stays. Its lines are one, with a stroke between two of them where no sign ends the
 * first, as lines of a poem are quoted: “gone to shop / back 6”. Nothing else changes.
 */
export const asQuoted = <Answer extends string | null>(answer: Answer) =>
  (answer === null ? null : withSingleMarks(asOneLine(answer))) as string | Extract<Answer, null>
