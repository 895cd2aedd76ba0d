import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerAll, registerCouple } from '#server/testing/couple.ts'
import {
  answer,
  chat,
  control,
  everythingStored,
  openOwnQuestions,
  personButton,
  question,
} from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { lost } from '#web/testing/wire.ts'

const server = testServer()
const time = fakeTime()

/** Mina has answered the seventh, and home is there again. */
async function finished(last = 'Laughing about the pancakes.') {
  const couple = await registerCouple(server.current())
  const page = await openOwnQuestions(couple, 6)
  await question(7)
  await answer(page, last)
  await waitFor(() => expect(chat()).toMatch(/That is all seven/))
  await time.pass(2000)
  await time.pass(3000)
  await personButton('Mina')
  const said = async () =>
    (await server.current().database.selectFrom('set_feelings').select('userId').execute()).filter(
      ({ userId }) => userId === couple.user.id,
    ).length
  return { ...couple, page, said }
}

const invitation = () => screen.queryByRole('region', { name: /^Invite Jonas/ })
const card = () => screen.queryByRole('region', { name: 'How did these questions feel, Mina?' })

test('R27 who has finished is asked once how the questions felt, and what they say is shown nowhere', async () => {
  const { page, said } = await finished()
  const choices = within(card() as HTMLElement).getAllByRole('button')
  expect(choices.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    ...['Too personal', 'Just right', 'Not deep enough', 'Skip'],
  ])
  await page.user.click(control('Too personal'))
  await screen.findByText('It will help us pick your next questions.')
  expect(card()).toBeNull()
  expect(document.activeElement?.tagName).toBe('H1')
  expect(await said()).toBe(1)
  expect(document.body.textContent).not.toContain('Too personal')
  expect(everythingStored()).not.toMatch(/personal|feeling/)
})

test('R27 it can be skipped, and nothing is stored; the invitation waits until then', async () => {
  const { page, said } = await finished()
  expect(invitation()).toBeNull()
  await page.user.click(control('Skip'))
  expect(card()).toBeNull()
  expect(invitation()).not.toBeNull()
  expect(await said()).toBe(0)
  page.reload()
  await personButton('Mina')
  expect(card()).toBeNull()
})

test('R27 what does not get through can be said again', async () => {
  const { page, said } = await finished()
  page.meddle('POST /api/progress', lost)
  await page.user.click(control('Just right'))
  await screen.findByText('That could not be saved')
  page.mend('POST /api/progress')
  await page.user.click(control('Just right'))
  await waitFor(() => expect(card()).toBeNull())
  expect(await said()).toBe(1)
})

test('R27 it goes with a hand-over', async () => {
  const { page } = await finished()
  await page.user.click(await personButton('Jonas'))
  expect(card()).toBeNull()
})

test('R27 they are asked after an answer that sounds unsafe, too: silence would tell of it', async () => {
  const couple = await registerCouple(server.current())
  await answerAll(couple.visitor, 'partner')
  const page = await openOwnQuestions(couple, 6)
  await question(7)
  await answer(page, 'He hit me again last night and I am scared of him.')
  await waitFor(() => expect(chat()).toContain('That is all seven, Mina'))
  await page.user.click(await screen.findByRole('button', { name: /Close/ }))
  await time.pass(2000)
  await time.pass(3000)
  await personButton('Mina')
  expect(card()).not.toBeNull()
})
