import { describe, expect, test } from 'vitest'
import { fakePhone, onPhone, phonesEnd } from '#web/testing/fake-phone.ts'
import { appPlatform, celebrate, inApp, keepReminders, startInApp, takeBackNotice } from './app.ts'
import { askForNotifications, notificationPermission, notifyLater } from './notifications.ts'
import { subscribe } from './push.ts'
import { copyText, share } from './share.ts'

phonesEnd()

const now = () => new Date('2026-11-25T08:00:00')
const at = (text: string) => new Date(text)
const content = { title: 'Share with your partner', text: 'Words', url: 'https://us.example/' }
const message = { title: 'Relationship Check-in', body: 'Alex has started.' }
const plan = { title: 'Time for your catch-up!', body: "It's time" }

test('a browser is no app: nothing is loaded', async () => {
  let loads = 0
  const native = await startInApp(async () => {
    loads += 1
    return { plugins: fakePhone().plugins }
  })
  expect([native, inApp(), appPlatform(), loads]).toEqual([null, null, null, 0])
  Object.assign(window, { Capacitor: { getPlatform: () => 'web' } })
  expect(appPlatform()).toBeNull()
})

describe('the share sheet (product §1, §9)', () => {
  test('has the content, and the title on Android, too', async () => {
    const phone = fakePhone()
    await onPhone(phone)
    expect(await share(content)).toBe('shared')
    expect(phone.shared).toEqual([{ ...content, dialogTitle: 'Share with your partner' }])
    expect(phone.copied).toEqual([])
  })

  test('closed by the person, nothing is copied', async () => {
    const phone = fakePhone()
    phone.shares = () => Promise.reject(new Error('Share canceled'))
    await onPhone(phone)
    expect(await share(content)).toBe('dismissed')
    expect(phone.copied).toEqual([])
  })

  test('where it is not there, words and address go to the clipboard', async () => {
    const phone = fakePhone()
    phone.shares = () => Promise.reject(new Error('Share API not available'))
    await onPhone(phone)
    expect(await share(content)).toBe('copied')
    expect(phone.copied).toEqual(['Words https://us.example/'])
  })

  test('a clipboard that refuses says so', async () => {
    const phone = fakePhone()
    phone.plugins.Clipboard.write = () => Promise.reject(new Error('no'))
    await onPhone(phone)
    expect(await copyText('Words')).toBe(false)
  })
})

test('a touch says: done', async () => {
  const phone = fakePhone()
  await onPhone(phone)
  celebrate()
  expect(phone.asked).toContain('touch SUCCESS')
})

test('secrets stay on this device, and come back as they were', async () => {
  const phone = fakePhone()
  const { secrets } = await onPhone(phone)
  expect(phone.asked).toContain('keychain 1')
  await secrets.write('login', '2026-11-25T08:00:00Z')
  expect(await secrets.read('login')).toBe('2026-11-25T08:00:00Z')
  await secrets.forget('login')
  expect(await secrets.read('login')).toBeNull()
})

test('above the keyboard stands what is being written', async () => {
  const phone = fakePhone()
  await onPhone(phone)
  const field = document.body.appendChild(document.createElement('textarea'))
  const asked: unknown[] = []
  field.scrollIntoView = (how) => void asked.push(how)
  phone.tell('keyboardDidShow')
  expect(asked).toEqual([])
  field.focus()
  phone.tell('keyboardDidShow')
  expect(asked).toEqual([{ block: 'nearest' }])
  field.remove()
})

describe('the permission', () => {
  test('is asked for once, and known at once from then on', async () => {
    const phone = fakePhone()
    await onPhone(phone)
    expect(notificationPermission()).toBe('default')
    expect(await askForNotifications()).toBe('granted')
    expect(notificationPermission()).toBe('granted')
    await askForNotifications()
    expect(phone.asked.filter((what) => what === 'permission')).toHaveLength(1)
  })

  test('refused, nothing is planned', async () => {
    const phone = fakePhone()
    phone.answer = 'denied'
    await onPhone(phone, 'android', now)
    await notifyLater(message)
    expect(notificationPermission()).toBe('denied')
    expect(phone.scheduled.size).toBe(0)
  })

  test('a phone has no push of browsers', async () => {
    await onPhone(fakePhone())
    expect(await subscribe('key')).toBe('unsupported')
  })
})

