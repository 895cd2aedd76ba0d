import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { invite } from '#server/testing/invitation.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { sentBodies } from '#web/testing/sent-bodies.ts'
import { answered, lost, type Meddlers } from '#web/testing/wire.ts'

const server = testServer()
afterEach(() => void vi.restoreAllMocks())
let couples = 0

/** A couple that gave no address for the partner, and the link for their place. */
async function invitedWithoutAddress() {
  couples += 1
  const visitor = server.current().visitor()
  const { body: user } = await visitor.post<CurrentUser>('/api/register', {
    ...{ username: 'Mina', partnerName: 'Jonas', password: testPassword },
    email: `alone${couples}@example.org`,
  })
  return { user, path: `/join/${(await invite(visitor)).inviteToken}` }
}
const open = (path: string, meddlers?: Meddlers) =>
  renderPage(server.current().visitor(), path, meddlers)
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

/** Keeps the reply to a look-up back until it is let go. */
function heldLookUp() {
  const held = Promise.withResolvers<void>()
  const meddlers: Meddlers = {
    'POST /api/couples/invitation': (passOn) => held.promise.then(passOn),
  }
  return { meddlers, letGo: held.resolve }
}
const noEmailField = () => expect(screen.queryByLabelText(/email/i)).toBeNull()

