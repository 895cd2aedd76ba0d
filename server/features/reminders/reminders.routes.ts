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
import type { Reminders } from './reminders.ts'

type Parts = { reminders: Reminders; limits: Limits }

export function bindReminders(serve: Serve, { reminders, limits }: Parts): void {
  serve.signedIn(readReminders, ({ login }) => reminders.read(login))
  serve.signedIn(saveReminders, ({ login, body }) => reminders.save(login, body))
  serve.signedIn(savePushSubscription, async ({ login, body }) => {
    await reminders.subscriptions.save(login, body)
    return { message: 'This browser will show your reminders.' }
  })
  serve.signedIn(removePushSubscription, async ({ login, body }) => {
    await reminders.subscriptions.drop(body.endpoint, login.userId)
    return { message: 'This browser will no longer show your reminders.' }
  })
  serve.signedIn(testReminder, async ({ login }) => {
    await limits.take('testReminder', login.couple.coupleId)
    return { steps: await reminders.test(login) }
  })
  serve.signedIn(renewCalendar, async ({ login }) => ({
    calendarPath: await reminders.renewCalendar(login),
  }))
  serve.everyone(readCalendar, async ({ params: { token }, address }) => {
    await limits.take('calendar', address())
    return reminders.calendarOf(token)
  })
}
