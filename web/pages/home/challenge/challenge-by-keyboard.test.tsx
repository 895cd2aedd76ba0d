import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Challenge } from '#contract/challenges.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { control } from '#web/testing/at-home.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'

const server = testServer()

/** Mina's home, of which nothing is touched but by keys. */
const openHome = async () => {
  const { visitor } = await registerCouple(server.current())
  const { user } = renderPage(visitor, '/home')
  await screen.findByRole('button', { name: 'Show the steps' })
  const three = async () =>
    (await visitor.get<Challenge[]>(`/api/challenges/${initialWeekId}`)).body
  const focused = () => document.activeElement
  const press = (keys: string) => user.keyboard(keys)
  /** Tabs on until something of that role and name has the focus. */
  const tabTo = async (role: string, name: string | RegExp) => {
    for (let steps = 0; steps < 40; steps += 1) {
      await user.tab()
      if (screen.queryAllByRole(role, { name }).some((found) => found === focused())) return
    }
    throw new Error(`No ${role} ${name} can be reached by Tab`)
  }
  const dialog = () => screen.findByRole('dialog')
  const closed = (opener: string) =>
    waitFor(() =>
      expect([screen.queryByRole('dialog'), focused()]).toEqual([null, control(opener)]),
    )
  return { three, focused, press, tabTo, dialog, closed }
}

test('the steps, both parts and a note by keys alone; the focus goes back to what opened them', async () => {
  const { three, focused, press, tabTo, dialog, closed } = await openHome()
  await tabTo('button', 'Show the steps')
  await press('{Enter}')
  const steps = await dialog()
  await waitFor(() => expect(steps.contains(focused())).toBe(true))

  await tabTo('tab', 'Mina')
  await press('{ArrowRight}')
  expect(focused()).toBe(within(steps).getByRole('tab', { name: 'Jonas' }))
  await press('{Enter}')
  await within(steps).findByRole('button', { name: 'Mark done for Jonas' })
  await press('{ArrowLeft} ')
  await within(steps).findByRole('button', { name: 'Mark done for Mina' })

  await tabTo('button', /^Add a note/)
  await press('{Enter}')
  const note = await within(steps).findByRole('textbox', { name: /A note from Mina/ })
  expect(focused()).toBe(note)
  await press('A heron stood there.')
  await tabTo('button', 'Save note')
  await press('{Enter}')
  await within(steps).findByText(/^Your note is kept/)
  await waitFor(() => expect(focused()?.textContent).toBe('Change the note'))
  await tabTo('button', 'Mark done for Mina')
  await press(' ')
  await within(steps).findByText('Mina has done this one.')
  expect(focused()?.textContent).toBe('Undo: not done after all, Mina')
  const [progress] = (await three()).filter(({ chosen }) => chosen)
  expect(progress?.primaryUserProgress).toMatchObject({ completed: true, hasNotes: true })

  await press('{Escape}')
  await closed('Show the steps')

  await press('{Enter}')
  await dialog()
  await tabTo('button', 'Close')
  await press('{Enter}')
  await closed('Show the steps')
})

test('the swap by keys alone; the focus goes back to what opened it', async () => {
  const { three, press, tabTo, dialog, closed } = await openHome()
  const other = (await three()).find(({ chosen }) => !chosen)
  await tabTo('button', 'Swap')
  await press('{Enter}')
  await dialog()
  await press('{Escape}')
  await closed('Swap')
  await press(' ')
  await dialog()
  await tabTo('button', `Take “${other?.title}”`)
  await press('{Enter}')
  await screen.findByRole('heading', { name: other?.title ?? '' })
  await closed('Swap')
  expect((await three()).find(({ chosen }) => chosen)?.id).toBe(other?.id)
})
