import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { join } from '#server/testing/invitation.ts'
import { personButton } from '#web/testing/at-home.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast } from '#web/testing/toasts.ts'
import { lost } from '#web/testing/wire.ts'

const server = testServer()
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  vi.restoreAllMocks()
})

const card = () => screen.findByRole('region', { name: 'Invite Jonas' })
const invitations = (calls: readonly string[]) =>
  calls.filter((call) => call === 'POST /api/couples/invite')

/** Mina, who gave no address for Jonas. */
const openHome = async () => {
  const visitor = server.current().visitor()
  const email = `alone-${Math.random()}@example.org`
  const names = { username: 'Mina', partnerName: 'Jonas' }
  await visitor.post<CurrentUser>('/api/register', { ...names, email, password: testPassword })
  const page = renderPage(visitor, '/home')
  const press = async (name: string) =>
    page.user.click(within(await card()).getByRole('button', { name }))
  return { ...page, press }
}

test('C10 R23 one press makes the link, without an address, and copies it; the next copies the same', async () => {
  const page = await openHome()
  await page.press('Copy Link')
  await expectToast('Content copied to clipboard!')
  const { value } = within(await card()).getByLabelText<HTMLInputElement>('Invite link')
  expect(value.startsWith(`${server.current().publicUrl}/join/`)).toBe(true)
  expect(await navigator.clipboard.readText()).toBe(value)
  await page.press('Copy Link')
  expect(invitations(page.calls)).toHaveLength(1)
  const { status } = await join(server.current().visitor(), value.split('/').at(-1), 'Jo')
  expect(status).toBe(200)
  page.reload()
  await personButton('Jo')
  expect(screen.queryByRole('region', { name: /^Invite/ })).toBeNull()
})

test('B4 C10 one press makes the link and opens the share sheet, under the title of the spec', async () => {
  const shared: ShareData[] = []
  Object.assign(navigator, { share: async (content: ShareData) => void shared.push(content) })
  const page = await openHome()
  await page.press('Share')
  const link = await within(await card()).findByLabelText<HTMLInputElement>('Invite link')
  const title = 'Share with your partner'
  await waitFor(() =>
    expect(shared).toEqual([{ title, text: 'Join me on Duologue:', url: link.value }]),
  )
})

test('C10 a link that could not be made is told, and pressing again makes it', async () => {
  const page = await openHome()
  page.meddle('POST /api/couples/invite', lost)
  await page.press('Copy Link')
  await screen.findByText('The invitation did not work')
  page.mend('POST /api/couples/invite')
  await page.press('Copy Link')
  await within(await card()).findByLabelText('Invite link')
})

test('C10 Later puts the card away on this device, and says where it is', async () => {
  const page = await openHome()
  await page.press('Later')
  await expectToast('All right, later', 'You will find the invitation in Profile Settings.')
  expect(screen.queryByRole('region', { name: /^Invite/ })).toBeNull()
  expect(document.activeElement?.tagName).toBe('H1')
  page.reload()
  await personButton('Jonas')
  expect(screen.queryByRole('region', { name: /^Invite/ })).toBeNull()
})

test('C10 whose partner signed in as themselves is asked to invite nobody', async () => {
  const { visitor, partnerEmail } = await registerCouple(server.current())
  const partner = server.current().visitor()
  await partner.post('/api/login', { email: partnerEmail, password: testPassword })
  renderPage(visitor, '/home')
  await personButton('Jonas')
  expect(screen.queryByRole('region', { name: /^Invite/ })).toBeNull()
})
