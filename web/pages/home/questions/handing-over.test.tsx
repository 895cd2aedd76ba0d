import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { registerCouple, registerOnTwoDevices } from '#server/testing/couple.ts'
import {
  answer,
  composer,
  control,
  everythingStored,
  openOwnQuestions,
  openQuestions,
  personButton,
  question,
} from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'

const server = testServer()
const time = fakeTime()

/** Mina has sent one answer, typed half of another, and gone back home. */
const leaveHalfway = async () => {
  const couple = await registerCouple(server.current())
  const { user } = couple
  const page = await openOwnQuestions(couple, 1)
  await answer(page, 'my sent secret')
  await time.pass(1000)
  await question(3)
  await page.user.type(composer(), 'my typed secret')
  await page.user.click(control('Back to home'))
  return { page, user }
}

test('choosing the other one asks first, and wipes the draft once that is meant, and no word of the first stays behind (T24)', async () => {
  const { page, user } = await leaveHalfway()
  expect(everythingStored()).toContain('my typed secret')
  expect(everythingStored()).not.toContain('my sent secret')
  await page.user.click(await personButton('Jonas'))
  await screen.findByRole('alertdialog', { name: 'Hand over to Jonas?' })
  await page.user.click(control('Go back to it'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(everythingStored()).toContain('my typed secret')
  await page.user.click(await personButton('Jonas'))
  await page.user.click(await screen.findByRole('button', { name: 'Hand over' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sessionStorage.getItem(`draft_${user.id}`)).toBeNull()
  await page.user.click(control('Start Weekly Questions'))
  await screen.findByRole('log')
  expect(composer().value).toBe('')
  expect(document.body.innerHTML).not.toContain('secret')
  expect(everythingStored()).not.toContain('secret')
})

test('who is chosen already, as they sign in on their own, is asked as well before the other one’s draft goes', async () => {
  const { visitor } = await registerOnTwoDevices(server.current())
  const page = renderPage(visitor, '/home')
  await openQuestions(page, 'Jonas')
  await screen.findByRole('log')
  await page.user.type(composer(), 'my typed secret')
  await page.user.click(control('Back to home'))
  page.reload()
  const mina = await personButton('Mina')
  expect(mina.getAttribute('aria-pressed')).toBe('true')
  await page.user.click(control('Start Weekly Questions'))
  await screen.findByRole('alertdialog', { name: 'Hand over to Mina?' })
  expect(everythingStored()).toContain('my typed secret')
  await page.user.click(control('Hand over'))
  await screen.findByRole('heading', { name: 'Weekly questions for Mina' })
  expect(everythingStored()).not.toContain('my typed secret')
})

test('choosing oneself again keeps the draft', async () => {
  const { page } = await leaveHalfway()
  await page.user.click(await personButton('Mina'))
  await page.user.click(control('Start Weekly Questions'))
  await screen.findByRole('log')
  expect(composer().value).toBe('my typed secret')
  expect(document.body.innerHTML).not.toContain('my sent secret')
})

test('logging out from the chat leaves nothing (T24)', async () => {
  const { page } = await leaveHalfway()
  await page.user.click(control('Start Weekly Questions'))
  await screen.findByRole('log')
  await page.user.type(composer(), ' and more of my secret')
  await page.user.click(control('Menu'))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await page.user.click(await screen.findByRole('button', { name: 'Log out anyway' }))
  await waitFor(() => expect(page.path()).toBe('/auth'))
  await screen.findByRole('tab', { name: 'Login' })
  await time.pass(200)
  expect(everythingStored()).not.toContain('secret')
  expect(document.body.innerHTML).not.toContain('secret')
})
