import { encoder } from '#server/meaning/encoder.ts'
import { asLikelihood } from '#server/meaning/likeness.ts'
import { nearness } from '#server/meaning/text-features.ts'
import { seededRandom } from '#server/seeded-random.ts'
import type { AskedLine } from './corpora.ts'
import { at } from './curves.ts'

const pairsOfEach = 4_000
const rounds = 200

/** Learns how near vectors must be for two texts to mean the same, from ways to ask one thing and another. */
export function trainLikeness(lines: readonly AskedLine[], print: (line: string) => void) {
  const random = seededRandom('likeness')
  const asked = lines.filter(({ topic }) => topic !== 'none')
  const vectors = encoder().encode(asked.map(({ question }) => question))
  const draw = () => Math.floor(random() * asked.length)
  const pairs: { near: number; isSame: boolean }[] = []
  const wanting = { same: pairsOfEach, other: pairsOfEach }
  for (let tries = 0; tries < 4_000_000 && wanting.same + wanting.other > 0; tries += 1) {
    const [one, two] = [draw(), draw()]
    const isSame = asked[one]?.topic === asked[two]?.topic
    const [left, right] = [vectors[one], vectors[two]]
    if (one === two || !left || !right || wanting[isSame ? 'same' : 'other'] === 0) continue
    wanting[isSame ? 'same' : 'other'] -= 1
    pairs.push({ near: nearness(left, right), isSame })
  }
  let [slope, middle] = [10, 0.5]
  for (let round = 0; round < rounds; round += 1) {
    let [toSlope, toMiddle] = [0, 0]
    for (const { near, isSame } of pairs) {
      const wrong = asLikelihood(near, { slope, middle }) - (isSame ? 1 : 0)
      toSlope += (wrong * (near - middle)) / pairs.length
      toMiddle -= (wrong * slope) / pairs.length
    }
    slope -= 50 * toSlope
    middle -= 0.01 * toMiddle
  }
  const stored = { slope: Number(slope.toFixed(3)), middle: Number(middle.toFixed(4)) }
  print(`likeness: slope ${stored.slope}, middle ${stored.middle}`)
  const said = pairs.map(({ near, isSame }) => ({
    ...{ score: asLikelihood(near, stored), isRight: isSame },
  }))
  for (const threshold of [0.5, 0.7, 0.9]) {
    print(`  of as many alike as unlike, ${at(threshold, said, pairs.length / 2)}`)
  }
  return stored
}
