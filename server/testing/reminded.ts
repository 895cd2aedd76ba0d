import type { Reminders } from '#contract/reminders.ts'
import { registerCouple, type TestCouple } from './couple.ts'
import type { PushService } from './push-service.ts'
import type { TestServer } from './test-server.ts'

export type Reminded = TestCouple & { browser: ReturnType<PushService['subscribe']> }

export const wednesdays = {
  reminderDay: 'Wednesday',
  reminderTime: '17:30',
  reminderEnabled: true,
  timeZone: 'UTC',
}

/** Registers a couple whose primary has a browser that takes notifications, and saves the settings. */
export async function remindedCouple(
  server: TestServer,
  service: PushService,
  settings: object = {},
): Promise<Reminded> {
  const couple = await registerCouple(server)
  const browser = service.subscribe()
  const { visitor } = couple
  await visitor.post('/api/reminders/push-subscription', browser)
  const given = { ...wednesdays, ...settings }
  const { status } = await visitor.send<Reminders>('PUT', '/api/reminder-settings', given)
  if (status !== 200) throw new Error(`Saving reminders answered ${status}`)
  return { ...couple, browser }
}

/** How many messages have come to that browser. */
export const receivedBy = (service: PushService, { browser }: Pick<Reminded, 'browser'>): number =>
  service.received.filter(({ path }) => path === browser.path).length
