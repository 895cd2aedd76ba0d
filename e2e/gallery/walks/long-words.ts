import type { Catchup } from '#contract/catchup.ts'
import type { Question } from '#contract/questions.ts'
import { listen, participantButton, password } from '#e2e/couple.ts'
import { menuButton } from '#e2e/dialogs.ts'
import { onPaper, type Walk } from '#e2e/gallery/stage.ts'
import { callerOf } from '#e2e/quick-couple.ts'
import { close, fromMenu, press, see, seeDialog, toPaper } from './presses.ts'
import { question, send } from './the-seven.ts'

/** Thirteen of the widest letters, and a name that is written from right to left. */
const [wide, arabic] = ['Wwwwwwwwwwwww', 'عبد الرحمن']
const fortyLetters = 'Donaudampfschifffahrtsgesellschaftskapit'
const hebrew = 'אהבתי את ההליכה האיטית ליד הנהר ביום ראשון, ואת השקט שהיה בינינו.'
const oneLine =
  'I noticed how you waited for me at the door, and that you did not look at the clock.'

/** A row of letters without a gap, other scripts, lines of their own, and one answer as long as a letter. */
const answers = [
  fortyLetters,
  hebrew,
  'https://example.org/a/rather/long/address/that/nobody/would/type/but/somebody/may/paste?and=more',
  Array.from({ length: 14 }, () => oneLine).join(' '),
  'First line\n\nThird line, after an empty one\n– and a fourth',
  '日曜日に川沿いをゆっくり散歩したのがとても好きでした。静かで、楽でした。',
  '🥰🥰🥰',
]

async function answer(caller: ReturnType<typeof callerOf>, alias: 30 | 31): Promise<void> {
  const { body } = await caller.get<Question[]>(`/api/questions/session-initial?userId=${alias}`)
  for (const [at, { id }] of body.entries()) {
    const response = answers[alias === 30 ? at : answers.length - 1 - at]
    const isPartnerResponse = alias === 31
    await caller.patch(`/api/questions/${id}`, { response, private: true, isPartnerResponse })
  }
  const claim = alias === 31 ? { userCompleted: true } : { partnerCompleted: true }
  await caller.post(`/api/progress/session-initial?userId=${alias}`, claim)
}

export const longWords: Walk = {
  part: 'Long words and other scripts',
  begins: 'signed out',
  hearsTheGuide: true,
  steps: {
    async home({ page }) {
      await callerOf(page).post('/api/register', {
        ...{ username: wide, partnerName: arabic, password },
        email: 'a-rather-long-address-of-somebody-who-likes-long-addresses@mail.example.org',
      })
      await page.goto('/home')
      await participantButton(page, wide).click()
      await see(page, 'Answers next')
    },
    async 'the menu'({ page }) {
      await menuButton(page).click()
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
    },
    async 'the profile'({ page }) {
      await close(page)
      await fromMenu(page, 'Profile Settings')
      await seeDialog(page)
      await page.getByLabel('Username').waitFor()
    },
    async 'something long is typed'(stage) {
      await close(stage.page)
      await press(stage.page, 'Start Weekly Questions')
      await question(stage, 1)
      await stage.page.getByPlaceholder('Type your answer...').fill(answers[3] ?? '')
    },
    async 'answers in the chat'(stage) {
      await send(stage, fortyLetters)
      await question(stage, 2)
      await send(stage, hebrew)
      await question(stage, 3)
    },
    async 'home, before the talk'({ page, couple }) {
      await answer(couple, 30)
      await answer(couple, 31)
      await page.goto('/home')
      await see(page, 'Ready')
    },
    async 'the talk'({ page }) {
      await press(page, 'Start Catch-Up')
      await listen(page, 1)
    },
    async 'the talk, from right to left'({ page }) {
      await press(page, 'No, thanks')
      await press(page, 'Next Question')
      await listen(page, 2)
    },
    async 'on the timeline'({ page, couple }) {
      const weekId = 'session-initial'
      const { body } = await couple.post<Catchup>(`/api/catchups/${weekId}`, { userId: 30 })
      await couple.patch(`/api/catchups/${body.id}/complete`, { completed: true })
      await couple.post('/api/catchups/summary', { weekId, userName: wide, partnerName: arabic })
      const choice = { helpful: true, focus: ['Fun & Friendship'], keep: true }
      await couple.post(`/api/catchups/${body.id}/feedback`, choice)
      await couple.post(`/api/reset-session/${weekId}?userId=30`, {})
      await page.goto('/timeline')
      await page.getByRole('link', { name: /^Read the talk/ }).click()
      await see(page, fortyLetters)
    },
    async 'on paper'({ page }) {
      await toPaper(page, /^Print or save/)
      return onPaper
    },
  },
}
