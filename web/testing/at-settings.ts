import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { renderPage } from './render-page.tsx'
// Loaded ahead, so that no test waits for the lazy parts to be compiled.
import '#web/app/account-menu.tsx'
import '#web/features/reminders/reminder-keeper.tsx'
import '#web/pages/settings/settings-page.tsx'

/** The clock of this browser follows Auckland's, wherever the test runs. */
export function livingInAuckland(): void {
  beforeEach(() => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat('en').resolvedOptions(),
      timeZone: 'Pacific/Auckland',
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
}

export const fridayEvening = {
  reminderDay: 'Friday',
  reminderTime: '19:00',
  reminderEnabled: true,
  frequency: 'weekly',
  timeZone: 'Pacific/Auckland',
} as const

/** Opens the settings of somebody, who saved `before` on an earlier day. */
export async function openSettings(server: TestServer, before?: object) {
  const couple = await registerCouple(server, { username: 'Mina' })
  if (before) await couple.visitor.send('PUT', '/api/reminder-settings', before)
  const page = renderPage(couple.visitor, '/settings')
  await enableSwitch()
  return { ...page, couple }
}

export const enableSwitch = () => screen.findByRole('switch', { name: 'Enable reminders' })

export const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Sav/ })

export const timerId = () => localStorage.getItem('reminderTimerId')

/** The browsers that the server would notify of a person's reminders. */
export const browsersOf = ({ database }: TestServer, userId: number) =>
  database
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('userId', '=', userId)
    .execute()
