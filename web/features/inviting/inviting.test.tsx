import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { invite, join, storedCouple } from '#server/testing/invitation.ts'
import { linkIn } from '#server/testing/mailed-link.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { openTab } from '#web/testing/open-tab.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast, fieldErrors } from '#web/testing/toasts.ts'
import { lost } from '#web/testing/wire.ts'
import { localDayAndTime } from '#web/ui/text/local-time.ts'

const server = testServer()
const copied = 'Content copied to clipboard!'

const dialog = () => within(screen.getByRole('dialog', { name: 'Profile Settings' }))
const link = () => dialog().findByLabelText<HTMLInputElement>('Invite link')
const tokenIn = (url: string) => url.split('/').at(-1)

async function openInvite(visitor?: Visitor) {
  const couple = await registerCouple(server.current())
  const page = renderPage(visitor ?? couple.visitor, '/home')
  await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }))
  await screen.findByRole('dialog', { name: 'Profile Settings' })
  await openTab(page.user, 'You two')
  const press = (name: string) => page.user.click(dialog().getByRole('button', { name }))
  return { ...page, couple, press }
}

/** Stands in for the device's share sheet; jsdom has none. */
function shareSheet(sheet: (content: ShareData) => Promise<void>) {
  Object.assign(navigator, { share: sheet })
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  vi.restoreAllMocks()
})

describe('R8 the link', () => {
  test('says until when it is valid, works, and is replaced by a new one', async () => {
    const page = await openInvite()
    expect(
      dialog().getByText(/^Jonas opens the link and signs in with their own email/),
    ).toBeTruthy()
    await page.press('Copy Link')
    const first = (await link()).value
    expect(first.startsWith(`${server.current().publicUrl}/join/`)).toBe(true)
    const until = new Date(server.current().clock.now().getTime() + 14 * 86_400_000)
    expect(dialog().getByText(/Works once, until/).textContent).toContain(localDayAndTime(until))
    await page.press('Create a New Link')
    await waitFor(async () => expect((await link()).value).not.toBe(first))
    expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Create a New Link' }))
    expect((await join(server.current().visitor(), tokenIn(first))).status).toBe(400)
    const second = tokenIn((await link()).value)
    expect((await join(server.current().visitor(), second)).status).toBe(200)
  })

  test('C10 invites nobody who has joined: says so, and what a new link is for', async () => {
    const couple = await registerCouple(server.current())
    const { partnerEmail: email } = couple
    await server.current().visitor().post('/api/login', { email, password: testPassword })
    await openInvite(couple.visitor)
    expect(await dialog().findByRole('heading', { name: 'Jonas has joined' })).toBeTruthy()
    expect(dialog().queryByText(/^Invite Jonas/)).toBeNull()
    expect(dialog().getByText(/A new link would only let them change their name/)).toBeTruthy()
    const fold = dialog().getByRole('button', { name: 'Share' }).closest('details')
    expect([fold?.open, fold?.querySelector('summary')?.textContent]).toEqual([
      false,
      'Make a new link',
    ])
    const headings = dialog().getAllByRole('heading', { level: 3 })
    expect(headings.at(-1)?.textContent).toBe('Jonas has joined')
  })

  test('while a new one is made, no other button looks as if it made one', async () => {
    const page = await openInvite()
    await page.press('Copy Link')
    const first = (await link()).value
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    page.meddle('POST /api/couples/invite', (passOn) => held.then(passOn))
    await page.press('Create a New Link')
    const isBusy = (name: string) =>
      dialog().getByRole('button', { name }).getAttribute('aria-busy')
    expect(['Create a New Link', 'Copy Link', 'Share'].map(isBusy)).toEqual(['true', null, null])
    letGo()
    await waitFor(async () => expect((await link()).value).not.toBe(first))
  })

  test('is made and copied in one press, and stays the same for the next', async () => {
    const page = await openInvite()
    expect(dialog().queryByLabelText('Invite link')).toBeNull()
    await page.press('Copy Link')
    await expectToast(copied)
    const { value } = await link()
    expect(await navigator.clipboard.readText()).toBe(value)
    await page.press('Copy Link')
    expect((await link()).value).toBe(value)
    expect(page.calls.filter((call) => call === 'POST /api/couples/invite')).toHaveLength(1)
  })

  test('is the first thing on its tab until the partner is there, and its other ways wait behind a line', async () => {
    await openInvite()
    await dialog().findByRole('heading', { name: 'About the two of you' })
    const headings = dialog().getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
      'Invite Jonas',
      'About the two of you',
    ])
    const fold = dialog().getByLabelText("Partner's email").closest('details')
    expect([fold?.open, fold?.querySelector('summary')?.textContent]).toEqual([false, 'Other ways'])
    expect(dialog().getByRole('button', { name: 'Share' }).closest('details')).toBeNull()
  })

  test('goes to the share sheet where there is one', async () => {
    const shared: ShareData[] = []
    shareSheet(async (content) => void shared.push(content))
    const page = await openInvite()
    await page.press('Share')
    const { value } = await link()
    const title = 'Share with your partner'
    await waitFor(() => expect(shared).toHaveLength(1))
    expect(shared).toEqual([{ title, text: 'Join me on Duologue:', url: value }])
    expect(screen.queryByText(copied)).toBeNull()
  })

  test('without a share sheet is copied, and said so', async () => {
    const page = await openInvite()
    await page.press('Share')
    const { value } = await link()
    await expectToast(copied)
    expect(await navigator.clipboard.readText()).toBe(`Join me on Duologue: ${value}`)
  })

  test('somebody who closes the share sheet hears nothing of it', async () => {
    shareSheet(() => Promise.reject(new DOMException('', 'AbortError')))
    const page = await openInvite()
    await page.press('Share')
    await link()
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await page.press('Share')
    expect(write).not.toHaveBeenCalled()
  })

  test('where nothing may be copied says how to go on', async () => {
    const page = await openInvite()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await page.press('Share')
    await expectToast('That did not work here', 'Please select the link and copy it by hand.')
  })

  test('that could not be made is told', async () => {
    const page = await openInvite()
    page.meddle('POST /api/couples/invite', lost)
    await page.press('Share')
    await expectToast('The invitation did not work', 'Something went wrong. Please try again.')
  })
})

