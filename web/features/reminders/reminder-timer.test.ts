import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Rhythm } from '#contract/reminder-rhythm.ts'
import { nextReminder } from '#contract/reminder-rhythm.ts'
import { zoneClock } from '#contract/zone-clock.ts'
import { comingReminder, previewOf, type SavedReminders } from './coming-reminder.ts'
import { startReminderTimer } from './reminder-timer.ts'

const day = 86_400_000
const auckland: Rhythm = {
  reminderDay: 'Sunday',
  reminderTime: '17:30',
  frequency: 'weekly',
  timeZone: 'Pacific/Auckland',
}
const savedAt = (rhythm: Rhythm, now: Date): SavedReminders => ({
  ...rhythm,
  reminderEnabled: true,
  reminderEmail: false,
  nextReminder: nextReminder(rhythm, now).toISOString(),
})
const timerId = () => localStorage.getItem('reminderTimerId')

/** Lets the timer run from a moment on; gives the moments at which it reminded. */
function run(rhythm: Rhythm, from: string) {
  vi.setSystemTime(from)
  const saved = savedAt(rhythm, new Date())
  const reminded: Date[] = []
  const stop = startReminderTimer({
    nextAfter: (moment) => comingReminder(saved, moment),
    now: () => new Date(),
    remind: () => reminded.push(new Date()),
  })
  return { reminded, stop, saved }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const wallTimes = (moments: Date[], { timeZone }: Rhythm) =>
  moments.map((moment) => {
    const { date, time } = zoneClock(timeZone).wallTimeAt(moment)
    return `${date} ${time}`
  })

describe('it reminds by the clock on the wall', () => {
  test.each([
    {
      change: 'the change to summer in Auckland',
      rhythm: auckland,
      from: '2026-09-14T00:00:00Z',
      at: ['2026-09-20 17:30', '2026-09-27 17:30', '2026-10-04 17:30'],
    },
    {
      change: 'the change to winter in Auckland',
      rhythm: auckland,
      from: '2026-03-24T00:00:00Z',
      at: ['2026-03-29 17:30', '2026-04-05 17:30', '2026-04-12 17:30'],
    },
    {
      change: 'the hour that summer leaves out in Auckland',
      rhythm: { ...auckland, reminderTime: '02:30' },
      from: '2026-09-16T00:00:00Z',
      at: ['2026-09-20 02:30', '2026-09-27 03:30', '2026-10-04 02:30'],
    },
    {
      change: 'the hour that comes twice in Auckland, once',
      rhythm: { ...auckland, reminderTime: '02:30' },
      from: '2026-03-24T00:00:00Z',
      at: ['2026-03-29 02:30', '2026-04-05 02:30', '2026-04-12 02:30'],
    },
    {
      change: 'the change to winter in New York',
      rhythm: { ...auckland, timeZone: 'America/New_York' },
      from: '2026-10-20T00:00:00Z',
      at: ['2026-10-25 17:30', '2026-11-01 17:30', '2026-11-08 17:30'],
    },
  ])('over $change', async ({ rhythm, from, at }) => {
    const { reminded, stop } = run(rhythm, from)
    await vi.advanceTimersByTimeAsync(21 * day)
    stop()
    expect(wallTimes(reminded, rhythm)).toEqual(at)
  })
})

test('it waits longer than one timer of a browser can', async () => {
  const rhythm: Rhythm = { ...auckland, frequency: 'monthly' }
  const { reminded, stop } = run(rhythm, '2026-06-01T00:00:00Z')
  await vi.advanceTimersByTimeAsync(70 * day)
  stop()
  expect(wallTimes(reminded, rhythm)).toEqual([
    '2026-06-07 17:30',
    '2026-07-05 17:30',
    '2026-08-02 17:30',
  ])
})

test('its id is in local storage, another one after each reminder, and none once it is ended', async () => {
  const { reminded, stop } = run(auckland, '2026-06-01T00:00:00Z')
  const first = timerId()
  expect(Number(first)).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(7 * day)
  expect(reminded).toHaveLength(1)
  expect(Number(timerId())).toBeGreaterThan(Number(first))
  stop()
  expect(timerId()).toBeNull()
  await vi.advanceTimersByTimeAsync(14 * day)
  expect(reminded).toHaveLength(1)
})

test('a device that slept for a while reminds at waking; one that slept all night does not', async () => {
  const { reminded, stop } = run(auckland, '2026-06-01T00:00:00Z')
  vi.setSystemTime('2026-06-07T07:30:00Z')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(wallTimes(reminded, auckland)).toEqual(['2026-06-07 19:30'])
  vi.setSystemTime('2026-06-14T20:00:00Z')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reminded).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(7 * day)
  stop()
  expect(wallTimes(reminded, auckland)).toEqual(['2026-06-07 19:30', '2026-06-21 17:30'])
})

test('settings read long ago still give the rhythm they began', () => {
  const fortnightly: Rhythm = { ...auckland, frequency: 'fortnightly' }
  const saved = savedAt(fortnightly, new Date('2026-06-01T00:00:00Z'))
  const coming = comingReminder(saved, new Date('2026-09-30T00:00:00Z'))
  expect(wallTimes(coming ? [coming] : [], fortnightly)).toEqual(['2026-10-11 17:30'])
  expect(comingReminder({ ...saved, nextReminder: null }, new Date())).toBeNull()
})

test('the preview of what is saved already is the saved reminder, of another rhythm a new one', () => {
  const saved = savedAt(auckland, new Date('2026-06-01T00:00:00Z'))
  const onTheDay = new Date('2026-06-07T01:00:00Z')
  const show = (chosen: Rhythm) => wallTimes([previewOf(chosen, saved, onTheDay)], chosen)
  expect(show(auckland)).toEqual(['2026-06-07 17:30'])
  expect(show({ ...auckland, reminderTime: '18:00' })).toEqual(['2026-06-14 18:00'])
  expect(show({ ...auckland, timeZone: 'Europe/Berlin' })).toEqual(['2026-06-14 17:30'])
})
