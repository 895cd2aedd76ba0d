import { expect, test } from 'vitest'
import { gatherLines } from './gathered-lines.ts'

const aRound = () => new Promise((resolve) => setImmediate(resolve))

test('lines of one round of the event loop are written at once, in order, and none twice', async () => {
  const written: string[] = []
  const lines = gatherLines((text) => void written.push(text))
  lines.write('one\n')
  lines.write('two\n')
  expect(written).toEqual([])
  await aRound()
  expect(written).toEqual(['one\ntwo\n'])
  lines.write('three\n')
  lines.flush()
  await aRound()
  lines.flush()
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})