describe('R8 the mail', () => {
  const address = () => dialog().getByLabelText<HTMLInputElement>("Partner's email")

  test('goes to the address given, with the link that is shown', async () => {
    const page = await openInvite()
    const send = dialog().getByRole<HTMLButtonElement>('button', { name: 'Send Invitation' })
    expect(address().value).toBe(page.couple.partnerEmail)
    await page.user.clear(address())
    expect(send.disabled).toBe(true)
    const to = `joining-${page.couple.partnerEmail}`
    await page.user.type(address(), to)
    await page.user.click(send)
    await expectToast('Invitation sent', `It is on its way to ${to}.`)
    await server.current().settled()
    const mail = server.current().mails.findLast((one) => one.to === to)
    expect(linkIn(mail).href).toBe((await link()).value)
    expect(address().value).toBe(to)
  })

  test('a malformed address is not sent', async () => {
    const page = await openInvite()
    await page.user.clear(address())
    await page.user.type(address(), 'jonas{Enter}')
    await waitFor(() => expect(fieldErrors()).toEqual(['Invalid email address']))
    expect(page.calls.filter((call) => call.startsWith('POST /api/couples'))).toEqual([])
  })

  test("an address of somebody else is refused at the field in the server's words", async () => {
    const page = await openInvite()
    await page.user.clear(address())
    await page.user.type(address(), page.couple.email)
    await page.press('Send Invitation')
    const sentence = 'Please give your partner an email address of their own.'
    await expectToast('The invitation did not work', sentence)
    expect([fieldErrors(), address().value]).toEqual([[sentence], page.couple.email])
  })
})

