import type { Walk } from '#e2e/gallery/stage.ts'
import { passing } from '#e2e/gallery/stage.ts'
import { fromMenu, press, see, seeDialog, tab } from './presses.ts'

export const consent: Walk = {
  part: 'A guide by a model',
  begins: 'both signed in',
  env: {
    WARM_UP: 'no',
    GUIDE_PROVIDER: 'openai-compatible',
    GUIDE_MODEL: 'scripted',
    // Asked for nothing before both have said yes and answered everything.
    GUIDE_BASE_URL: 'https://models.example.org/v1',
  },
  steps: {
    async 'home asks'({ page }) {
      await page.goto('/home')
      await see(page, 'May models.example.org read your answers?')
    },
    async 'what is sent, and what is not'({ page }) {
      await page.getByText('What is sent, and what is not').click()
      await see(page, /^Not sent: your names/)
    },
    async 'one has said yes'({ page }) {
      await press(page, 'Yes')
      await see(page, 'Thank you. Nothing is sent unless both of you say yes.')
      return passing
    },
    async 'in Profile Settings'({ page }) {
      await fromMenu(page, 'Profile Settings')
      await seeDialog(page)
      await tab(page, 'You two')
      const shown = page.getByText('It writes once both of you have said yes.')
      await shown.waitFor()
      await shown.scrollIntoViewIfNeeded()
    },
  },
}
