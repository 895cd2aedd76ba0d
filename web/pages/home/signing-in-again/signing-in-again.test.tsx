import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refusalSentence } from '#contract/refusals.ts'
import {
  answerAll,
  registerCouple,
  registerOnTwoDevices,
  testPassword,
} from '#server/testing/couple.ts'
import {
  answer,
  chat,
  composer,
  control,
  everythingStored,
  openOwnQuestions,
  question,
  questionsFor,
} from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { type Page, renderPage, testServer } from '#web/testing/render-page.tsx'

const server = testServer()
const time = fakeTime()

/** Mina is in the middle of her third answer, one of the earlier ones given in this chat. */
const typing = async () => {
  const couple = await registerOnTwoDevices(server.current())
  const page = await openOwnQuestions(couple, 1)
  await answer(page, 'my sent secret')
  await time.pass(1000)
  await question(3)
  await page.user.type(composer(), 'my typed secret')
  const signOutOthers = () => couple.partner.post('/api/logout-others', {})
  const changePassword = (newPassword: string) =>
    couple.partner.patch('/api/user/change-password', {
      currentPassword: testPassword,
      newPassword,
      userId: couple.user.partnerId,
    })
  return { ...couple, page, signOutOthers, changePassword }
}

const offer = () => screen.findByRole('heading', { name: 'Sign in to go on' })
const offered = () => screen.queryByRole('heading', { name: 'Sign in to go on' })
const email = () => screen.getByLabelText<HTMLInputElement>('Email')

async function signIn(page: Page, address?: string, password = testPassword) {
  if (address !== undefined) {
    await page.user.clear(email())
    await page.user.type(email(), address)
  }
  await page.user.type(screen.getByLabelText('Password'), password)
  await page.user.click(control('Sign in and go on'))
}

describe('C1 a login that ended elsewhere, in the middle of an answer', () => {
  test('by "sign out other devices": the offer in place says why, and the same person goes on', async () => {
    const typed = await typing()
    const { page, user, visitor } = typed
    await typed.signOutOthers()
    await time.pass(2000)
    await offer()
    expect(screen.getByText(refusalSentence('signed-out-elsewhere'))).toBeDefined()
    expect(email().value).toBe(typed.email)
    expect(screen.queryByRole('log')).toBeNull()
    expect(page.path()).toBe('/home')
    await signIn(page)
    await waitFor(() => expect(offered()).toBeNull())
    await screen.findByText('Login successful')
    expect(composer().value).toBe('my typed secret')
    expect(chat()).toContain('my sent secret')
    expect(control('Edit your answer to question 2')).toBeDefined()
    await page.user.click(composer())
    await page.user.keyboard('{Enter}')
    await waitFor(async () => {
      const answered = (await questionsFor(visitor, user.id)).filter((one) => one.answered)
      expect(answered).toHaveLength(3)
    })
  })

  test('by a changed password, noticed in sending: the text is back, and the new password opens it', async () => {
    const typed = await typing()
    const { page } = typed
    await typed.changePassword('a-lamp-and-a-kettle-7')
    await page.user.keyboard('{Enter}')
    await offer()
    expect(screen.getByText(refusalSentence('signed-out-password-changed'))).toBeDefined()
    expect(screen.queryByText('Failed to send message. Please try again.')).toBeNull()
    await signIn(page)
    const refusal = await screen.findByText("Oops! Login details don't match")
    expect(refusal.closest('form')?.contains(control('Sign in and go on'))).toBe(true)
    expect(offered()).not.toBeNull()
    await page.user.clear(screen.getByLabelText('Password'))
    await signIn(page, undefined, 'a-lamp-and-a-kettle-7')
    await waitFor(() => expect(offered()).toBeNull())
    expect(composer().value).toBe('my typed secret')
  })

  test('a changed answer on its way comes back as well', async () => {
    const typed = await typing()
    const { page } = typed
    await page.user.click(control('Edit your answer to question 2'))
    await page.user.keyboard(', mended')
    await typed.signOutOthers()
    await page.user.keyboard('{Enter}')
    await offer()
    await signIn(page)
    await waitFor(() => expect(offered()).toBeNull())
    expect(composer().value).toBe('my sent secret, mended')
    expect(screen.getByText('Editing answer to question 2')).toBeDefined()
    await page.user.click(control('Cancel'))
    expect(composer().value).toBe('my typed secret')
  })

  test('a reload in between loses no word', async () => {
    const typed = await typing()
    const { page } = typed
    await typed.signOutOthers()
    await time.pass(2000)
    await offer()
    page.reload()
    await waitFor(() => expect(page.path()).toBe('/auth'))
    await page.user.type(await screen.findByLabelText('Email'), typed.email)
    await page.user.type(screen.getByLabelText('Password'), testPassword)
    await page.user.click(screen.getByRole('button', { name: 'Login' }))
    await screen.findByRole('log')
    await question(3)
    expect(composer().value).toBe('my typed secret')
    expect(document.body.innerHTML).not.toContain('my sent secret')
  })

  test('"Forgot your password?" leads to the login page, and back to the draft', async () => {
    const typed = await typing()
    const { page } = typed
    await typed.signOutOthers()
    await time.pass(2000)
    await offer()
    await page.user.click(control('Forgot your password?'))
    await waitFor(() => expect(page.path()).toBe('/auth'))
    await page.user.type(await screen.findByLabelText('Email'), typed.email)
    await page.user.type(screen.getByLabelText('Password'), testPassword)
    await page.user.click(screen.getByRole('button', { name: 'Login' }))
    await screen.findByRole('log')
    expect(composer().value).toBe('my typed secret')
  })
})