test('R8 A3 who has joined and not signed in yet may be somebody else: a new link takes the place back', async () => {
  const { visitor, partnerEmail } = await registerCouple(server.current())
  const { inviteToken } = await invite(visitor)
  const own = { inviteToken, username: 'Jonas', email: `own-${partnerEmail}` }
  expect((await server.current().visitor().post('/api/couples/join', own)).status).toBe(200)
  await openInvite(visitor)
  expect(await dialog().findByRole('heading', { name: 'Jonas has joined' })).toBeTruthy()
  expect(dialog().getByText(/a new link lets Jonas take the place back/)).toBeTruthy()
})

test('R8 what a link does for somebody who has joined already is told', async () => {
  await openInvite()
  expect(dialog().getByText(/^A new invitation replaces the one before/).textContent).toBe(
    'A new invitation replaces the one before. If Jonas has joined already, the link only lets them choose that name again. If you send it to another email, Jonas will sign in with that one, and we will tell the old one.',
  )
})

describe('R15 the partner may make it, too', () => {
  const openAsPartner = async () => {
    const couple = await registerCouple(server.current())
    const visitor = server.current().visitor()
    await visitor.post('/api/login', { email: couple.partnerEmail, password: testPassword })
    const page = await openInvite(visitor)
    return { ...page, couple }
  }

  test('as a link for their own place, which changes their name and nothing else', async () => {
    const { couple, press, visitor, user } = await openAsPartner()
    await join(server.current().visitor(), (await invite(couple.visitor)).inviteToken, 'Jonas')
    const before = await storedCouple(server.current(), couple)
    expect(dialog().getByRole('heading', { name: 'Your invitation' })).toBeTruthy()
    expect(dialog().queryByText(/^Invite Mina/)).toBeNull()
    expect(dialog().queryByLabelText("Partner's email")).toBeNull()
    expect(
      dialog().getByText(/If you have joined already, the link changes only your name/),
    ).toBeTruthy()
    await press('Copy Link')
    const token = tokenIn((await link()).value)
    await user.click(dialog().getByRole('button', { name: 'Close' }))
    expect((await join(server.current().visitor(), token, 'Jo')).status).toBe(200)
    const { people, ...couples } = await storedCouple(server.current(), couple)
    expect({ people, ...couples }).toEqual({
      ...before,
      people: [
        { ...before.people[0], partnerName: 'Jo' },
        { ...before.people[1], username: 'Jo' },
      ],
    })
    expect((await visitor.get('/api/user')).status).toBe(200)
  })

  test('shared in words for oneself', async () => {
    const { press } = await openAsPartner()
    await press('Share')
    const { value } = await link()
    await expectToast(copied)
    expect(await navigator.clipboard.readText()).toBe(`My place on Duologue: ${value}`)
  })

  test('B4 shared under the title of every share (product §9)', async () => {
    const shared: ShareData[] = []
    shareSheet(async (content) => void shared.push(content))
    const { press } = await openAsPartner()
    await press('Share')
    await waitFor(() => expect(shared).toHaveLength(1))
    expect(shared.map(({ title }) => title)).toEqual(['Share with your partner'])
  })

  test('mailed to their own address, which stays the one they sign in with', async () => {
    const { couple, press } = await openAsPartner()
    expect(dialog().getByText(`To ${couple.partnerEmail}`)).toBeTruthy()
    await press('Email It to Me')
    await expectToast('Invitation sent', `It is on its way to ${couple.partnerEmail}.`)
    await server.current().settled()
    const mail = server.current().mails.findLast((one) => one.to === couple.partnerEmail)
    expect(linkIn(mail).href).toBe((await link()).value)
    const { people } = await storedCouple(server.current(), couple)
    expect(people[1]?.email).toBe(couple.partnerEmail)
  })
})
