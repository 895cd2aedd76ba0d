import { participantButton, password } from '#e2e/couple.ts'
import { menuButton } from '#e2e/dialogs.ts'
import { passing, type Walk } from '#e2e/gallery/stage.ts'
import { callerOf } from '#e2e/quick-couple.ts'
import { consent } from './consent.ts'
import { close, press, pressAnyway, see, seeDialog } from './presses.ts'
import { tell } from './words.ts'

/** A browser that has a newer version than the page's own, waiting to take its place. */
function aNewerVersion(): void {
  const waiting = Object.assign(new EventTarget(), {
    state: 'installed',
    postMessage: (_asked: unknown, [port]: MessagePort[] = []) => port?.postMessage(false),
  })
  const registration = Object.assign(new EventTarget(), { waiting, active: {} })
  const container = Object.assign(new EventTarget(), {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container })
}

const together: Walk = {
  part: 'Home',
  begins: 'signed in',
  steps: {
    async 'the first time'({ page }) {
      await page.goto('/home')
      await page.getByRole('button', { name: 'Show the steps' }).waitFor()
    },
    async 'pressed before anybody is chosen'({ page }) {
      await pressAnyway(page, 'Start Weekly Questions')
      await see(page, 'Please select either yourself or your partner first.')
      return passing
    },
    async 'a catch-up too early'({ page }) {
      await pressAnyway(page, 'Start Catch-Up')
      await see(page, 'Complete weekly questions first')
      return passing
    },
    async 'Mina is chosen'({ page }) {
      await participantButton(page, 'Mina').click()
      await see(page, 'Answers next')
    },
    async 'a link for the partner'({ page }) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await press(page, 'Copy Link')
      await page.getByLabel('Invite link').waitFor()
    },
    async 'the menu'({ page }) {
      await menuButton(page).click()
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
    },
    async 'the invitation is put off'({ page }) {
      await close(page)
      await press(page, 'Later')
      await page.getByRole('heading', { name: 'Invite Jonas' }).waitFor({ state: 'detached' })
    },
    async 'Mina is in the middle'({ page, couple }) {
      await tell(couple, 'mina', 3)
      await page.reload()
      await see(page, '3 of 7 answered')
    },
    async 'Start New Session asks first'({ page }) {
      await press(page, 'Start New Session')
      await seeDialog(page)
    },
    async 'Mina is done'({ page, couple }) {
      await close(page)
      await tell(couple, 'mina')
      await page.reload()
      await see(page, 'All answered')
    },
    async 'who is done already is chosen'({ page }) {
      await participantButton(page, 'Mina').click()
      await pressAnyway(page, 'Start Weekly Questions')
      await see(page, 'Questions already completed')
      return passing
    },
    async 'both are done'({ page, couple }) {
      await tell(couple, 'jonas')
      await see(page, 'Ready')
    },
    async 'no network'({ page }) {
      await page.context().setOffline(true)
      await see(page, /You seem to be offline/)
    },
    async 'the server stumbles'({ page }) {
      await page.context().setOffline(false)
      await page.route('**/api/progress/**', (route) => route.fulfill({ status: 500, body: '{}' }))
      await see(page, /We keep trying\./)
    },
    async 'a challenge that did not come'({ page }) {
      await page.unrouteAll()
      await page.route('**/api/challenges/**', (route) => route.abort())
      await page.reload()
      await see(page, 'We could not bring you the challenge of the week')
    },
    async 'a new session begins'({ page }) {
      await page.unrouteAll()
      await page.reload()
      await press(page, 'Start New Session')
      // Nothing goes that the dialog has not named.
      await see(page, /has answered \d of 7\./)
      await press(page, 'Continue')
      await see(page, 'Session reset complete')
      return passing
    },
    async 'a new session began elsewhere'({ page, couple }) {
      await page.clock.runFor(6000)
      await couple.get('/api/questions/session-1772821800000-gallery?userId=30&clear_existing=true')
      await page.clock.runFor(3000)
      await see(page, 'A new session has started')
      return passing
    },
    async 'a new version is ready'({ page }) {
      await page.addInitScript(aNewerVersion)
      await page.reload()
      await see(page, 'A new version of Duologue is ready.')
    },
    async 'home is on its way'({ page }) {
      await page.route('**/api/user', () => undefined)
      await page.reload()
      await page.getByRole('status').first().waitFor({ state: 'attached' })
      return passing
    },
  },
}

