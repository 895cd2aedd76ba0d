import type { Route } from 'playwright-core'
import { logInOn, participantButton } from '#e2e/couple.ts'
import { menuButton } from '#e2e/dialogs.ts'
import { passing, type Stage, type Walk } from '#e2e/gallery/stage.ts'
import { registerQuickly } from '#e2e/quick-couple.ts'
import { close, press, see, seeDialog } from './presses.ts'
import { question, send } from './the-seven.ts'
import { said } from './words.ts'

/** Meets whatever sends an answer; all the rest goes on its way. */
const sending = (meet: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === 'PATCH' ? meet(route) : route.fallback()

/** Mina's first answer, which does not get through. */
async function answerThatWaits(stage: Stage): Promise<void> {
  const { page } = stage
  await page.goto('/home')
  await participantButton(page, 'Mina').click()
  await press(page, 'Start Weekly Questions')
  await question(stage, 1)
  await page.route(
    '**/api/questions/*',
    sending((route) => route.abort()),
  )
  await send(stage, said.mina[0])
  await see(page, 'Waiting')
}

export const withoutNetwork: Walk = {
  part: 'Without a network',
  begins: 'signed in',
  steps: {
    async 'an answer that waits'(stage) {
      await answerThatWaits(stage)
      await question(stage, 2)
    },
    async 'home, with an answer that waits'({ page }) {
      await page.goto('/home')
      await press(page, 'Back to home')
      await see(page, 'One answer is waiting on this device')
    },
    async 'before Logout, with an answer that waits'({ page }) {
      await menuButton(page).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await seeDialog(page)
      await see(page, 'Log out anyway')
    },
    async 'an answer that came back'({ page }) {
      await close(page)
      const body = JSON.stringify({
        ...{ statusCode: 409, code: 'already-finished' },
        ...{ error: 'Your answers are finished.', message: 'Your answers are finished.' },
      })
      await page.unrouteAll()
      await page.route(
        '**/api/questions/*',
        sending((route) => route.fulfill({ status: 409, contentType: 'application/json', body })),
      )
      await page.reload()
      await see(page, 'One answer from Mina could not be sent.')
    },
    async 'what came back'({ page }) {
      await press(page, 'Look at it')
      await seeDialog(page)
    },
  },
}

export const somebodyElsesAnswer: Walk = {
  part: 'Without a network',
  begins: 'signed in',
  steps: {
    async 'an answer of somebody else was never sent'(stage) {
      const { page } = stage
      const jonas = 'jonas-after-mina@example.org'
      const other = await stage.another()
      await registerQuickly(other.page, jonas)
      await answerThatWaits(stage)
      await page.context().clearCookies()
      await logInOn(page, jonas)
      await see(page, 'One answer from somebody who was signed in here before')
      return passing
    },
  },
}
