import {
  readCalendar,
  readReminders,
  removePushSubscription,
  renewCalendar,
  savePushSubscription,
  saveReminders,
  testReminder,
} from '#contract/reminders.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Serve } from '#server/http/serve.ts'
import type { CalendarAddresses } from './calendar-addresses.ts'
import { writeCalendar } from './calendar-feed.ts'
import type { PushSubscriptions } from './push-subscriptions.ts'
import type { ReminderSender } from './reminder-sender.ts'
import type { Reminders } from './reminders.ts'

type Parts = {
  reminders: Reminders
  subscriptions: PushSubscriptions
  calendarAddresses: CalendarAddresses
  sendReminder: ReminderSender
  limits: Limits
  homeUrl: string
  now: () => Date
}

export function bindReminders(serve: Serve, parts: Parts): void {
  const { reminders, subscriptions, calendarAddresses, sendReminder, limits, homeUrl, now } = parts

  serve.signedIn(readReminders, ({ login }) => reminders.read(login))
  serve.signedIn(saveReminders, ({ login, body }) => reminders.save(login, body))
  serve.signedIn(savePushSubscription, async ({ login, body }) => {
    await subscriptions.save(login, body)
    return { message: 'This browser will show your reminders.' }
  })
  serve.signedIn(removePushSubscription, async ({ login, body }) => {
    await subscriptions.drop(body.endpoint, login.userId)
    return { message: 'This browser will no longer show your reminders.' }
  })
  serve.signedIn(testReminder, async ({ login }) => {
    await limits.take('testReminder', login.couple.coupleId)
    return { steps: await sendReminder(await reminders.readRow(login)) }
  })
  serve.signedIn(renewCalendar, async ({ login }) => ({
    calendarPath: await calendarAddresses.renew(login.couple, login.userId),
  }))
  serve.everyone(readCalendar, async ({ params: { token } }) =>
    writeCalendar(await calendarAddresses.find(token), { now: now(), homeUrl, token }),
  )
}
