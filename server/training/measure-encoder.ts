import { createEncoder } from '#server/meaning/encoder.ts'

const clauses = [
  ...['you made me tea without asking', 'our walk along the river was lovely'],
  ...['I feel so alone with it', 'a slow dance in the kitchen', 'the drive home when we sang'],
  ...['you put the phone down and just asked me how I am', 'time with no kids and no screens'],
  ...['I miss how we used to talk every night', 'we never got round to the garden'],
  'I was proud of how you stood up to your boss',
]
const [warming, tries] = [50, 500]

const millisecondsOf = (work: () => unknown): number => {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** Prints what the encoder costs on this machine: loading, memory, and reading what it has not read before. */
function measureEncoder(): void {
  const before = process.memoryUsage().rss
  let encoder = createEncoder()
  const loading = millisecondsOf(() => {
    encoder = createEncoder()
  })
  const { encode, encodeParts } = encoder
  const memory = (process.memoryUsage().rss - before) / 2 / 1_000_000
  console.log(`loading ${loading.toFixed(0)} ms, ${memory.toFixed(0)} MB`)
  let told = 0
  const measure = (name: string, work: () => unknown) => {
    const times = Array.from({ length: warming + tries }, () => {
      told += 1
      return millisecondsOf(work)
    })
    const sorted = times.slice(warming).sort((one, other) => one - other)
    const [middle, last] = [sorted[tries / 2] ?? 0, sorted[Math.floor(tries * 0.99)] ?? 0]
    console.log(`${name}: ${middle.toFixed(1)} ms, at most ${last.toFixed(1)} in 99 of 100`)
  }
  const fresh = (text: string) => `${text} ${told}`
  measure('one sentence', () => encode(['we sang in the car'].map(fresh)))
  measure('ten clauses at once', () => encode(clauses.map(fresh)))
  measure('two answers of 40 words', () =>
    encode([clauses.slice(0, 5), clauses.slice(5)].map((some) => fresh(some.join('. ')))),
  )
  measure('an answer of 80 words, with 30 of its parts', () => {
    const text = fresh(clauses.join('. '))
    const parts = Array.from({ length: 30 }, (_, at) => ({ start: at * 9, end: at * 9 + 40 }))
    encodeParts([{ text, parts }])
  })
}

if (import.meta.main) measureEncoder()
