import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Challenge } from '#contract/challenges.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { control, everythingStored, personButton } from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { type Page, renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast } from '#web/testing/toasts.ts'
import { lost } from '#web/testing/wire.ts'

const server = testServer()
const time = fakeTime()

const other = 'session-1795000000000-other'
const earlier = /^A new session has started, and this challenge is from the one before/
const words = 'A heron stood there.'
const card = () => within(screen.getByRole('region', { name: 'A challenge for the two of you' }))
const gone = () => waitFor(() => expect(screen.queryByText('Step by step')).toBeNull())

const throughSettings = async ({ user }: Page) => {
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reminder Settings' }))
  await user.click(await screen.findByRole('link', { name: 'Back to home' }))
}

/** Mina writes a note in the dialog; Jonas has a device of his own. */
const writing = async () => {
  const { visitor, email, partnerEmail } = await registerCouple(server.current())
  const device = server.current().visitor()
  await device.post('/api/login', { email: partnerEmail, password: testPassword })
  const chosenOf = async (weekId: string) =>
    (await visitor.get<Challenge[]>(`/api/challenges/${weekId}`)).body.find(({ chosen }) => chosen)
  const page = renderPage(visitor, '/home')
  await page.user.click(await screen.findByRole('button', { name: 'Show the steps' }))
  const first = await chosenOf(initialWeekId)
  if (!first) throw new Error('None of the three is chosen')
  const dialog = () => within(screen.getByRole('dialog', { name: first.title }))
  await page.user.click(await dialog().findByRole('button', { name: /^Add a note/ }))
  await page.user.type(dialog().getByRole('textbox'), words)
  const startNew = async () => {
    await device.get(`/api/questions/${other}?userId=31&clear_existing=true`)
    await time.pass(2000)
    await dialog().findByText(earlier)
    await waitFor(() => expect(localStorage.getItem('activeSessionId')).toBe(other))
  }
  const note = () => dialog().getByRole<HTMLTextAreaElement>('textbox').value
  return { page, device, visitor, email, partnerEmail, first, chosenOf, dialog, startNew, note }
}

test('R4 a new session there closes neither the dialog nor the note, which can still be saved', async () => {
  const { page, device, visitor, first, chosenOf, dialog, startNew, note } = await writing()
  const field = dialog().getByRole('textbox')
  await startNew()
  expect([note(), document.activeElement]).toEqual([words, field])
  await page.user.click(dialog().getByRole('button', { name: 'Save note' }))
  expect(await dialog().findByText(/^Your note is kept/)).toBeDefined()
  await page.user.click(dialog().getByRole('button', { name: 'Mark done for Mina' }))
  expect(await dialog().findByText('Mina has done this one.')).toBeDefined()
  await device.patch(`/api/challenges/${first.id}`, { completed: true, isPartnerUpdate: true })
  const kept = (await visitor.get<Challenge[]>(`/api/challenges/${initialWeekId}`)).body
  expect(kept.find(({ id }) => id === first.id)?.primaryUserProgress.notes).toBe(words)

  await page.user.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(document.activeElement).toBe(control('Show the steps')))
  const fresh = await chosenOf(other)
  expect(card().getByRole('heading', { name: fresh?.title ?? '' })).toBeDefined()
  expect(card().queryByText(/is not saved yet/)).toBeNull()
})

