import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const card = () => screen.findByRole('region', { name: 'Invite Jonas' })
const invitations = (calls: readonly string[]) =>
  calls.filter((call) => call === 'POST /api/couples/invite')

/** What a browser says to who asks when nobody is pressing any more. */
const notAllowed = () => new DOMException('', 'NotAllowedError')

/** A clipboard that takes what is still in the making, as Safari and Chromium do; gives the texts it was promised. */
function promisedToClipboard(): Promise<string>[] {
  const promised: Promise<string>[] = []
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(data: Record<string, Promise<Blob>>) {
        Object.assign(this, { data })
      }
    },
  )
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => {
    const [{ data } = { data: {} }] = items as unknown as { data: Record<string, Promise<Blob>> }[]
    const text = Promise.resolve(data['text/plain']).then((blob) => blob?.text() ?? '')
    promised.push(text)
    await text
  })
  return promised
}

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

test('R8 home offers the newest link, also where Profile Settings made it, and one link is made for both', async () => {
  const page = await openHome()
  await page.press('Copy Link')
  const first = (await within(await card()).findByLabelText<HTMLInputElement>('Invite link')).value
  await page.user.click(screen.getByRole('button', { name: 'Menu' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Profile Settings' }))
  await page.user.click(dialog.getByRole('tab', { name: 'You two' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Invite link').value).toBe(first)
  const address = dialog.getByLabelText("Partner's email")
  await page.user.type(address, `jonas-${Math.random()}@example.org{Enter}`)
  await waitFor(() => expect(invitations(page.calls)).toHaveLength(2))
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { value } = within(await card()).getByLabelText<HTMLInputElement>('Invite link')
  expect(value).not.toBe(first)
  const { status } = await join(server.current().visitor(), value.split('/').at(-1), 'Jonas')
  expect(status).toBe(200)
})

test('R8 an open home learns with what it asks anyway that the partner has joined', async () => {
  const page = await openHome()
  await page.press('Copy Link')
  const { value } = await within(await card()).findByLabelText<HTMLInputElement>('Invite link')
  await join(server.current().visitor(), value.split('/').at(-1), 'Jo')
  const users = () => page.calls.filter((call) => call === 'GET /api/user').length
  const before = users()
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Invite/ })).toBeNull(), {
    timeout: 5000,
  })
  await personButton('Jo')
  expect(users()).toBe(before + 1)
})

test('R23 an open home learns the same way that the partner has signed in, invited or not', async () => {
  const { visitor, partnerEmail } = await registerCouple(server.current())
  const page = renderPage(visitor, '/home')
  const invitation = within(await card())
  await page.user.click(invitation.getByRole('button', { name: 'Copy Link' }))
  const { value } = await invitation.findByLabelText<HTMLInputElement>('Invite link')
  const mine = () => screen.getByRole('button', { name: /^Mina/ }).getAttribute('aria-pressed')
  const users = () => page.calls.filter((call) => call === 'GET /api/user').length
  const soon = { timeout: 5000 }

  const before = users()
  await join(server.current().visitor(), value.split('/').at(-1), 'Jonas')
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Invite/ })).toBeNull(), soon)
  expect(mine()).toBe('false')
  await server
    .current()
    .visitor()
    .post('/api/login', { email: partnerEmail, password: testPassword })
  // Each at their own: who is here is chosen already.
  await waitFor(() => expect(mine()).toBe('true'), soon)
  expect(users()).toBe(before + 2)

  const other = await registerCouple(server.current())
  renderPage(other.visitor, '/home')
  await card()
  const credentials = { email: other.partnerEmail, password: testPassword }
  await server.current().visitor().post('/api/login', credentials)
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Invite/ })).toBeNull(), soon)
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

test('R23 the clipboard is given the link as somebody presses, though it is made only then', async () => {
  const page = await openHome()
  const held = Promise.withResolvers<void>()
  page.meddle('POST /api/couples/invite', (passOn) => held.promise.then(passOn))
  const promised = promisedToClipboard()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(notAllowed())
  await page.press('Copy Link')
  expect(promised).toHaveLength(1)
  held.resolve()
  await expectToast('Content copied to clipboard!')
  const { value } = within(await card()).getByLabelText<HTMLInputElement>('Invite link')
  expect(await promised[0]).toBe(value)
  expect(invitations(page.calls)).toHaveLength(1)
})

