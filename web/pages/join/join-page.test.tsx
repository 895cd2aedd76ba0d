import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import { invite, join as joinBy, storedCouple } from '#server/testing/invitation.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast, fieldErrors } from '#web/testing/toasts.ts'
import { lost } from '#web/testing/wire.ts'

const server = testServer()
const day = 86_400_000
const over =
  'This invitation has expired, was already used, or a newer one has taken its place. Please open the newest one, or ask your partner for another.'

const token = () => screen.findByLabelText<HTMLInputElement>('Invite token')
const name = () => screen.getByLabelText<HTMLInputElement>('Your Name')
const join = () => screen.getByRole('button', { name: 'Join Couple' })

/** What the login says first. */
const news = async () => (await screen.findByText(/^Welcome to Duologue!/)).textContent

async function openJoin(path: string, visitor = server.current().visitor()) {
  const page = renderPage(visitor, path)
  await screen.findByRole('heading', { name: 'Join Your Partner' })
  return page
}

async function invited() {
  const couple = await registerCouple(server.current())
  return { couple, ...(await invite(couple.visitor)) }
}

describe('R1 the counter of the name agrees with the rule', () => {
  test.each([
    ['  abcdefghijklm  ', 13, []],
    ['👩🏽‍❤️‍💋‍👨🏿'.repeat(13), 13, []],
    ['abcdefghijklmn', 14, ['Your name must be 13 characters or less']],
    ['    ', 0, ['Your name is required']],
  ])('%s: %s', async (text, counted, errors) => {
    const page = await openJoin(`/join/${(await invited()).inviteToken}`)
    await page.user.click(name())
    await page.user.paste(text)
    expect(screen.getByText(`${counted} of 13 characters`)).toBeTruthy()
    page.meddle('POST /api/couples/join', lost)
    await page.user.click(join())
    if (errors.length === 0) await screen.findByText('Failed to join couple')
    await waitFor(() => expect(fieldErrors()).toEqual(errors))
  })
})

