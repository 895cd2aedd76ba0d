const vowel = /[aeiouy]/
const endings = [/ing$/, /ed$/, /ly$/, /ness$/, /ful$/]

/** "lov" of "loving" was "love", "fix" of "fixing" was not "fixe". */
const lostAnE = /^[^aeiou][aeiouy][^aeiouwxy]$/

/** The stem of a lower-case English word: its endings off, so that its forms meet. */
export function stemOf(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  let stem = word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/s$/, '')
    .replace(/is(?=e$|ed$|ing$)/, 'iz')
  for (const ending of endings) {
    const rest = stem.replace(ending, '')
    if (rest === stem || rest.length < 3 || !vowel.test(rest)) continue
    stem = lostAnE.test(rest) ? `${rest}e` : rest.replace(/([bdfgmnprt])\1$/, '$1')
    break
  }
  return stem.length > 4 ? stem.replace(/e$/, '').replace(/(?<=[^aeiou])y$/, 'i') : stem
}
