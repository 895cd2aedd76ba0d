import { describe, expect, test } from 'vitest'
import { dangerIn, dangerThresholds, passagesOf } from './danger.ts'
import {
  dangerSizes,
  openDangerWeights,
  storedDanger,
  sumOfDanger,
  viewsOf,
} from './danger-head.ts'
import stored from './weights/danger.json' with { type: 'json' }

const { alone, withWords } = dangerThresholds

test.each(['I want to kill myself.', 'He hit me again last night and I am scared of him.'])(
  'R21 %s is danger by its meaning, and inside of a longer answer',
  (text) => {
    for (const said of [text, `We went to the market on Saturday. ${text} The soup was good.`]) {
      expect(dangerIn(said, null)?.likelihood).toBeGreaterThan(withWords)
    }
  },
)

test('R21 one sure sentence in the midst of cheerful ones is heard where words speak for danger', () => {
  const calm = 'We went to the market on Saturday and bought far too many plums. '
  const said = `${calm.repeat(3)}He hit me. Then we made jam.`
  expect(dangerIn(said, 'likely')?.likelihood ?? 0).toBeGreaterThanOrEqual(withWords)
  expect(dangerIn(said, 'likely')?.likelihood ?? 0).toBeGreaterThan(
    dangerIn(said, null)?.likelihood ?? 1,
  )
})

test.each(['', 'The walk by the sea on Sunday was lovely.', 'This job is killing me, lol'])(
  'none in: %s',
  (text) => expect(dangerIn(text, null)?.likelihood).toBeLessThan(alone),
)

type Net = Parameters<typeof storedDanger>[0][number]
/** A network that knows nothing yet. */
const emptyNet = () =>
  Object.fromEntries(
    Object.entries(dangerSizes).map(([name, size]) => [name, new Float32Array(size)]),
  ) as Net

describe('the weights', () => {
  test('are refused where they are cut off', () => {
    const [net, ...others] = stored.nets
    if (!net) throw new Error('no net')
    const cut = { ...net, outPlace: { ...net.outPlace, bytes: '' } }
    expect(() => openDangerWeights({ ...stored, nets: [cut, ...others] })).toThrow(/another size/)
  })

  test('are rounded to bytes and read back', () => {
    const net = emptyNet()
    net.outNumber[1] = 2
    net.start[0] = -1
    const read = openDangerWeights(storedDanger([net], dangerThresholds))
    const numbers = new Float32Array(512)
    numbers[1] = 1.5
    const features = { numbers, places: [], pieces: new Float32Array() }
    expect(sumOfDanger(read, features)).toBeCloseTo(2, 2)
  })
})

test('a view looks at the piece that it looks for, and at all alike where there is none', () => {
  const net = emptyNet()
  net.look[7] = 9
  const pieces = new Float32Array(3 * 512)
  expect([...viewsOf(net, pieces).shares.slice(0, 3)]).toEqual(
    [1 / 3, 1 / 3, 1 / 3].map(Math.fround),
  )
  pieces[512 + 7] = 1
  const { means, shares } = viewsOf(net, pieces)
  expect(shares[1]).toBeGreaterThan(0.99)
  expect(means[7]).toBeCloseTo(shares[1] ?? 0, 5)
  expect(shares.slice(3, 6)[1]).toBeCloseTo(1 / 3, 5)
})

describe('passages', () => {
  const sentence = (number: number) => `Sentence ${number} has exactly six words.`
  const text = Array.from({ length: 40 }, (_, at) => sentence(at)).join(' ')

  test('are whole sentences of at most ninety words, and overlap', () => {
    const passages = passagesOf(text)
    for (const passage of passages) {
      expect(passage.split(' ').length).toBeLessThanOrEqual(90)
      expect(passage).toMatch(/^Sentence .*\.$/)
    }
    for (let at = 0; at < 40; at += 1) {
      expect(passages.some((passage) => passage.includes(sentence(at)))).toBe(true)
    }
    expect(passages.filter((passage) => passage.includes(sentence(10))).length).toBeGreaterThan(1)
  })

  test('are one where a text fits into it: its end alone is not what was said', () => {
    const answer = Array.from({ length: 14 }, (_, at) => sentence(at)).join(' ')
    expect(passagesOf(answer)).toEqual([answer])
  })

  test('reach the end of an endless text, and are none of nothing', () => {
    const endless = `${'word '.repeat(2_000)}last`
    expect(passagesOf(endless).at(-1)).toMatch(/last$/)
    expect(passagesOf(endless).length).toBeLessThanOrEqual(96)
    expect(passagesOf(' \n ')).toEqual([])
  })
})

test('R20 one sentence that says it all is as sure by itself as if it stood alone, whatever is around it', () => {
  const said = 'Some nights I think it would be simpler for you all if I was dead.'
  const cheerful = 'We laughed so much about the cat on Sunday. Then we made jam and danced.'
  const alone = dangerIn(said, null)?.oneSentence
  expect(dangerIn(`${cheerful} ${said} ${cheerful}`, null)?.oneSentence).toBe(alone)
  expect(alone).toBeGreaterThan(dangerIn(cheerful, null)?.oneSentence ?? 1)
})
