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

/**
 * An answer with single marks in place of the double ones in it, as they are written within a quote: “the boiler man says
 * ‘is your husband in’”. What cannot be told to be a pair stays, and every other sign stands where it stood.
 */
export const withSingleMarks = <Answer extends string | null>(answer: Answer) =>
  (answer?.replace(doubled, (_, words: string) => `‘${words}’`) ?? null) as
    | string
    | Extract<Answer, null>