describe('R8 joining', () => {
  test('names the partner by the token of the link, and leads to /auth with a welcome', async () => {
    const { couple, inviteToken } = await invited()
    const page = await openJoin(`/join/${inviteToken}`)
    expect(document.title).toBe('Join Your Partner · Duologue')
    expect(await token()).toMatchObject({ value: inviteToken, readOnly: true })
    expect(screen.getByText('0/13')).toBeTruthy()
    await page.user.type(name(), 'Zoë')
    expect(screen.getByText('3/13')).toBeTruthy()
    expect(screen.getByText('3 of 13 characters')).toBeTruthy()
    await page.user.click(join())
    await waitFor(() => expect(page.path()).toBe('/auth'))
    expect(await news()).toBe(
      'Welcome to Duologue! Successfully joined as Zoë. You can now track progress together!',
    )
    expect(await storedCouple(server.current(), couple)).toMatchObject({
      relationshipStatus: 'confirmed',
      people: [{ partnerName: 'Zoë' }, { username: 'Zoë', relationshipConfirmed: 1 }],
    })
    expect((await page.visitor.get('/api/user')).status).toBe(401)
  })

  test('greets who joined at /auth, where they can but sign in, by nothing in the address, and others as ever', async () => {
    const { inviteToken } = await invited()
    const page = await openJoin(`/join/${inviteToken}`)
    await page.user.type(name(), 'Zoë')
    await page.user.click(join())
    await screen.findByRole('heading', { name: 'You are in, Zoë' })
    expect(
      screen.getByText('Now sign in with your own email and the password you two share.'),
    ).toBeTruthy()
    expect(page.path()).toBe('/auth')
    expect(screen.queryByRole('tab')).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Forgot your password?' }))
    await screen.findByRole('heading', { name: 'Forgotten, not lost' })
    expect(screen.queryByRole('tab')).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Back to Login' }))
    await screen.findByRole('heading', { name: 'You are in, Zoë' })
    cleanup()
    renderPage(server.current().visitor(), '/auth')
    await screen.findByRole('heading', { name: 'Come on in' })
    expect(screen.getAllByRole('tab')).toHaveLength(3)
    expect(
      screen.queryByText('Now sign in with your own email and the password you two share.'),
    ).toBeNull()
  })

  test('who sent it and tries it out is told whose place it is', async () => {
    const { couple, inviteToken } = await invited()
    const note = /^You are signed in as Mina, and this invitation is yours\. Send the link/
    await openJoin(`/join/${inviteToken}`, couple.visitor)
    await screen.findByText(note)
    cleanup()
    await openJoin(`/join/${inviteToken}`)
    await screen.findByText('Mina kept a place for you')
    expect(screen.queryByText(note)).toBeNull()
    cleanup()
    const namesake = await registerCouple(server.current(), { username: 'Mina' })
    await openJoin(`/join/${inviteToken}`, namesake.visitor)
    await screen.findByText('Mina kept a place for you')
    expect(screen.queryByText(note)).toBeNull()
  })

  test('R15 without a token in the path the field is empty and open', async () => {
    const { inviteToken } = await invited()
    const page = await openJoin('/join')
    expect(await token()).toMatchObject({ value: '', readOnly: false })
    await page.user.type(await token(), inviteToken)
    await page.user.type(name(), 'Zoë')
    await page.user.click(join())
    await waitFor(() => expect(page.path()).toBe('/auth'))
  })

  test.each([
    ['the whole link', (url: string) => url],
    ['the message with the link', (url: string) => `Join me on Duologue: ${url} See you there`],
    ['a link with something behind it', (url: string) => `${url}?from=mail#top`],
    ['the token alone', (url: string) => ` ${url.split('/').at(-1)} `],
  ])('R24 without a link takes %s', async (_, around) => {
    const { inviteToken, inviteUrl } = await invited()
    const page = await openJoin('/join')
    await page.user.click(await token())
    await page.user.paste(around(inviteUrl))
    await screen.findByText('Found: an invitation from Mina.')
    expect(fieldErrors()).toEqual([])
    await page.user.type(name(), 'Zoë')
    await page.user.click(join())
    await waitFor(() => expect(page.path()).toBe('/auth'))
    expect((await joinBy(server.current().visitor(), inviteToken)).status).toBe(400)
  })

  test('R1 says at its button that the two share one account and its password', async () => {
    const { inviteToken } = await invited()
    await openJoin(`/join/${inviteToken}`)
    const description =
      /^The two of you share one account and one password\. Ask Mina for it: you sign in with it next\. .*Terms/
    expect(await screen.findByRole('button', { name: 'Join Couple', description })).toBe(join())
  })

  test('a signed-in visitor sees the same form, and the new name at home', async () => {
    const { couple, inviteToken } = await invited()
    const page = await openJoin(`/join/${inviteToken}`, couple.visitor)
    await page.user.type(name(), 'Zoë')
    await page.user.click(join())
    await waitFor(() => expect(page.path()).toBe('/home'))
    expect(await screen.findByRole('button', { name: /^Zoë/ })).toBeTruthy()
    await expectToast(
      'Welcome to Duologue!',
      'Successfully joined as Zoë. You can now track progress together!',
    )
  })

  test.each(['Terms of Use', 'Privacy Policy'])(
    'R12 joining accepts the %s, which are there to read',
    async (title) => {
      const page = await openJoin('/join')
      const line =
        'By joining you confirm that you are 18 or older and accept the Terms of Use and the Privacy Policy.'
      const opener = screen.getByRole('button', { name: title })
      expect(opener.closest('p')?.textContent).toBe(line)
      await page.user.click(opener)
      const dialog = await screen.findByRole('dialog', { name: title })
      await within(dialog).findByText('Effective 1 June 2025')
      await page.user.keyboard('{Escape}')
      await waitFor(() => expect(document.activeElement).toBe(opener))
      expect(page.calls).not.toContain('POST /api/couples/join')
    },
  )

  test('"Sign in here" leads to /auth', async () => {
    const page = await openJoin('/join')
    await page.user.click(screen.getByRole('link', { name: 'Sign in here' }))
    await waitFor(() => expect(page.path()).toBe('/auth'))
  })
})

