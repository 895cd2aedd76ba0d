import { expect, test } from 'vitest'
import { createLogLines } from './log-lines.ts'

function linesAt(least: 'silent' | 'error' | 'warn' | 'info') {
  const written: string[] = []
  const now = () => new Date('2026-03-02T18:00:00.000Z')
  const say = createLogLines(least, { write: (line) => written.push(line), now })
  say('info', 'It is ready\nat "home"')
  say('warn', 'Look at it')
  say('error', 'It is away')
  return written
}

test('each is one line of JSON, with the fields of the app’s own', () => {
  const [first = '', ...more] = linesAt('info')
  expect(first.match(/\n/g)).toHaveLength(1)
  expect(JSON.parse(first)).toEqual({
    ...{ level: 30, time: Date.parse('2026-03-02T18:00:00.000Z'), pid: process.pid },
    ...{ hostname: expect.any(String), msg: 'It is ready\nat "home"' },
  })
  expect(more.map((line) => JSON.parse(line).level)).toEqual([40, 50])
})

test('LOG_LEVEL leaves out what is below it', () => {
  const messages = (least: Parameters<typeof linesAt>[0]) =>
    linesAt(least).map((line) => JSON.parse(line).level)
  expect([messages('warn'), messages('error'), messages('silent')]).toEqual([[40, 50], [50], []])
})
