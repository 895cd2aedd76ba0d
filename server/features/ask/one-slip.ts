/** Whether two words differ by one letter: left out, put in, changed or swapped with its neighbour. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = (word: string, from: number) => word.slice(from)
  if (long.length > short.length) return rest(short, at) === rest(long, at + 1)
  const isSwap =
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    rest(short, at + 2) === rest(long, at + 2)
  return isSwap || rest(short, at + 1) === rest(long, at + 1)
}
