import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWaits } from './waits.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('tells how long each waited for one of two threads, in the order they came', () => {
  const waited: number[] = []
  const names = new Set<string>()
  const arrive = createWaits(2, (ms, name) => waited.push(ms) && names.add(name))
  const first = arrive('work')
  arrive('work')
  const third = arrive('work')
  const fourth = arrive('work')
  expect(waited).toEqual([0, 0])
  vi.advanceTimersByTime(300)
  first()
  expect(waited).toEqual([0, 0, 300])
  vi.advanceTimersByTime(200)
  third()
  expect(waited).toEqual([0, 0, 300, 500])
  fourth()
  arrive('work')
  expect(waited).toEqual([0, 0, 300, 500, 0])
  expect([...names]).toEqual(['work'])
})

test('what gives up while it waits takes nobody’s place', () => {
  const waited: number[] = []
  const arrive = createWaits(1, (ms) => waited.push(ms))
  const first = arrive('work')
  const impatient = arrive('work')
  arrive('work')
  vi.advanceTimersByTime(100)
  impatient()
  expect(waited).toEqual([0])
  vi.advanceTimersByTime(50)
  first()
  expect(waited).toEqual([0, 150])
})
