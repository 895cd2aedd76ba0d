import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import { control, everythingStored, openOwnQuestions, question } from '#web/testing/at-home.ts'
import { type Page, renderPage, testServer } from '#web/testing/render-page.tsx'

const server = testServer()

const door = 'Not safe, or not okay?'

/** One press on the way to help; gives what lies over the page then. */
async function openHelp(page: Page) {
  await page.user.click(await screen.findByRole('button', { name: door }))
  return within(await screen.findByRole('dialog', { name: door }))
}

const linesIn = (help: Awaited<ReturnType<typeof openHelp>>) =>
  help.getAllByRole('link').map((link) => link.getAttribute('href'))

test.each(['/home', '/settings', '/timeline'])(
  'C16 help and the quick exit are one press away on %s, for a couple that wrote nothing',
  async (path) => {
    const { visitor } = await registerCouple(server.current())
    const help = await openHelp(renderPage(visitor, path))
    const description = /Opens a weather page in place of this one\./
    expect(help.getByRole('button', { name: 'Quick exit', description })).toBeDefined()
    expect(linesIn(help)).toContain('https://findahelpline.com')
    expect(help.getByText(/cannot send help/)).toBeDefined()
  },
)

test.each(['/auth', '/join'])('C16 they are on %s for whoever is signed out', async (path) => {
  const help = await openHelp(renderPage(server.current().visitor(), path))
  expect(help.getByRole('button', { name: 'Quick exit' })).toBeDefined()
})

test('C16 in the weekly questions they are beside what is typed; a look at them is neither sent nor kept', async () => {
  const couple = await registerCouple(server.current())
  const page = await openOwnQuestions(couple, 0)
  await question(1)
  const [stored, calls] = [everythingStored(), page.calls.length]
  const help = await openHelp(page)
  await page.user.click(help.getByRole('combobox', { name: 'Country' }))
  await page.user.click(await screen.findByRole('option', { name: 'New Zealand' }))
  expect(linesIn(help)).toContain('tel:0800733843')
  await page.user.click(control('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(everythingStored()).toBe(stored)
  expect(page.calls.slice(calls).filter((call) => !call.startsWith('GET '))).toEqual([])
  expect(page.calls.slice(calls).filter((call) => /help|safe|asset/.test(call))).toEqual([])
})

test('C16 where a country has no line for a worry, the help says so and where else to look', async () => {
  const { visitor } = await registerCouple(server.current())
  const page = renderPage(visitor, '/home')
  const help = await openHelp(page)
  const choose = async (country: string) => {
    await page.user.click(help.getByRole('combobox', { name: 'Country' }))
    await page.user.click(await screen.findByRole('option', { name: country }))
  }
  await choose('Germany')
  expect(linesIn(help).slice(0, 2)).toEqual(['tel:110', 'tel:112'])
  expect(
    help.getByText(/^We found no nationwide line for: Worry about what you might do/),
  ).toBeDefined()
  expect(help.getByText(/^For that, and for every other country/)).toBeDefined()
  await choose('Canada')
  expect(linesIn(help)).toContain('tel:18003639010')
  expect(help.getAllByText(/^In Quebec\./)).toHaveLength(2)
  await choose('New Zealand')
  expect(help.queryByText(/We found no line/)).toBeNull()
})