describe('R24 C10 joining', () => {
  test('R24 says who invites, shows the token locked and small, and asks for an address', async () => {
    const { path, user } = await invitedWithoutAddress()
    const page = open(path)
    expect(await screen.findByText(/^Mina kept a place for you/)).toBeTruthy()
    const token = await field('Invite token')
    expect([token.readOnly, token.value]).toEqual([true, path.split('/').at(-1)])
    await page.user.type(await field('Your Name'), 'Bo')
    const email = `bo${user.id}@example.org`
    await page.user.type(await field('Your Email (optional)'), email)
    await page.user.click(screen.getByRole('button', { name: 'Join Couple' }))
    await waitFor(() => expect(page.path()).toBe('/auth'))
    expect((await field('Email')).value).toBe(email)
    expect(screen.getByRole('heading', { name: 'You are in, Bo' })).toBeTruthy()
    await page.user.type(await field('Password'), testPassword)
    await page.user.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(page.path()).toBe('/home'))
    const { body } = await page.visitor.get<CurrentUser>('/api/user')
    expect(body).toMatchObject({ id: user.partnerId, username: 'Bo', email })
  })

  test('R24 an address that is left empty is not sent', async () => {
    const { path } = await invitedWithoutAddress()
    const page = open(path)
    await page.user.type(await field('Your Name'), 'Bo')
    await field('Your Email (optional)')
    const bodies = sentBodies('/api/couples/join')
    await page.user.click(screen.getByRole('button', { name: 'Join Couple' }))
    await waitFor(() => expect(page.path()).toBe('/auth'))
    expect(bodies).toEqual([{ inviteToken: path.split('/').at(-1), username: 'Bo' }])
  })

  test('R24 where the couple has one it is shown, goes to the Login tab, and can be another', async () => {
    const { visitor, partnerEmail } = await registerCouple(server.current())
    const page = open(`/join/${(await invite(visitor)).inviteToken}`)
    expect(await screen.findByText(partnerEmail)).toBeTruthy()
    expect(screen.queryByLabelText('Your Email (optional)')).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Use another address' }))
    const mine = await field('Your Email (optional)')
    await waitFor(() => expect(document.activeElement).toBe(mine))
    await page.user.type(await field('Your Name'), 'Bo')
    await page.user.click(screen.getByRole('button', { name: 'Join Couple' }))
    await waitFor(() => expect(page.path()).toBe('/auth'))
    expect((await field('Email')).value).toBe(partnerEmail)
  })

  test('R24 asks for an address only once it is known that the couple has none', async () => {
    const { path } = await invitedWithoutAddress()
    const { meddlers, letGo } = heldLookUp()
    open(path, meddlers)
    await field('Your Name')
    noEmailField()
    letGo()
    await field('Your Email (optional)')
  })

  test('R24 of an address that the couple has, no field is seen while it is looked up', async () => {
    const { visitor, partnerEmail } = await registerCouple(server.current())
    const { meddlers, letGo } = heldLookUp()
    open(`/join/${(await invite(visitor)).inviteToken}`, meddlers)
    await field('Your Name')
    noEmailField()
    letGo()
    expect(await screen.findByText(partnerEmail)).toBeTruthy()
    noEmailField()
  })

  test.each(['bo', 'bo-elsewhere@example.org'])(
    'R24 %s, typed before the field went, is not sent',
    async (typed) => {
      const known = await registerCouple(server.current())
      const { inviteToken } = await invite(known.visitor)
      const page = open('/join', { 'POST /api/couples/invitation': lost })
      await page.user.click(await field('Invite token'))
      await page.user.paste('x'.repeat(43))
      await page.user.type(await field('Your Email (optional)'), typed)
      page.mend('POST /api/couples/invitation')
      await page.user.clear(await field('Invite token'))
      await page.user.click(await field('Invite token'))
      await page.user.paste(inviteToken)
      expect(await screen.findByText(known.partnerEmail)).toBeTruthy()
      noEmailField()
      await page.user.type(await field('Your Name'), 'Bo')
      await page.user.click(screen.getByRole('button', { name: 'Join Couple' }))
      await waitFor(() => expect(page.path()).toBe('/auth'))
      expect((await field('Email')).value).toBe(known.partnerEmail)
      const { body } = await known.visitor.get<CurrentUser>('/api/user')
      expect(body).toMatchObject({ partnerName: 'Bo', partnerEmail: known.partnerEmail })
    },
  )

  test('R24 an address typed before another look at the token is still there after it', async () => {
    const [first, second] = [await invitedWithoutAddress(), await invitedWithoutAddress()]
    const paste = async (path: string) => {
      await page.user.clear(await field('Invite token'))
      await page.user.click(await field('Invite token'))
      await page.user.paste(path.split('/').at(-1) ?? '')
    }
    const page = open('/join')
    await paste(first.path)
    const email = `kept${second.user.id}@example.org`
    await page.user.type(await field('Your Email (optional)'), email)
    const held = Promise.withResolvers<void>()
    page.meddle('POST /api/couples/invitation', (passOn) => held.promise.then(passOn))
    await paste(second.path)
    noEmailField()
    held.resolve()
    expect((await field('Your Email (optional)')).value).toBe(email)
    await page.user.type(await field('Your Name'), 'Bo')
    await page.user.click(screen.getByRole('button', { name: 'Join Couple' }))
    await waitFor(() => expect(page.path()).toBe('/auth'))
    expect((await field('Email')).value).toBe(email)
  })

  test('R24 a look-up that takes too long counts as one that failed', async () => {
    const { visitor } = await registerCouple(server.current())
    const { inviteToken } = await invite(visitor)
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    open(`/join/${inviteToken}`)
    await field('Your Email (optional)')
  })

  test("R24 an address that is somebody else's is told at the field, and nothing typed is lost", async () => {
    const { path } = await invitedWithoutAddress()
    const other = await registerCouple(server.current())
    const page = open(path)
    await page.user.type(await field('Your Name'), 'Bo')
    await page.user.type(await field('Your Email (optional)'), other.email)
    await page.user.click(screen.getByRole('button', { name: 'Join Couple' }))
    const sentence = 'That email is already registered. Try signing in or resetting your password.'
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence))
    expect([(await field('Your Name')).value, page.path()]).toEqual(['Bo', path])
  })

  test.each([
    ['over', 'x'.repeat(43)],
    ['made up', 'not-a-real-token'],
    ['cut off', 'x'.repeat(42)],
  ])('R24 a link that is %s says so at once', async (_, token) => {
    open(`/join/${token}`)
    expect(
      await screen.findByText(
        'This invitation has expired, was already used, or a newer one has taken its place. Please open the newest one, or ask your partner for another.',
      ),
    ).toBeTruthy()
    expect(screen.queryByText(/kept a place for you/)).toBeNull()
  })

  const wait = 'Too many attempts. Please try again in an hour.'
  test.each([
    ['for want of a network', lost],
    ['for too many from one address', answered(429, { code: 'too-often', message: wait })],
  ])('R14 a look-up refused %s keeps nobody from joining', async (_, refusal) => {
    const { path, user } = await invitedWithoutAddress()
    const page = open(path, { 'POST /api/couples/invitation': refusal })
    expect(await screen.findByText('Your partner kept a place for you')).toBeTruthy()
    const email = `unseen${user.id}@example.org`
    await page.user.type(await field('Your Email (optional)'), email)
    expect(screen.queryByText(/^I have joined before/)).toBeNull()
    expect(document.body.textContent).not.toContain(wait)
    await page.user.type(await field('Your Name'), 'Bo')
    await page.user.click(screen.getByRole('button', { name: 'Join Couple' }))
    await waitFor(() => expect(page.path()).toBe('/auth'))
    expect((await field('Email')).value).toBe(email)
  })

  test('R24 a token that is typed in is looked up, too', async () => {
    const { path } = await invitedWithoutAddress()
    const page = open('/join')
    await page.user.click(await field('Invite token'))
    await page.user.paste(path.split('/').at(-1) ?? '')
    expect((await field('Invite token')).readOnly).toBe(false)
    await waitFor(() => expect(page.calls).toContain('POST /api/couples/invitation'))
  })
})
