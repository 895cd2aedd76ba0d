/** What is left of two words without how both begin and how both end. */
function apart(one: string, other: string): [string, string] {
  let begin = 0
  while (begin < one.length && one[begin] === other[begin]) begin += 1
  let end = 0
  const shorter = Math.min(one.length, other.length) - begin
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return [one.slice(begin, one.length - end), other.slice(begin, other.length - end)]
}

const plain = (name: string): string => name.toUpperCase().replaceAll('_', '')

/** One letter too many, too few or another, or two that changed places. */
function isOneSlipFrom(name: string, typed: string): boolean {
  const [wanted, found] = apart(plain(name), plain(typed))
  if (wanted.length <= 1 && found.length <= 1) return true
  return wanted.length === 2 && found === `${wanted[1]}${wanted[0]}`
}

/** A shorter name, such as HOST, is one letter from too many others. */
const shortest = 7

/** Names of the environment that are no setting and all but one of `names`, with the one that may be meant. */
export function misspeltSettings(
  given: Record<string, string | undefined>,
  names: readonly string[],
): { typed: string; meant: string }[] {
  const known = new Set(names.flatMap((name) => [name, `${name}_FILE`]))
  const long = [...known].filter((name) => name.length >= shortest)
  return Object.keys(given)
    .filter((typed) => !known.has(typed))
    .flatMap((typed) => {
      const meant = long.find((name) => isOneSlipFrom(name, typed))
      return meant === undefined ? [] : [{ typed, meant }]
    })
}
