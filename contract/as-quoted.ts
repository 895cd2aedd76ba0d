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
/** What a list begins its lines with; one with numbers keeps its lines apart whatever ends them. */
const bullet = /^[-–—*•·]\s+/u
const numbered = /^\d{1,2}[.)]\s/u

/** What stands between two lines of an answer that are quoted as one, where the first has no sign at its end. */
const lineBreak = ' / '

/** A text of several lines as one: a list's lines without their dashes. */
const asOneLine = (answer: string): string => {
  if (!answer.includes('\n')) return answer
  const lines = answer
    .split('\n')
    .map((line) => line.trim().replace(bullet, ''))
    .filter((line) => line !== '')
  return lines
    .map((line, at) => {
      const next = lines[at + 1]
      if (next === undefined) return line
      return line + (lineEnded.test(line) && !numbered.test(next) ? ' ' : lineBreak)
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
