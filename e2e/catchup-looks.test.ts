import { afterEach, expect, test } from 'vitest'
import { answerAll } from '#server/testing/couple.ts'
import { pressDone } from '#server/testing/finished-catchup.ts'
import { goToDone, listen } from './couple.ts'
import { expectFocusOn } from './dialogs.ts'
import { expectWholeInEveryLook } from './every-look.ts'
import { journeyToWarm } from './journey.ts'
import { registerQuickly } from './quick-couple.ts'

const { newDevice } = await journeyToWarm()
const device = await newDevice()
const { page } = device
const couple = await registerQuickly(page, 'mina-catchup-looks@example.org')
const word = 'I loved the slow walk by the river, and the soup on Sunday felt easy:'
await answerAll(couple, 'primary', { word })
await answerAll(couple, 'partner', { word })
await page.clock.install()
afterEach(() => {
  expect(device.problems.splice(0)).toEqual([])
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const foot = () => page.getByRole('group', { name: 'Your turn' })

test('the first question told, and a suggestion offered', async () => {
  await page.goto('/home')
  await page.getByText('Ready', { exact: true }).waitFor()
  await button('Start Catch-Up').press('Enter')
  await listen(page, 1)
  await expectWholeInEveryLook(page)
})

test('the suggestion', async () => {
  await button('Yes, please').press('Enter')
  await button('Next Question').waitFor()
  await expectFocusOn(foot())
  await expectWholeInEveryLook(page)
})

test('the end, with its questions to the couple answered', async () => {
  for (let number = 1; number <= 7; number += 1) {
    if (number > 1) {
      await listen(page, number)
      await button('No, thanks').press('Enter')
    }
    await button(number === 7 ? 'Complete Session' : 'Next Question').press('Enter')
  }
  await button('What comes next').press('Enter')
  await expectFocusOn(page.getByRole('group', { name: 'Was this chat helpful?' }))
  await goToDone(page)
  await button('Yes').press('Enter')
  await button('Fun & Friendship').press('Enter')
  await page.getByRole('checkbox', { name: /Keep this catch-up/ }).press('Space')
  await page.getByText('Saved. You can change it until you press Done.').waitFor()
  await expectWholeInEveryLook(page)
})

test('a catch-up that ended on another device', async () => {
  await pressDone(couple)
  await page.clock.runFor(3000)
  await page.getByText('This catch-up was finished on another device.').waitFor()
  await expectWholeInEveryLook(page)
  // The page may have looked for the place before it heard that it is gone.
  device.problems.splice(0, device.problems.filter((problem) => problem.includes('404')).length)
})
