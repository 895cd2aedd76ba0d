import { goToDone, listen, participantButton } from '#e2e/couple.ts'
import { onPaper, passing, type Walk } from '#e2e/gallery/stage.ts'
import { callerOf } from '#e2e/quick-couple.ts'
import { longWords } from './long-words.ts'
import { button, close, press, putPaperAway, see, seeDialog, toPaper } from './presses.ts'
import { field, question, send } from './the-seven.ts'
import { somebodyElsesAnswer, withoutNetwork } from './without-network.ts'
import { said, tell } from './words.ts'

const questions: Walk = {
  part: 'Weekly questions',
  begins: 'signed in',
  steps: {
    async 'the first question'(stage) {
      await stage.page.goto('/home')
      await participantButton(stage.page, 'Mina').click()
      await press(stage.page, 'Start Weekly Questions')
      await question(stage, 1)
    },
    async 'something is typed'(stage) {
      await field(stage).fill(said.mina[3])
    },
    async 'an answer, and the next question'(stage) {
      await send(stage, said.mina[0])
      await question(stage, 2)
    },
    async 'an answer is mended'({ page }) {
      await press(page, 'Edit your answer to question 1')
      await see(page, 'Editing answer to question 1')
    },
    async 'a question that stays private'(stage) {
      const { page } = stage
      await press(page, 'Cancel')
      await press(page, 'Skip this one')
      await see(page, 'Kept private. No reason needed.')
      await question(stage, 3)
    },
    async 'another question in its place'(stage) {
      await press(stage.page, 'Another question')
      await button(stage.page, 'Another question').waitFor({ state: 'detached' })
    },
    async 'an answer that could not be sent'(stage) {
      const { page } = stage
      await page.route('**/api/questions/*', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 500, body: '{}' })
          : route.fallback(),
      )
      await field(stage).fill(said.mina[2])
      await field(stage).press('Enter')
      await see(page, 'Failed to send message. Please try again.')
      await page.unrouteAll()
      return passing
    },
    async 'the week, from the chat'({ page }) {
      await page.getByRole('button', { name: /^Your week: / }).click()
      await seeDialog(page)
    },
    async 'the phone is handed over'({ page }) {
      await participantButton(page, 'Jonas').last().click()
      // What covers the chat of the other one has it, too.
      await page.getByRole('button', { name: 'Start Weekly Questions', exact: true }).last().click()
      await seeDialog(page)
    },
    async 'after a reload'(stage) {
      const { page } = stage
      await close(page)
      await page.reload()
      await question(stage, 3)
    },
    async 'answered on another device'(stage) {
      await field(stage).fill('More sleep, and a slow breakfast with you.')
      await tell(stage.couple, 'mina', 3)
      await field(stage).press('Enter')
      await see(stage.page, /Use your text below/)
    },
    async 'all seven are done'(stage) {
      const { page } = stage
      await press(page, 'Keep that answer')
      for (let number = 4; number <= 7; number += 1) {
        await question(stage, number)
        await send(stage, said.mina[number - 1] ?? '')
      }
      await see(page, /^That is all seven, Mina/)
      return passing
    },
    async 'how they felt'({ page }) {
      await page.clock.runFor(6000)
      await page.getByRole('region', { name: 'How did these questions feel, Mina?' }).waitFor()
    },
    async 'a new session began elsewhere'(stage) {
      const { page, couple } = stage
      await participantButton(page, 'Jonas').click()
      await press(page, 'Start Weekly Questions')
      await question(stage, 1)
      await field(stage).fill(said.jonas[0])
      await couple.post('/api/reset-session/session-initial?userId=30')
      await couple.get('/api/questions/session-1772821800000-gallery?userId=30&clear_existing=true')
      await page.clock.runFor(3000)
      await see(page, /A new session has started on another device/)
    },
    async 'questions that did not come'({ page }) {
      await page.route('**/api/questions/**', (route) => route.fulfill({ status: 500, body: '{}' }))
      await press(page, 'Go to the home screen')
      await participantButton(page, 'Jonas').click()
      await press(page, 'Start Weekly Questions')
      await see(page, 'We could not load your questions')
    },
  },
}

const ask: Walk = {
  part: 'Ask the guide',
  begins: 'signed in',
  steps: {
    async 'nothing asked yet'({ page }) {
      await page.goto('/home')
      await press(page, 'Ask the guide')
      await see(page, 'What is on your mind?')
    },
    async 'an answer'({ page }) {
      const box = page.getByPlaceholder('Ask anything about your relationship...')
      await box.fill('How do we make up after a fight about the chores?')
      await box.press('Enter')
      await see(page, 'Written by the built-in guide')
    },
    async 'two that may be meant'({ page }) {
      const box = page.getByPlaceholder('Ask anything about your relationship...')
      await box.fill('What about the thing with my mother and the money?')
      await box.press('Enter')
      await page.getByText('Written by the built-in guide').nth(1).waitFor()
    },
    async 'help, beside an answer'({ page }) {
      const box = page.getByPlaceholder('Ask anything about your relationship...')
      await box.fill('He hits me when he drinks. What should I do?')
      await box.press('Enter')
      await page.getByRole('region', { name: 'People who can help' }).waitFor()
    },
    async 'a question that could not be sent'({ page }) {
      const box = page.getByPlaceholder('Ask anything about your relationship...')
      await page.route('**/api/ask', (route) => route.abort())
      await box.fill('How do we find time for each other?')
      await box.press('Enter')
      await see(page, 'Error')
      return passing
    },
  },
}

