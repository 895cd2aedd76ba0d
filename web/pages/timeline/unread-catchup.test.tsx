import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OpenedEntry, TimelineEntry } from '#contract/timeline.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { type Page, renderPage, testServer } from '#web/testing/render-page.tsx'
import { lost } from '#web/testing/wire.ts'
import '#web/pages/home/home-page.tsx'
import './timeline-page.tsx'

const server = testServer()
const time = fakeTime()

const notice = "Mina has finished. Read this week's catch-up."

/** Mina is at the end of a catch-up that Jonas, who has a device of his own, has not read. */
async function onTwoDevices() {
  const { visitor: mina, partnerEmail } = await registerCouple(server.current())
  const jonas = server.current().visitor()
  await jonas.post('/api/login', { email: partnerEmail, password: testPassword })
  const { catchupId } = await openCatchup(mina)
  return { mina, jonas, catchupId }
}

const press = async (page: Page, name: string | RegExp) =>
  page.user.click(await screen.findByRole('button', { name }))

const conversationOf = async (visitor: Awaited<ReturnType<typeof onTwoDevices>>['jonas']) => {
  const [entry] = (await visitor.get<TimelineEntry[]>('/api/timeline')).body
  return (await visitor.get<OpenedEntry>(`/api/timeline/${entry?.id}`)).body.conversation
}

/** Jonas goes from the notice on his home to the talk. */
async function reading({ kept = false } = {}) {
  const { mina, jonas, catchupId } = await onTwoDevices()
  const choice = { helpful: null, focus: [], keep: kept }
  await mina.post(`/api/catchups/${catchupId}/feedback`, choice)
  await pressDone(mina)
  const page = renderPage(jonas, '/home')
  await screen.findByText(notice)
  await page.user.click(screen.getByRole('link', { name: 'Read it' }))
  await waitFor(() => expect(page.path()).toMatch(/^\/timeline\?read=\d+$/))
  const talk = within(await screen.findByRole('region', { name: /^Your talk of/ }))
  return { mina, jonas, page, talk }
}

test('C8 R22 home says that the other one has finished, soon after they pressed Done', async () => {
  const { mina, jonas } = await onTwoDevices()
  renderPage(jonas, '/home')
  await screen.findByText('Talked over')
  expect(screen.queryByText(notice)).toBeNull()
  await pressDone(mina)
  await time.pass(10_000)
  await screen.findByText(notice)
})

test('C8 R22 the whole talk is there to read; "I have read it" clears it', async () => {
  const { jonas, page, talk } = await reading()
  expect(await talk.findAllByText(/^Question \d$/)).toHaveLength(7)
  talk.getByText('answer primary 6')
  talk.getByText('answer partner 0')
  screen.getByText('Not read yet')
  screen.getByText(/^Mina has finished this one\. The whole talk stays here for you until /)
  await press(page, 'I have read it')
  await screen.findByText('Read and cleared')
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Your talk/ })).toBeNull())
  expect(document.activeElement?.tagName).toBe('H1')
  expect(await conversationOf(jonas)).toBeNull()
  await page.user.click(screen.getByRole('link', { name: 'Back to home' }))
  await screen.findByRole('heading', { name: /^Welcome to Your Weekly/ })
  await time.pass(10_000)
  expect(screen.queryByText(notice)).toBeNull()
})

test('C8 R22 the one who reads it may keep it, for both', async () => {
  const { mina, page } = await reading()
  await press(page, 'Keep this catch-up')
  await screen.findByText('Kept on your timeline')
  await waitFor(() => expect(screen.queryByText('Not read yet')).toBeNull())
  expect((await conversationOf(mina))?.items).toHaveLength(7)
  await screen.findByRole('link', { name: /^Read the talk/ })
})

test('C8 R22 what the other one kept is kept, read or not, and is told so', async () => {
  const { jonas, page } = await reading({ kept: true })
  const untrue = /stays here for you until|cleared/
  screen.getByText('Not read yet')
  screen.getByText('Mina has finished this one. The whole talk is kept here for the two of you.')
  screen.getByText(/^That was the whole talk\. It stays on your timeline/)
  expect(screen.queryByText(untrue)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Keep this catch-up' })).toBeNull()
  await press(page, 'I have read it')
  await screen.findByText('Kept on your timeline')
  await waitFor(() => expect(screen.queryByText('Not read yet')).toBeNull())
  expect(screen.queryByText(untrue)).toBeNull()
  expect((await conversationOf(jonas))?.items).toHaveLength(7)
})

test('what could not be noted says so, and the talk stays', async () => {
  const { page, talk } = await reading()
  page.meddle('POST /api/timeline', lost)
  await press(page, 'I have read it')
  await screen.findByText('That could not be saved')
  expect(talk.getAllByText(/^Question \d$/)).toHaveLength(7)
})

test('a couple on one device is told nothing, and nobody asks for it', async () => {
  const { visitor } = await registerCouple(server.current())
  await openCatchup(visitor)
  await pressDone(visitor)
  const page = renderPage(visitor, '/home')
  await screen.findByRole('heading', { name: /^Welcome to Your Weekly/ })
  await time.pass(10_000)
  expect(page.calls.filter((call) => call.includes('unread'))).toEqual([])
})