test('C1 a deleted account leaves nothing to go on with, nor anything behind', async () => {
  const { page, partner } = await typing()
  await time.pass(200)
  await partner.send('DELETE', '/api/account', { password: testPassword })
  await time.pass(2000)
  await waitFor(() => expect(page.path()).toBe('/auth'))
  await time.pass(500)
  expect(everythingStored()).not.toContain('secret')
})

describe('C1 somebody else signs in on that device', () => {
  const nothingOfMina = () => {
    expect(document.body.innerHTML).not.toContain('secret')
    expect(everythingStored()).not.toContain('secret')
    expect(screen.queryByRole('log')).toBeNull()
  }

  test.each(['the partner', 'another couple'])(
    '%s, over the open chat: nothing of it is on the screen or in the storage',
    async (who) => {
      const other = await registerCouple(server.current(), { username: 'Ada', partnerName: 'Tom' })
      const typed = await typing()
      const { page } = typed
      await time.pass(200)
      expect(everythingStored()).toContain('my typed secret')
      await typed.signOutOthers()
      await time.pass(2000)
      await offer()
      const seen: string[] = []
      const watching = new MutationObserver(() => {
        if (!offered()) seen.push(document.body.innerHTML)
      })
      watching.observe(document.body, { childList: true, subtree: true })
      await signIn(page, who === 'the partner' ? typed.partnerEmail : other.email)
      await screen.findByRole('heading', { level: 1, name: /Welcome/ })
      await time.pass(500)
      watching.disconnect()
      expect(seen.length).toBeGreaterThan(0)
      expect(seen.filter((html) => html.includes('secret'))).toEqual([])
      nothingOfMina()
    },
  )

  test('the partner, on the login page after a reload', async () => {
    const typed = await typing()
    const { page } = typed
    await time.pass(200)
    await typed.signOutOthers()
    page.reload()
    await waitFor(() => expect(page.path()).toBe('/auth'))
    await page.user.type(await screen.findByLabelText('Email'), typed.partnerEmail)
    await page.user.type(screen.getByLabelText('Password'), testPassword)
    await page.user.click(screen.getByRole('button', { name: 'Login' }))
    await screen.findByRole('heading', { level: 1, name: /Welcome/ })
    await time.pass(500)
    nothingOfMina()
  })

  test('in another tab: this one begins anew for whoever is signed in now', async () => {
    const typed = await typing()
    await time.pass(200)
    await typed.visitor.post('/api/login', { email: typed.partnerEmail, password: testPassword })
    const newValue = String(typed.user.partnerId)
    window.dispatchEvent(new StorageEvent('storage', { key: 'signedInId', newValue }))
    await screen.findByRole('heading', { level: 1, name: /Welcome/ })
    await time.pass(500)
    nothingOfMina()
  })

  test('R28 T29 in another tab, without a network: it is put away at once, and comes back with its writer', async () => {
    const typed = await typing()
    const { page } = typed
    await time.pass(200)
    const send = globalThis.fetch
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    const signsInElsewhere = (id: number) => {
      localStorage.setItem('signedInId', String(id))
      act(
        () =>
          void window.dispatchEvent(
            new StorageEvent('storage', { key: 'signedInId', newValue: String(id) }),
          ),
      )
    }
    signsInElsewhere(typed.user.partnerId ?? 0)
    expect(document.body.innerHTML).not.toContain('secret')
    expect(screen.queryByRole('log')).toBeNull()
    await screen.findByText('Somebody else has signed in')
    globalThis.fetch = send
    signsInElsewhere(typed.user.id)
    await screen.findByRole('log')
    expect(composer().value).toBe('my typed secret')
    expect(page.path()).toBe('/home')
  })

  test('T24 nobody: who logs out in another tab leaves nothing in this one', async () => {
    const typed = await typing()
    await time.pass(200)
    await typed.visitor.post('/api/logout', {})
    window.dispatchEvent(new StorageEvent('storage', { key: 'left', newValue: 'now' }))
    await waitFor(() => expect(typed.page.path()).toBe('/auth'))
    await time.pass(500)
    nothingOfMina()
  })
})

test('C1 a catch-up goes on where it was', async () => {
  const { visitor, partner } = await registerOnTwoDevices(server.current())
  await answerAll(visitor, 'primary')
  await answerAll(partner, 'partner')
  const page = renderPage(visitor, '/home')
  await screen.findByText('Ready')
  await page.user.click(control('Start Catch-Up'))
  await screen.findByRole('heading', { name: 'Catch-up' })
  await time.pass(3000)
  await partner.post('/api/logout-others', {})
  await time.pass(2000)
  await offer()
  await signIn(page)
  await waitFor(() => expect(offered()).toBeNull())
  expect(screen.getByRole('heading', { name: 'Catch-up' })).toBeDefined()
  expect(page.path()).toBe('/home')
})

test('C1 a question to the guide is not lost either', async () => {
  const { visitor, email: address, partner } = await registerOnTwoDevices(server.current())
  const page = renderPage(visitor, '/home')
  await page.user.click(await screen.findByRole('button', { name: 'Ask the guide' }))
  const box = () =>
    screen.getByPlaceholderText<HTMLTextAreaElement>('Ask anything about your relationship...')
  await page.user.type(box(), 'How do we make up?')
  await partner.post('/api/logout-others', {})
  await page.user.keyboard('{Enter}')
  await offer()
  expect(email().value).toBe(address)
  await signIn(page)
  await waitFor(() => expect(offered()).toBeNull())
  expect(box().value).toBe('How do we make up?')
})