const apart: Walk = {
  part: 'Home, each on their own phone',
  begins: 'both signed in',
  steps: {
    async 'nobody has begun'({ page }) {
      await page.goto('/home')
      await page.getByRole('button', { name: 'Show the steps' }).waitFor()
    },
    async 'Mina waits for Jonas'({ page, couple }) {
      await tell(couple, 'mina')
      await page.reload()
      await see(page, 'All answered')
    },
    async 'the catch-up can begin'({ page, jonas, another }) {
      const his = await another(jonas)
      await tell(callerOf(his.page), 'jonas')
      await see(page, 'Ready')
    },
    async 'Jonas has begun the catch-up'({ page, jonas, another }) {
      const his = await another(jonas)
      await callerOf(his.page).post('/api/catchups/session-initial', { userId: 31 })
      await page.reload()
      await see(page, 'Ready')
    },
  },
}

const challenge: Walk = {
  part: 'Challenge',
  begins: 'signed in',
  steps: {
    async 'its steps'({ page }) {
      await page.goto('/home')
      await press(page, 'Show the steps')
      await seeDialog(page)
    },
    async 'Mina is done, with a note'({ page }) {
      await press(page, 'Add a note (optional)')
      await page.getByLabel(/A note from Mina/).fill('We laughed more than we thought we would.')
      await press(page, 'Mark done for Mina')
      await see(page, 'Mina has done this one.')
    },
    async 'on home, half done'({ page }) {
      await close(page)
      await see(page, 'Mina has done this one.')
    },
    async 'Jonas is done, too'({ page }) {
      await press(page, 'Show the steps')
      await page.getByRole('tab', { name: 'Jonas' }).click()
      await press(page, 'Mark done for Jonas')
      await see(page, 'You did this together.')
    },
    async 'on home, done together'({ page }) {
      await close(page)
      await see(page, 'You did this together.')
    },
    async 'the two others'({ page }) {
      await press(page, 'Swap')
      await seeDialog(page)
    },
  },
}

const help: Walk = {
  part: 'Help',
  begins: 'signed in',
  steps: {
    async 'the people to call'({ page }) {
      await page.goto('/home')
      await press(page, 'Not safe, or not okay?')
      await seeDialog(page)
    },
    async 'beside an answer that sounds unsafe'({ page }) {
      await close(page)
      await participantButton(page, 'Mina').click()
      await press(page, 'Start Weekly Questions')
      await see(page, /^Question 1: /)
      const field = page.getByPlaceholder('Type your answer...')
      await page.clock.runFor(1500)
      await field.fill('I am scared of him when he drinks.')
      await field.press('Enter')
      await page.getByRole('region', { name: 'People who can help' }).waitFor()
    },
    async 'signed out in the middle of an answer'({ page, mina, another }) {
      await page
        .getByPlaceholder('Type your answer...')
        .fill('half a thought that I would hate to lose')
      const other = await another(mina)
      await callerOf(other.page).post('/api/logout-others')
      await page.getByRole('heading', { name: 'Sign in to go on' }).waitFor()
    },
    async 'signed in again'({ page }) {
      await page.getByLabel('Password', { exact: true }).fill(password)
      await press(page, 'Sign in and go on')
      await page.getByPlaceholder('Type your answer...').waitFor()
    },
  },
}

export const homeWalks = [together, apart, consent, challenge, help]
