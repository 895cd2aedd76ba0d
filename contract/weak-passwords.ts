/** The rows of keyboards, shifted and not, and the columns that people walk down. */
const rows = [
  ...['`1234567890-=', '~!@#$%^&*()_+', '!"£$%^&*()_+', '°!"§$%&/()=?', '²&é"\'(-è_çà)='],
  ...['qwertyuiop[]\\', "asdfghjkl;'", 'zxcvbnm,./', 'qwertzuiopü+', 'asdfghjklöä#', '<yxcvbnm,.-'],
  ...['azertyuiop^$', 'qsdfghjklmù*', '<wxcvbn,;:!', "',.pyfgcrl/=", 'aoeuidhtns-', ';qjkxbmwvz'],
  ...['qwfpgjluy;', 'arstdhneio', 'zxcdvbkm', 'qwertyuiopå', 'asdfghjklæø', 'asdfghjklñ'],
  ...['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', ';ςερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.', '0p;/'],
  ...['741', '852', '963', '7410', '8520', '9630'],
]

const bothWays = (row: string): string[] => [row, [...row].reverse().join('')]

/** Every pair of keys side by side, with those that may come after it in the same direction. */
const nextKeys = new Map<string, Set<string>>()
for (const row of rows.flatMap(bothWays)) {
  const keys = [...row]
  for (const [at, key] of keys.entries()) {
    const [next, after] = [keys[at + 1], keys[at + 2]]
    if (next === undefined || after === undefined) continue
    const known = nextKeys.get(key + next) ?? new Set()
    nextKeys.set(key + next, known.add(after))
  }
}

const isDigit = (key: string) => key >= '0' && key <= '9'
const isLatin = (key: string) => key >= 'a' && key <= 'z'

/** How far it is from one character to the next: around the ring in digits and the alphabet. */
function stepOf(from: string, to: string): number {
  const distance = (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0)
  if (isDigit(from) && isDigit(to)) return (distance + 10) % 10
  if (isLatin(from) && isLatin(to)) return (distance + 26) % 26
  return distance
}

/** Digits in any even step (`2468`, `0987`), all else the same again or one up or down. */
function isEvenStep(before: string, key: string, after: string): boolean {
  const step = stepOf(before, key)
  if (step !== stepOf(key, after)) return false
  const isRing = isLatin(before) && isLatin(key) && isLatin(after)
  return [before, key, after].every(isDigit) || Math.abs(step) <= 1 || (isRing && step === 26 - 1)
}

const goesOn = (before: string, key: string, after: string): boolean =>
  isEvenStep(before, key, after) || nextKeys.get(before + key)?.has(after) === true

const shortestRun = 3

/**
 * Whether a password is nothing but the same character, a sequence or a row of keys, or several of
 * them one after another: `aaaaaa`, `654321`, `xyzabc`, `qwerty`, `abc123`, `qweasd`. Case is alike.
 */
export function isGuessable(password: string): boolean {
  const keys = [...password.normalize('NFKC').toLowerCase()]
  /** Whether the first so many characters are such runs, and where the run at hand may have begun. */
  const covered = [true]
  let lastCovered = -1
  let runBegan = 0
  for (const [at, key] of keys.entries()) {
    const [before, last] = [keys[at - 2], keys[at - 1]]
    if (before === undefined || last === undefined || !goesOn(before, last, key)) {
      runBegan = Math.max(0, at - 1)
    }
    const latest = at + 1 - shortestRun
    if (latest >= 0 && covered[latest] === true) lastCovered = latest
    covered[at + 1] = lastCovered >= runBegan && latest >= runBegan
  }
  return keys.length >= shortestRun && covered[keys.length] === true
}