describe('one notification later (product §9)', () => {
  test('comes after the time that is said, and after an hour where none is', async () => {
    const phone = fakePhone()
    await onPhone(phone, 'android', now)
    await notifyLater(message, 30_000)
    const inexact = { isExactNotification: false }
    const [first] = phone.scheduled.values()
    expect(first).toEqual({
      ...message,
      ...inexact,
      id: 1,
      schedule: { at: at('2026-11-25T08:00:30'), allowWhileIdle: true },
    })
    await notifyLater(message)
    expect([...phone.scheduled.values()].map(({ schedule }) => schedule?.at)).toEqual([
      at('2026-11-25T09:00:00'),
    ])
  })
})

test('what is taken back while the person is asked whether notifications may come, comes no more', async () => {
  const phone = fakePhone()
  await onPhone(phone, 'android', now)
  const { promise, resolve } = Promise.withResolvers<{ display: 'granted' }>()
  phone.plugins.LocalNotifications.requestPermissions = () => promise
  const planned = notifyLater(message, 30_000)
  takeBackNotice()
  resolve({ display: 'granted' })
  await planned
  expect(notificationPermission()).toBe('granted')
  expect(phone.scheduled.size).toBe(0)
})

describe('reminders (product §4)', () => {
  const settled = () => inApp()?.keepReminders(null)
  const allowed = async () => {
    const phone = fakePhone()
    phone.permission = 'granted'
    await onPhone(phone, 'android', now)
    return phone
  }
  const shown = async (phone: ReturnType<typeof fakePhone>) => {
    await notifyLater(message, 1)
    return [...phone.scheduled.values()].filter(({ id }) => id !== 1).map((one) => one.schedule)
  }

  test('weekly ones are one repeat, inexact and while the phone is idle', async () => {
    const phone = await allowed()
    const next = at('2026-11-25T17:30:00')
    keepReminders({ ...plan, isWeekly: true, at: [next, at('2026-12-02T17:30:00')] })
    expect(await shown(phone)).toEqual([
      { on: { weekday: 4, hour: 17, minute: 30 }, repeats: true, allowWhileIdle: true },
    ])
  })

  test('one that begins in a week or later does not come before', async () => {
    const phone = await allowed()
    const dates = ['2026-12-02T17:30:00', '2026-12-09T17:30:00'].map(at)
    keepReminders({ ...plan, isWeekly: true, at: dates })
    expect((await shown(phone)).map((schedule) => schedule?.at)).toEqual(dates)
  })

  test('those that do not come every week have their dates', async () => {
    const phone = await allowed()
    const dates = ['2026-11-26T17:30:00', '2026-12-10T17:30:00'].map(at)
    keepReminders({ ...plan, isWeekly: false, at: dates })
    expect((await shown(phone)).map((schedule) => schedule?.at)).toEqual(dates)
  })

  test('in another time zone the repeat is at the same moment, by the clock of there', async () => {
    const before = process.env.TZ
    const phone = await allowed()
    const next = new Date('2026-11-25T20:30:00Z')
    const near = { ...plan, isWeekly: true, at: [next] }
    const clocks = []
    for (const zone of ['UTC', 'Asia/Tokyo']) {
      process.env.TZ = zone
      keepReminders(near)
      clocks.push((await shown(phone))[0]?.on)
    }
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
    expect(clocks).toEqual([
      { weekday: 4, hour: 20, minute: 30 },
      { weekday: 5, hour: 5, minute: 30 },
    ])
  })

  test('planned anew they replace those before, and turned off none is left', async () => {
    const phone = await allowed()
    const dates = ['2026-11-26T17:30:00', '2026-12-10T17:30:00'].map(at)
    keepReminders({ ...plan, isWeekly: false, at: dates })
    keepReminders({ ...plan, isWeekly: false, at: dates.slice(1) })
    expect(await shown(phone)).toHaveLength(1)
    await settled()
    expect(await shown(phone)).toEqual([])
  })
})
