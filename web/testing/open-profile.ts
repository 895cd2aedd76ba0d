import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { openTab } from './open-tab.ts'
import { renderPage } from './render-page.tsx'

export const dialog = () => within(screen.getByRole('dialog', { name: 'Profile Settings' }))
export const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label)
export const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name })

/** Opens Profile Settings at a tab from the menu of Mina's home screen. */
export async function openProfile(server: TestServer, tab: 'Profile' | 'Security') {
  const couple = await registerCouple(server)
  const page = renderPage(couple.visitor, '/home')
  const menu = await screen.findByRole('button', { name: 'Menu' })
  await page.user.click(menu)
  await page.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }))
  await screen.findByRole('dialog', { name: 'Profile Settings' })
  await openTab(page.user, tab)
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) {
      await page.user.clear(field(label))
      if (text) await page.user.type(field(label), text)
    }
  }
  // Save Changes comes once there is something to save.
  const press = async (name: string) =>
    page.user.click(await dialog().findByRole('button', { name }))
  const sent = (call: string) => page.calls.filter((made) => made.startsWith(call))
  const reopen = async () => {
    if (screen.queryByRole('dialog', { name: 'Profile Settings' })) {
      await page.user.keyboard('{Escape}')
    }
    const isGone = () => screen.queryByRole('dialog', { name: 'Profile Settings' }) === null
    await waitFor(() => expect(isGone()).toBe(true))
    await page.user.click(menu)
    await page.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }))
    await screen.findByRole('dialog', { name: 'Profile Settings' })
    await waitFor(() => expect(dialog().getAllByRole('tabpanel')).toHaveLength(1))
  }
  return { ...page, couple, menu, fill, press, sent, reopen }
}
