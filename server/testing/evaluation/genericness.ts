import { sentencesIn } from '#server/guide/rules/reading-grade.ts'
import { encoder } from '#server/meaning/encoder.ts'
import { wordsOf } from '#server/meaning/hashed-words.ts'
import { nearness } from '#server/meaning/text-features.ts'
import { inSeededOrder } from '#server/seeded-random.ts'
import { type Count, countOf } from './figure.ts'
import type { ToldPair } from './tell-pairs.ts'

const decoys = 4
/** So many texts are encoded at once. */
const batch = 40

type Read = { words: ReadonlySet<string>; vectors: readonly Float32Array[] }
/** One of the texts of each pair, in sentences. */
type Parts = readonly (readonly string[])[]

function read(parts: Parts): Read[] {
  const sentences = parts.flat()
  const vectors = Array.from({ length: Math.ceil(sentences.length / batch) }, (_, at) =>
    encoder().encode(sentences.slice(at * batch, (at + 1) * batch)),
  ).flat()
  let next = 0
  return parts.map((own) => {
    const from = next
    next += own.length
    return {
      words: new Set(own.flatMap(wordsOf).filter((word) => /\p{L}/u.test(word))),
      vectors: vectors.slice(from, next),
    }
  })
}

/** How much each word tells: the rarer, the more. */
function weightsOf(texts: readonly Read[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const word of texts.flatMap(({ words }) => [...words])) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return (word) => Math.log((texts.length + 1) / (counts.get(word) ?? 1))
}

/** How much of a text is about a pair: by the share of its telling words, and by what its sentences mean. */
function aboutness(weight: (word: string) => number, text: Read, pair: Read): number {
  const sum = (words: Iterable<string>) => [...words].reduce((so, word) => so + weight(word), 0)
  const shared = sum([...text.words].filter((word) => pair.words.has(word)))
  const near = text.vectors.map((vector) =>
    Math.max(...pair.vectors.map((other) => nearness(vector, other))),
  )
  const meant = near.reduce((so, one) => so + one, 0) / Math.max(1, near.length)
  return shared / Math.max(1, sum(text.words)) + meant
}

/**
 * How often a reader who has a question with two answers and five texts, one about these and four about
 * pairs on other questions, would tell which is which, by words and meaning alone. A text that fits every
 * pair a little gains nothing by it. `whole`: with the quotes, which nearly give it away; `bare`: by what
 * the guide says besides them.
 */
export function rightAmongFive(pairs: readonly ToldPair[]): { whole: Count; bare: Count } {
  const asked = read(
    pairs.map(({ question, answers }) => [
      question.content,
      ...answers.map(({ answer }) => answer),
    ]),
  )
  const whole = read(pairs.map(({ told: { text } }) => sentencesIn(text)))
  const bare = read(pairs.map(({ told: { said, ask } }) => [...said, ask]))
  const weight = weightsOf([...asked, ...whole])
  const places = [...pairs.keys()]

  const isRightBy = (texts: readonly Read[]) => {
    const fits = asked.map((pair) => texts.map((text) => aboutness(weight, text, pair)))
    const usual = places.map(
      (text) => places.reduce((sum, pair) => sum + (fits[pair]?.[text] ?? 0), 0) / places.length,
    )
    const beyondUsual = (pair: number, text: number) =>
      (fits[pair]?.[text] ?? 0) - (usual[text] ?? 0)
    return (at: number): boolean =>
      inSeededOrder(places, 'among five', `pair ${at}`)
        .filter((other) => pairs[other]?.card !== pairs[at]?.card)
        .slice(0, decoys)
        .every((other) => beyondUsual(at, other) < beyondUsual(at, at))
  }
  return { whole: countOf(places, isRightBy(whole)), bare: countOf(places, isRightBy(bare)) }
}