test('R23 without a share sheet Share promises the clipboard the link in its words', async () => {
  const page = await openHome()
  const promised = promisedToClipboard()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(notAllowed())
  await page.press('Share')
  await expectToast('Content copied to clipboard!')
  const { value } = within(await card()).getByLabelText<HTMLInputElement>('Invite link')
  expect(await promised[0]).toBe(`Join me on Duologue: ${value}`)
})

test('R23 a clipboard that takes no promises gets the link once it is there', async () => {
  const page = await openHome()
  promisedToClipboard()
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new TypeError('No promises here'))
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await page.press('Copy Link')
  await expectToast('Content copied to clipboard!')
  const { value } = within(await card()).getByLabelText<HTMLInputElement>('Invite link')
  expect(write.mock.calls).toEqual([[value]])
})

test('R23 where the press was over before the link was made, the next one shares at once', async () => {
  const shared: ShareData[] = []
  const share = vi.fn(async (content: ShareData) => void shared.push(content))
  share.mockRejectedValueOnce(notAllowed())
  Object.assign(navigator, { share })
  const page = await openHome()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await page.press('Share')
  await expectToast('Your link is ready', 'Press Share once more to send it.')
  const { value } = within(await card()).getByLabelText<HTMLInputElement>('Invite link')
  const again = within(await card()).getByRole('button', { name: 'Share' })
  expect(again.getAttribute('aria-busy')).toBeNull()
  fireEvent.click(again)
  // Before anything is waited for, so that the press still counts.
  expect(share).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(shared.map(({ url }) => url)).toEqual([value]))
  expect(invitations(page.calls)).toHaveLength(1)
  expect(write).not.toHaveBeenCalled()
})

test('R23 a share sheet that refuses whatever is pressed leaves the clipboard', async () => {
  Object.assign(navigator, { share: () => Promise.reject(notAllowed()) })
  const page = await openHome()
  await page.press('Share')
  await screen.findByText('Your link is ready')
  await page.press('Share')
  await expectToast('Content copied to clipboard!')
})

test('C10 a link that could not be made is told, and pressing again makes it', async () => {
  const page = await openHome()
  page.meddle('POST /api/couples/invite', lost)
  await page.press('Copy Link')
  await expectToast('The invitation did not work', 'Something went wrong. Please try again.')
  expect(screen.queryByText('That did not work here')).toBeNull()
  page.mend('POST /api/couples/invite')
  await page.press('Copy Link')
  await within(await card()).findByLabelText('Invite link')
})

test('C10 R23 Later puts the card away for a day on this device, and says where it is', async () => {
  const page = await openHome()
  await page.press('Later')
  await expectToast(
    'All right, later',
    'The invitation is here again tomorrow. Until then it is in Profile Settings.',
  )
  expect(screen.queryByRole('region', { name: /^Invite/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask the guide' }))
  page.reload()
  await personButton('Jonas')
  expect(screen.queryByRole('region', { name: /^Invite/ })).toBeNull()
  const dayAgo = Date.now() - 24 * 60 * 60_000
  // On a clock that was wrong, and as devices noted it before.
  for (const noted of [dayAgo, Date.now() + 60_000, true]) {
    localStorage.setItem('inviteLater', String(noted))
    page.reload()
    await card()
  }
})

test('R23 the invitation stands below the four controls, and what stays hidden under the next action', async () => {
  await openHome()
  const invitation = await card()
  const last = screen.getByRole('button', { name: 'Start New Session' })
  expect(last.compareDocumentPosition(invitation)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(await screen.findByText(/stays hidden until you have both finished/)).toBeDefined()
})

test('C10 whose partner signed in as themselves is asked to invite nobody', async () => {
  const { visitor, partnerEmail } = await registerCouple(server.current())
  const partner = server.current().visitor()
  await partner.post('/api/login', { email: partnerEmail, password: testPassword })
  renderPage(visitor, '/home')
  await personButton('Jonas')
  expect(screen.queryByRole('region', { name: /^Invite/ })).toBeNull()
})