const catchup: Walk = {
  part: 'Catch-up',
  begins: 'signed in',
  hearsTheGuide: true,
  steps: {
    async 'on its way'({ page, couple }) {
      await tell(couple, 'mina')
      await tell(couple, 'jonas')
      await page.goto('/home')
      await see(page, 'Ready')
      await page.route('**/responses**', () => undefined)
      await press(page, 'Start Catch-Up')
      await see(page, 'Loading your catch-up session...')
      return passing
    },
    async 'it did not come'({ page }) {
      await page.unrouteAll()
      await page.route('**/responses**', (route) => route.abort())
      await page.reload()
      await see(page, /I could not get your responses just now/)
    },
    async 'nothing to talk about'({ page }) {
      await page.unrouteAll()
      await page.route('**/responses**', (route) => route.fulfill({ json: [] }))
      await page.reload()
      await see(page, 'No responses found for this week.')
    },
    async 'responses that nobody can read'({ page }) {
      await page.unrouteAll()
      await page.route('**/responses**', (route) => route.fulfill({ json: { answers: [] } }))
      await page.reload()
      await page.getByText('Details', { exact: true }).click()
      await see(page, 'Invalid response format from server')
      return passing
    },
    async 'the first question, told'({ page }) {
      await page.unrouteAll()
      await page.reload()
      await listen(page, 1)
    },
    async 'a suggestion'({ page }) {
      await press(page, 'Yes, please')
      await page.getByRole('button', { name: 'Next Question' }).waitFor()
    },
    async 'the second question, no suggestion'({ page }) {
      await press(page, 'Next Question')
      await listen(page, 2)
      await press(page, 'No, thanks')
      await page.getByRole('button', { name: 'Next Question' }).waitFor()
    },
    async 'a suggestion that did not come'({ page }) {
      await press(page, 'Next Question')
      await listen(page, 3)
      await page.route('**/api/catchups/suggestion', (route) => route.abort())
      await press(page, 'Yes, please')
      await see(page, /^I'm having trouble generating/)
    },
    async 'a guide that does not answer'({ page }) {
      await page.route('**/api/catchups/insight', (route) => route.abort())
      await press(page, 'Next Question')
      await listen(page, 4)
      await see(page, /^A ready-made text/)
    },
    async 'the end'({ page }) {
      await page.unrouteAll()
      await press(page, 'No, thanks')
      await press(page, 'Next Question')
      for (let number = 5; number <= 7; number += 1) {
        await listen(page, number)
        await press(page, 'No, thanks')
        await press(page, number === 7 ? 'Complete Session' : 'Next Question')
      }
      await page.getByRole('button', { name: 'What comes next', exact: true }).waitFor()
    },
    async 'your week'({ page }) {
      const week = page.getByRole('region', { name: 'Your week' })
      await week.evaluate((it) => it.scrollIntoView({ block: 'start' }))
    },
    async 'your week on paper'({ page }) {
      await toPaper(page, /^Print or save/)
      return onPaper
    },
    async 'before they go'({ page }) {
      await putPaperAway(page)
      await goToDone(page)
      await press(page, 'Yes')
      await press(page, 'Fun & Friendship')
      await page.getByRole('checkbox', { name: /Keep this catch-up/ }).click()
      await see(page, 'Saved. You can change it until you press Done.')
    },
    async 'home, until Done'({ page }) {
      await press(page, 'Back to home')
      await page.getByRole('button', { name: 'Start New Session' }).waitFor()
    },
    async 'ended on another device'({ page, couple }) {
      await press(page, 'Start Catch-Up')
      await page.getByRole('region', { name: 'Your week' }).waitFor()
      await couple.post('/api/reset-session/session-initial?userId=30')
      await page.clock.runFor(3000)
      await see(page, 'This catch-up was finished on another device.')
    },
  },
}

const twoPhones: Walk = {
  part: 'Catch-up on two phones',
  begins: 'both signed in',
  steps: {
    async 'Mina is at question 2, and Jonas comes'({ page, couple, jonas, another }) {
      const his = await another(jonas)
      await tell(couple, 'mina')
      await tell(callerOf(his.page), 'jonas')
      await his.page.goto('/home')
      await see(his.page, 'Ready')
      await press(his.page, 'Start Catch-Up')
      await listen(his.page, 1)
      await press(his.page, 'No, thanks')
      await press(his.page, 'Next Question')
      await listen(his.page, 2)
      await page.goto('/home')
      await see(page, 'Ready')
      await press(page, 'Start Catch-Up')
      await page.getByRole('button', { name: /^Join Jonas/ }).waitFor()
    },
    async 'Jonas has finished, and Mina reads on'({ page, jonas, another }) {
      const his = await another(jonas)
      const caller = callerOf(his.page)
      const { body } = await caller.post<{ id: number }>('/api/catchups/session-initial', {
        userId: 31,
      })
      await caller.patch(`/api/catchups/${body.id}/complete`, { completed: true })
      await caller.post('/api/reset-session/session-initial?userId=31', {})
      await page.clock.runFor(3000)
      await see(page, /^Jonas has finished\. You can read on/)
    },
    async 'home, with something to read'({ page }) {
      await press(page, 'Back to home')
      await see(page, /^Jonas has finished\. Read/)
    },
    async 'the talk waits on the timeline'({ page }) {
      await page.getByRole('link', { name: 'Read it' }).click()
      await see(page, said.mina[6])
    },
    async 'the talk that waits, on paper'({ page }) {
      await page.getByRole('link', { name: 'Back to the timeline' }).first().click()
      await toPaper(page, /^Print or save/)
      return onPaper
    },
  },
}

export const chatWalks = [
  ...[questions, withoutNetwork, somebodyElsesAnswer, ask, catchup],
  ...[twoPhones, longWords],
]