test('a note that was not saved before the dialog was closed can be opened again', async () => {
  const { page, first, dialog, startNew, note } = await writing()
  await startNew()
  page.meddle('PATCH /api/challenges', lost)
  await page.user.click(dialog().getByRole('button', { name: 'Save note' }))
  await expectToast('Error', 'We could not save that. Please try again.')
  expect(note()).toBe(words)
  await page.user.keyboard('{Escape}')
  await gone()
  const waiting = `Your note on “${first.title}” is not saved yet.`
  expect(card().getByText(waiting)).toBeDefined()
  await throughSettings(page)
  expect(await screen.findByText(waiting)).toBeDefined()

  await page.user.click(card().getByRole('button', { name: 'Open it again' }))
  expect([note(), dialog().getByText(earlier).isConnected]).toEqual([words, true])
  page.mend('PATCH /api/challenges')
  await page.user.click(dialog().getByRole('button', { name: 'Save note' }))
  expect(await dialog().findByText(/^Your note is kept/)).toBeDefined()
  await page.user.keyboard('{Escape}')
  await gone()
  expect(card().queryByText(/is not saved yet/)).toBeNull()
  const heading = screen.getByRole('heading', { name: 'A challenge for the two of you' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('a note on the new challenge does not take the place of the one that waits', async () => {
  const { page, dialog, startNew, chosenOf, first } = await writing()
  await startNew()
  await page.user.keyboard('{Escape}')
  await gone()
  const fresh = await chosenOf(other)
  await card().findByRole('heading', { name: fresh?.title ?? '' })
  await page.user.click(control('Show the steps'))
  const next = within(await screen.findByRole('dialog', { name: fresh?.title ?? '' }))
  expect(next.queryByText(earlier)).toBeNull()
  await page.user.click(next.getByRole('button', { name: /^Add a note/ }))
  await page.user.type(next.getByRole('textbox'), 'Another one.')
  await page.user.keyboard('{Escape}')
  await gone()
  expect(card().getAllByText(/is not saved yet/)).toHaveLength(1)
  await page.user.click(card().getByRole('button', { name: 'Open it again' }))
  expect(dialog().getByDisplayValue(words)).toBeDefined()
  expect(first.weekId).toBe(initialWeekId)
})

test('a note being written outlives other screens, is nowhere stored, and is not for the other one', async () => {
  const { page, note } = await writing()
  await page.user.keyboard('{Escape}')
  await gone()
  await page.user.click(await personButton('Mina'))
  await page.user.click(control('Start Weekly Questions'))
  await screen.findByRole('log')
  await page.user.click(control('Back to home'))
  await throughSettings(page)
  await page.user.click(await screen.findByRole('button', { name: 'Show the steps' }))
  expect(note()).toBe(words)
  expect(everythingStored()).not.toContain('heron')
  await page.user.keyboard('{Escape}')
  await gone()

  await page.user.click(await personButton('Jonas'))
  await page.user.click(await screen.findByRole('button', { name: 'Hand over' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await page.user.click(control('Show the steps'))
  await screen.findByText('Jonas does this part on their own device.')
  expect(screen.queryByRole('textbox')).toBeNull()
  await page.user.click(screen.getByRole('tab', { name: 'Mina' }))
  await screen.findByRole('button', { name: 'Mark done for Mina' })
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('C1 a note being written outlives a login that ended elsewhere, for the same person alone', async () => {
  const { page, device, note, email, partnerEmail } = await writing()
  const signIn = async (address: string) => {
    const field = await screen.findByLabelText<HTMLInputElement>('Email')
    await page.user.clear(field)
    await page.user.type(field, address)
    await page.user.type(screen.getByLabelText('Password'), testPassword)
    await page.user.click(control('Login'))
    await page.user.click(await screen.findByRole('button', { name: 'Show the steps' }))
    await screen.findByRole('button', { name: /^Mark done for/ })
  }
  const signOutHere = async (elsewhere: typeof device) => {
    await elsewhere.post('/api/logout-others', {})
    await time.pass(2000)
    await waitFor(() => expect(page.path()).toBe('/auth'))
  }
  await page.user.keyboard('{Escape}')
  await gone()
  await signOutHere(device)
  await signIn(email)
  expect(note()).toBe(words)
  await page.user.keyboard('{Escape}')
  await gone()
  await signOutHere(device)
  await signIn(partnerEmail)
  expect(document.body.innerHTML).not.toContain(words)
})

test('a note still being written when the other one finishes keeps its field', async () => {
  const { page, device, first, dialog, note } = await writing()
  await page.user.click(dialog().getByRole('button', { name: 'Mark done for Mina' }))
  await dialog().findByText('Mina has done this one.')
  await page.user.click(dialog().getByRole('button', { name: 'Change the note' }))
  await page.user.type(dialog().getByRole('textbox'), 'And it flew.')
  await device.patch(`/api/challenges/${first.id}`, { completed: true, isPartnerUpdate: true })
  window.dispatchEvent(new Event('visibilitychange'))
  await dialog().findByText(words)
  expect(note()).toBe('And it flew.')
  await page.user.click(dialog().getByRole('button', { name: 'Save note' }))
  expect(await dialog().findByText('And it flew.')).toBeDefined()
  expect(dialog().queryByRole('textbox')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Undo: not done after all, Mina')
})
