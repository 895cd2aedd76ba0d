import { describe, expect, test } from 'vitest'
import { createEncoder } from './encoder.ts'
import { nearness } from './text-features.ts'

const { encode, encodeParts, encodePieces, isWhole } = createEncoder()
const near = (one: string, two: string): number => {
  const [left, right] = encode([one, two])
  return left && right ? nearness(left, right) : Number.NaN
}
const rounded = (vector: Float32Array | undefined) => [...(vector ?? [])].map((n) => n.toFixed(4))

describe('the encoder', () => {
  test('is whole where its package is installed', () => expect(isWhole).toBe(true))

  test('gives what the weights’ makers give', () => {
    const [vector] = encode(['Hello there, how are you?'])
    expect(vector).toHaveLength(512)
    for (const [at, number] of [-0.002, -0.036, -0.05, 0.014].entries()) {
      expect(vector?.[at]).toBeCloseTo(number, 2)
    }
  })

  test('gives vectors of unit length that are nearer for texts that are more alike', () => {
    for (const vector of encode(['tea', 'We sang in the car.', 'ok'])) {
      expect(nearness(vector, vector)).toBeCloseTo(1, 5)
    }
    const said = 'You hold my hand on the way home.'
    expect(near(said, 'we walk back holding hands')).toBeGreaterThan(
      near(said, 'The tax return is due in April.') + 0.2,
    )
  })

  test('gives the same for a text, whatever it comes with', () => {
    const text = 'I miss how we used to talk every night.'
    const [alone] = createEncoder().encode([text])
    const others = Array.from({ length: 30 }, (_, at) => `${'so '.repeat(at)}tired`)
    const together = createEncoder().encode([...others, text, 'ok', text])
    expect(rounded(together[30])).toEqual(rounded(alone))
    expect(rounded(together[32])).toEqual(rounded(alone))
    expect(rounded(encode([text])[0])).toEqual(rounded(alone))
  })

  test('reads curly signs, capitals alone and wide spaces as plain ones', () => {
    expect(near('I can’t sleep — again', "I can't  sleep - again")).toBeCloseTo(1, 5)
    expect(near('I MISS YOU', 'i miss you')).toBeCloseTo(1, 5)
  })

  test('gives the pieces of a text in rows as long as its vector, and none of nothing', () => {
    const text = 'We sang in the car.'
    const [read, nothing] = encodePieces([text, ' '])
    expect(rounded(read?.vector)).toEqual(rounded(encode([text])[0]))
    expect((read?.pieces.length ?? 0) / 512).toBeGreaterThanOrEqual(5)
    expect((read?.pieces.length ?? 1) % 512).toBe(0)
    expect(nothing?.pieces).toHaveLength(0)
  })

  test('reads a part as a part of its text', () => {
    const text = 'Work was awful. “We danced in the kitchen,” you said.'
    const start = text.indexOf('We')
    const parts = [
      { start: 0, end: text.length },
      { start, end: text.indexOf(',”') },
    ]
    const [[whole, part] = []] = encodeParts([{ text, parts }])
    const [alone, awful] = encode(['We danced in the kitchen', 'Work was awful.'])
    if (!whole || !part || !alone || !awful) throw new Error('no vectors')
    expect(rounded(whole)).toEqual(rounded(encode([text])[0]))
    expect(nearness(part, alone)).toBeGreaterThan(nearness(part, awful) + 0.2)
  })

  test.each([
    ['nothing', ''],
    ['NULs', '\0'.repeat(100_000)],
    ['lone surrogates', '\uD83D'.repeat(100_000)],
    ['a heap of combining marks', `a${'\u0301'.repeat(1_000_000)}`],
    ['one endless word', 'x'.repeat(1_000_000)],
    ['endless words', 'kitchen '.repeat(200_000)],
    ['signs that stand for many', '\uFDFA'.repeat(10_000)],
    ['signs that no piece is made of', '我想和你一起去海边。'],
  ])('takes %s', (_, text) => {
    const [vector] = encode([text])
    expect(vector).toHaveLength(512)
    expect(vector?.every(Number.isFinite)).toBe(true)
  })
})

describe('where its weights cannot be read', () => {
  const poor = createEncoder(() => {
    throw new Error('not installed')
  })

  test('it says so, and compares words', () => {
    expect(poor.isWhole).toBe(false)
    const [one, two, three] = poor.encode(['tea in bed', 'Tea, in bed!', 'a long drive'])
    if (!one || !two || !three) throw new Error('no vectors')
    expect(nearness(one, two)).toBeGreaterThan(nearness(one, three) + 0.5)
    const [[part] = []] = poor.encodeParts([
      { text: 'So: tea in bed', parts: [{ start: 4, end: 14 }] },
    ])
    expect(rounded(part)).toEqual(rounded(one))
  })
})
