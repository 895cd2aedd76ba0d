import type { Catchup } from '#contract/catchup.ts'
import type { Question } from '#contract/questions.ts'
import { onPaper, passing, type Stage, type Walk } from '#e2e/gallery/stage.ts'
import { putPaperAway, see, seeDialog, toPaper } from './presses.ts'
import { said, tell } from './words.ts'

/** One more week, talked over and kept. */
async function aWeek({ couple }: Stage, weekId: string, focus: string[], keep: boolean) {
  await tell(couple, 'mina', 7, weekId)
  await tell(couple, 'jonas', 7, weekId)
  const { body: questions } = await couple.get<Question[]>(`/api/questions/${weekId}`)
  const { body: catchup } = await couple.post<Catchup>(`/api/catchups/${weekId}`, { userId: 30 })
  const about = { weekId, userName: 'Mina', partnerName: 'Jonas' }
  for (const { id, content } of keep ? questions : []) {
    const asked = { ...about, question: content, questionId: id }
    await couple.post('/api/catchups/insight', asked)
  }
  await couple.patch(`/api/catchups/${catchup.id}/complete`, { completed: true })
  await couple.post('/api/catchups/summary', about)
  await couple.post(`/api/catchups/${catchup.id}/feedback`, { helpful: true, focus, keep })
  await couple.post(`/api/reset-session/${weekId}?userId=30`, {})
}

export const keptWeek: Walk = {
  part: 'Timeline',
  begins: 'signed in',
  hearsTheGuide: true,
  steps: {
    async 'one week'(stage) {
      await stage.page.goto('/timeline')
      await see(stage.page, 'Your timeline begins with your first catch-up')
      await aWeek(stage, 'session-initial', ['Fun & Friendship'], true)
      await stage.page.reload()
      await stage.page.getByRole('article').first().waitFor()
    },
    async 'the rest of a letter'({ page }) {
      await page.getByRole('button', { name: /^Read the rest/ }).click()
    },
  },
}

export const timeline: Walk = {
  part: 'Timeline',
  begins: 'signed in',
  hearsTheGuide: true,
  steps: {
    async empty({ page }) {
      await page.goto('/timeline')
      await see(page, 'Your timeline begins with your first catch-up')
    },
    async 'one week that was not kept'(stage) {
      await aWeek(stage, 'session-initial', ['Fun & Friendship'], false)
      await stage.page.reload()
      await stage.page.getByRole('article').first().waitFor()
    },
    async 'a summary on paper'({ page }) {
      await toPaper(page, /^Print or save/)
      return onPaper
    },
    async 'some months'(stage) {
      await putPaperAway(stage.page)
      const weeks: [number, string[], boolean][] = [
        [7, [], false],
        [14, ['Daily Life & Routines', 'Connection & Intimacy'], false],
        [21, ['Health & Wellbeing'], true],
      ]
      for (const [at, [days, focus, keep]] of weeks.entries()) {
        stage.daysLater(days)
        const weekId = `session-177282180000${at}-gallery`
        await stage.couple.get(`/api/questions/${weekId}?userId=30&clear_existing=true`)
        await aWeek(stage, weekId, focus, keep)
      }
      await stage.page.reload()
      await stage.page.getByRole('article').nth(3).waitFor()
    },
    async 'a talk is read again'({ page }) {
      await page.getByRole('link', { name: /^Read the talk/ }).click()
      await see(page, said.mina[6])
    },
    async 'a talk on paper'({ page }) {
      await toPaper(page, /^Print or save/)
      return onPaper
    },
    async 'a talk that could not be fetched for the paper'({ page }) {
      await putPaperAway(page)
      await page.getByRole('link', { name: 'Back to the timeline' }).first().click()
      await page.getByRole('article').nth(3).waitFor()
      await page.route('**/api/timeline/*', (route) => route.abort())
      await page
        .getByRole('button', { name: /^Print or save/ })
        .first()
        .click()
      await see(page, 'Not printed')
      return passing
    },
    async 'a talk that did not open'({ page }) {
      await page.clock.runFor(6000)
      await page.getByRole('link', { name: /^Read the talk/ }).click()
      await see(page, 'This talk could not be opened just now')
    },
    async 'before a catch-up is deleted'({ page }) {
      await page.unrouteAll()
      await page.getByRole('link', { name: 'Back to the timeline' }).first().click()
      await page
        .getByRole('button', { name: /^Delete the catch-up/ })
        .first()
        .click()
      await seeDialog(page)
    },
    async 'a catch-up was deleted'({ page }) {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await see(page, 'Catch-up deleted')
      return passing
    },
    async 'a timeline that did not come'({ page }) {
      await page.route('**/api/timeline', (route) => route.abort())
      await page.reload()
      await see(page, 'We could not load your timeline')
    },
  },
}
