import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { renderPage } from './render-page.tsx'
import type { Meddlers } from './wire.ts'
// Loaded ahead, so that no test waits for the lazy parts to be compiled.
import '#web/app/account-menu.tsx'
import '#web/features/forms/feedback-dialog.tsx'
import '#web/features/forms/one-text-dialogs.tsx'
import '#web/pages/home/home-page.tsx'

/** What people sent, newest first. */
export const sentForms = ({ database }: TestServer) =>
  database.selectFrom('submissions').selectAll().orderBy('id', 'desc').execute()

export const lastSentForm = async (server: TestServer): Promise<unknown> =>
  JSON.parse((await sentForms(server))[0]?.payload ?? 'null')

/** Opens a form's dialog from the menu of Mina's home screen. */
export async function openForm(server: TestServer, entry: string, meddlers: Meddlers = {}) {
  const couple = await registerCouple(server, { username: 'Mina' })
  const page = renderPage(couple.visitor, '/home', meddlers)
  const open = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
    await page.user.click(await screen.findByRole('menuitem', { name: entry }))
    return screen.findByRole('dialog', { name: /Feature|Issue|Feedback|Profile/ })
  }
  const dialog = await open()
  const gone = () => waitFor(() => expect(dialog.isConnected).toBe(false))
  return { ...page, couple, dialog, open, gone, within: within(dialog) }
}