describe('R8 what joining refuses', () => {
  const notWhole = 'This does not look like a whole invitation. Please copy the link once more.'

  test('a link that was cut off is told at its field, and nothing typed is lost', async () => {
    const { inviteUrl } = await invited()
    const page = await openJoin('/join')
    await page.user.type(name(), 'Zoë')
    await page.user.click(await token())
    await page.user.paste(inviteUrl.slice(0, -2))
    await waitFor(() => expect(fieldErrors()).toEqual([notWhole]))
    await page.user.click(join())
    await expectToast('Failed to join couple', over)
    expect([(await token()).value, name().value]).toEqual([inviteUrl.slice(0, -2), 'Zoë'])
    await page.user.type(await token(), inviteUrl.slice(-2))
    await screen.findByText('Found: an invitation from Mina.')
    expect(fieldErrors()).toEqual([])
  })

  test('a token that nobody gave out is told at its field', async () => {
    const page = await openJoin('/join')
    await page.user.click(await token())
    await page.user.paste('x'.repeat(43))
    await waitFor(() => expect(fieldErrors()).toEqual([over]))
  })

  test('what is typed by hand is not found wanting before it is sent', async () => {
    const page = await openJoin('/join')
    await page.user.type(await token(), 'half')
    await page.user.type(name(), 'Zoë')
    expect(fieldErrors()).toEqual([])
    await page.user.click(join())
    await waitFor(() => expect(fieldErrors()).toEqual([notWhole]))
  })

  test.each([
    ['', '', ['Invite token is required', 'Your name is required']],
    ['x', 'A name of many letters', ['Your name must be 13 characters or less']],
  ])('the token %j and the name %j are not sent', async (given, called, sentences) => {
    const page = await openJoin('/join')
    if (given) await page.user.type(await token(), given)
    if (called) await page.user.type(name(), called)
    await page.user.click(join())
    await waitFor(() => expect(fieldErrors()).toEqual(sentences))
    expect(page.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  test.each(['used', 'expired', 'forged'])(
    'a %s token, in the words of the server',
    async (why) => {
      const { inviteToken } = await invited()
      if (why === 'used') {
        const first = { inviteToken, username: 'Bo' }
        await server.current().visitor().post('/api/couples/join', first)
      }
      if (why === 'expired') server.current().clock.forward(14 * day)
      const page = await openJoin('/join')
      await page.user.type(await token(), why === 'forged' ? 'made-up' : inviteToken)
      await page.user.type(name(), 'Zoë')
      await page.user.click(join())
      await expectToast('Failed to join couple', over)
      expect([page.path(), name().value]).toEqual(['/join', 'Zoë'])
    },
  )

  test('a link that is over says so, and leads to the login or to a new link, with no form', async () => {
    const page = await openJoin('/join/made-up')
    await screen.findByText(over)
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(page.path()).toBe('/join/made-up')
    const login = screen.getByRole('link', { name: 'I have joined before: sign in' })
    expect(login.getAttribute('href')).toBe('/auth')
    await page.user.click(screen.getByRole('link', { name: 'I have a new link' }))
    await waitFor(() => expect(page.path()).toBe('/join'))
    expect(await token()).toMatchObject({ value: '', readOnly: false })
  })

  test('a link found to be over while somebody writes leaves them their form', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const page = renderPage(server.current().visitor(), '/join/made-up', {
      'POST /api/couples/invitation': (passOn) => held.then(passOn),
    })
    await screen.findByRole('heading', { name: 'Join Your Partner' })
    await page.user.type(name(), 'Zoë')
    answer()
    await screen.findByText(over)
    expect(name().value).toBe('Zoë')
    expect(screen.queryByRole('link', { name: 'I have a new link' })).toBeNull()
  })

  test('without a network says what to try, and what was typed stays', async () => {
    const page = await openJoin('/join')
    await page.user.type(await token(), 'any')
    page.meddle('POST /api/couples/join', lost)
    await page.user.type(name(), 'Zoë')
    await page.user.click(join())
    await expectToast('Failed to join couple', 'Please check your invite token and try again')
    expect(name().value).toBe('Zoë')
  })
})
