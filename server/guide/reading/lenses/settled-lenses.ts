import { plainly } from '#server/guide/words.ts'
import { bothOrOne, has, type Lens, of, oneOf, only, type Pair } from './lens.ts'

const bare = (text: string): string =>
  plainly(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const hours = new Set(['mornings', 'evenings', 'weekends'])

const hurtAbout = (pair: Pair, hurt: readonly [boolean, boolean]): Lens[] => {
  const role = oneOf(hurt)
  const found =
    role === null ? undefined : pair[role].themes.find(({ theme }) => !hours.has(theme.key))
  if (role === null || !found) return []
  const any = ['']
  const shows = role === 0 ? ([found.shownBy, any] as const) : ([any, found.shownBy] as const)
  const shared = { topic: found.topic }
  return [{ name: 'hurtTopic', weight: 69.5, role, shared, theme: found, shows }]
}

/** What settles the matter before anything else is looked at: silence, blanks, jokes, hurt. */
export const settledLenses = (pair: Pair): Lens[] => {
  const missing = of(pair, ({ state }) => state === 'missing')
  const hidden = of(pair, ({ state, quotes }) => state !== 'missing' && quotes.length === 0)
  const unsure = of(pair, ({ signals, words }) => signals.unsure && words <= 8)
  const foreign = of(pair, (reading) => reading.foreign)
  const short = of(pair, ({ words }) => words <= 3)
  const [first, second] = of(pair, ({ text }) => bare(text))
  return [
    ...only('missingBoth', 100, missing.every(Boolean)),
    ...only('missingOne', 99, missing[0] !== missing[1]),
    ...only('unquotable', 98, hidden.some(Boolean)),
    ...only('same', 90, first !== '' && first === second),
    ...only('foreign', 80, foreign.some(Boolean)),
    ...bothOrOne('hurtBoth', 'hurtOne', [70, 69], has(pair, 'hurt')),
    ...hurtAbout(pair, has(pair, 'hurt')),
    ...only('loss', 72, has(pair, 'loss').some(Boolean)),
    ...bothOrOne('unsureBoth', 'unsureOne', [65, 40], unsure),
    ...only('sorry', 64, has(pair, 'sorry').some(Boolean) && !has(pair, 'hurt').some(Boolean)),
    ...bothOrOne('jokeBoth', 'jokeOne', [60, 30], has(pair, 'joke')),
    ...only('shortBoth', 50, short.every(Boolean)),
  ]
}
