import { expect, test } from 'vitest'
import { answerAll } from '#server/testing/couple.ts'
import { type Device, expectAccessible } from './browser.ts'
import { goToDone, listen, logInOn } from './couple.ts'
import { journeyToWarm } from './journey.ts'
import { callerOf, registerQuickly } from './quick-couple.ts'

const { newDevice } = await journeyToWarm()
const mina = await newDevice()
const couple = await registerQuickly(
  mina.page,
  'mina-two-phones@example.org',
  'jonas-two-phones@example.org',
)
await answerAll(couple, 'primary', { word: 'The walk by the river' })
const jonas = await newDevice()
await logInOn(jonas.page, 'jonas-two-phones@example.org')
await answerAll(callerOf(jonas.page), 'partner', { word: 'The soup on Sunday' })
for (const { page } of [mina, jonas]) await page.clock.install()

const press = (device: Device, name: string) =>
  device.page.getByRole('button', { name, exact: true }).click()

async function startCatchup({ page }: Device) {
  await page.goto('/home')
  await page.getByText('Ready', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Start Catch-Up', exact: true }).click()
  await page.getByRole('log').waitFor()
}

test('C8 R22 both follow whoever presses; who comes later joins', async () => {
  await startCatchup(mina)
  await listen(mina.page, 1)
  await press(mina, 'No, thanks')
  await press(mina, 'Next Question')
  await listen(mina.page, 2)
  await startCatchup(jonas)
  await press(jonas, 'Join Mina at question 2')
  await jonas.page.getByText('Question 2', { exact: true }).waitFor()
  await press(jonas, 'Yes, please')
  await jonas.page.getByText('One small idea, if you like it').waitFor()
  await mina.page.clock.runFor(2000)
  await mina.page.getByText('One small idea, if you like it').waitFor()
  await expectAccessible(mina.page)
})

test('C8 R22 Done takes nothing away from who has not been at the end', async () => {
  await jonas.page.goto('about:blank')
  await press(mina, 'Next Question')
  for (let number = 3; number <= 7; number += 1) {
    await listen(mina.page, number)
    await press(mina, 'No, thanks')
    await press(mina, number === 7 ? 'Complete Session' : 'Next Question')
  }
  await (await goToDone(mina.page)).click()
  await mina.page.getByText('Catch-up completed!').waitFor()
  // Her page would start the next session in two seconds: in the very moment in which his opens, on a slow machine.
  await mina.page.goto('about:blank')
  const { page } = jonas
  await page.goto('/home')
  await page.getByText("Mina has finished. Read this week's catch-up.").waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Read it' }).click()
  await page.getByText('The walk by the river primary 6', { exact: true }).waitFor()
  await expectAccessible(page)
  await press(jonas, 'I have read it')
  await page.getByText('Read and cleared').waitFor()
  expect(await page.getByText('The walk by the river primary 6', { exact: true }).count()).toBe(0)
  const problems = [...mina.problems, ...jonas.problems]
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
})
