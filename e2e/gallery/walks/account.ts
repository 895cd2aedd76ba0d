import { expect } from 'vitest'
import { menuButton } from '#e2e/dialogs.ts'
import { passing, type Walk } from '#e2e/gallery/stage.ts'
import { keepCatchup } from '#e2e/quick-couple.ts'
import { close, fromMenu, press, see, seeDialog, tab } from './presses.ts'
import { keptWeek, timeline } from './timeline.ts'

const profile: Walk = {
  part: 'Profile Settings',
  begins: 'signed in',
  steps: {
    async 'the profile'({ page }) {
      await page.goto('/home')
      await fromMenu(page, 'Profile Settings')
      await seeDialog(page)
    },
    async 'before the account is deleted'({ page }) {
      await press(page, 'Delete account')
      await page.getByLabel('Your shared password', { exact: true }).waitFor()
    },
    async 'the wrong password'({ page }) {
      await page.getByLabel('Your shared password', { exact: true }).fill('not the one')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
    },
    async 'a name that is nearly too long'({ page }) {
      await press(page, 'Keep the account')
      await page.getByLabel('Username').fill('Wilhelmina')
      await see(page, 'Max 13 characters (10/13)')
    },
    async 'the name is saved'({ page }) {
      await page.getByLabel('Username').fill('Minna')
      await page.getByRole('button', { name: /^Save/ }).first().click()
      await see(page, 'Profile updated')
      return passing
    },
    async 'a new address, until it is confirmed'({ page }) {
      await page.clock.runFor(6000)
      await page.getByRole('dialog').getByLabel('Email').fill('minna@example.org')
      await page.getByRole('button', { name: /^Save/ }).first().click()
      await see(page, /^Please follow the link we sent there/)
    },
    async 'the two of you'({ page }) {
      await tab(page, 'You two')
      await page.getByRole('radio', { name: 'Together' }).waitFor()
    },
    async 'the two of you, filled in'({ page }) {
      await page.getByRole('radio', { name: 'Together' }).click()
      await see(page, 'Saved for both of you.')
      await page.getByLabel(/What would you like more of/).fill('Slow mornings')
    },
    async 'an invitation to hand on, and its other ways'({ page }) {
      await page.getByText('Other ways').click()
      await page.getByLabel("Partner's email").fill('jonas-invited@example.org')
      await press(page, 'Send Invitation')
      await page.getByRole('dialog').getByLabel('Invite link').waitFor()
    },
    async security({ page }) {
      await tab(page, 'Security')
      await page.getByLabel('Current password', { exact: true }).waitFor()
    },
    async 'new passwords that differ'({ page }) {
      await page.getByLabel('Current password', { exact: true }).fill('lamp-and-blanket-42')
      await page.getByLabel('New password', { exact: true }).fill('window-and-river-7')
      await page.getByLabel('Confirm new password', { exact: true }).fill('another')
      await press(page, 'Change Password')
      await see(page, "New passwords don't match.")
    },
    async 'the password is changed'({ page }) {
      await page.getByLabel('Confirm new password', { exact: true }).fill('window-and-river-7')
      await press(page, 'Change Password')
      await see(page, 'Password changed')
      return passing
    },
    async 'the other devices are signed out'({ page }) {
      await page.clock.runFor(6000)
      await press(page, 'Sign out other devices')
      await see(page, 'Only this device is signed in now')
      return passing
    },
    async 'the account was deleted'({ page }) {
      await page.clock.runFor(6000)
      await tab(page, 'Profile')
      await press(page, 'Delete account')
      await page.getByLabel('Your shared password', { exact: true }).fill('window-and-river-7')
      await press(page, 'Delete everything')
      await see(page, 'Account deleted')
      return passing
    },
  },
}

/** The file that a couple takes along. */
const yourData: Walk = {
  part: 'Your data',
  begins: 'signed in',
  hearsTheGuide: true,
  steps: {
    async 'the file to read'({ page, couple }) {
      await keepCatchup(couple)
      await page.goto('/home')
      const file = await page.request.get('/api/account/export?format=html&timeZone=Europe/Berlin')
      await page.goto('about:blank')
      await page.setContent(await file.text())
      await page.getByRole('heading').first().waitFor()
    },
  },
}

const forms: Walk = {
  part: 'Forms',
  begins: 'signed in',
  steps: {
    async 'Suggest a Feature'({ page }) {
      await page.goto('/home')
      await fromMenu(page, 'Suggest Feature')
      await page.getByLabel('Your idea').fill('A quiet mode for the weeks when we are travelling.')
    },
    async 'a suggestion was sent'({ page }) {
      await press(page, 'Submit Suggestion')
      await see(page, 'Suggestion submitted')
      return passing
    },
    async 'Report an Issue'({ page }) {
      await fromMenu(page, 'Report Issue')
      await page.getByLabel('The issue').fill('The page jumps when the keyboard opens.')
    },
    async 'a report that did not go through'({ page }) {
      await page.route('**/api/report-issue', (route) => route.abort())
      await press(page, 'Submit Report')
      await see(page, 'Failed to submit report')
      return passing
    },
  },
}

const feedback: Walk = {
  part: 'Forms',
  begins: 'signed in',
  steps: {
    async 'Early Access & Feedback'({ page }) {
      await page.goto('/home')
      await fromMenu(page, 'Early Access & Feedback')
      await seeDialog(page)
    },
    async 'feedback, while it is written'({ page }) {
      await page.getByRole('dialog').getByRole('textbox').fill('The evenings when we both')
    },
    async 'feedback, a question with choices'({ page }) {
      const box = page.getByRole('dialog').getByRole('textbox')
      for (const number of [1, 2, 3]) {
        await expect.poll(() => box.inputValue()).not.toMatch(/^What/)
        await box.fill(`What I would say to question ${number}`)
        await box.press('Enter')
      }
      await page.getByRole('radio').first().waitFor()
    },
    async 'feedback, words to choose from'({ page }) {
      await page.getByRole('radio', { name: '4' }).click()
      await page.getByRole('combobox', { name: 'Currency' }).click()
      await page.getByRole('option', { name: 'NZD' }).click()
      await page.getByLabel('Monthly price').fill('6')
      await press(page, 'Next')
      await page.getByRole('radio', { name: 'Just right' }).waitFor()
    },
    async 'feedback, the end'({ page }) {
      await page.getByRole('radio', { name: 'Just right' }).click()
      await see(page, 'Ready to send, Mina?')
    },
    async 'feedback, all at once'({ page }) {
      await press(page, 'Show all seven at once')
      await page.getByRole('radio', { name: 'Other' }).waitFor()
    },
    async 'feedback with nothing in it'({ page }) {
      await page.reload()
      await fromMenu(page, 'Early Access & Feedback')
      await press(page, 'Show all seven at once')
      await press(page, 'Submit Feedback')
      await see(page, 'Please provide at least 10 characters')
    },
  },
}

const legal: Walk = {
  part: 'Texts',
  begins: 'signed in',
  env: {
    WARM_UP: 'no',
    LEGAL_NAME: 'Donaudampfschifffahrtsgesellschaft mbH',
    LEGAL_ADDRESS: 'Uferpromenadenweg 12, 94032 Passau',
    LEGAL_COUNTRY: 'Germany',
  },
  steps: {
    async 'Frequently Asked Questions'({ page }) {
      await page.goto('/home')
      await fromMenu(page, 'FAQ')
      await page.getByRole('dialog').getByRole('heading').nth(1).waitFor()
    },
    async 'Terms of Use'({ page }) {
      await close(page)
      await fromMenu(page, 'Terms of Use', 'Legal')
      await page.getByRole('dialog').getByRole('heading').nth(1).waitFor()
    },
    async 'Privacy Policy'({ page }) {
      await close(page)
      await fromMenu(page, 'Privacy Policy', 'Legal')
      await page.getByRole('dialog').getByRole('heading').nth(1).waitFor()
    },
    async 'End User License Agreement'({ page }) {
      await close(page)
      await fromMenu(page, 'End User License Agreement', 'Legal')
      await page.getByRole('dialog').getByRole('heading').nth(1).waitFor()
    },
  },
}

/** Some browsers without a window block notifications from the start, and others ask: here nobody was asked yet. */
const undecided = '#undecided'
const notYetAsked = (mark: string) => {
  if (location.hash !== mark) return
  Object.defineProperty(Notification, 'permission', { get: () => 'default' })
}

const reminders: Walk = {
  part: 'Reminders',
  begins: 'signed in',
  steps: {
    async off({ page }) {
      await page.addInitScript(notYetAsked, undecided)
      await page.goto(`/settings${undecided}`)
      await page.getByRole('switch', { name: 'Enable reminders' }).waitFor()
    },
    async 'notifications are blocked'({ page }) {
      await page.goto('/settings')
      await page.getByRole('switch', { name: 'Enable reminders' }).click()
      await see(page, /Notification Permission Required|Notifications Blocked/)
      return passing
    },
    async on({ page, device, product }) {
      await device.context.grantPermissions(['notifications'], { origin: product.url })
      await page.reload()
      await page.getByRole('switch', { name: 'Enable reminders' }).click()
      await see(page, 'Next reminder:')
    },
    async 'a day is chosen'({ page }) {
      await page.getByRole('combobox').first().click()
      await page.getByRole('option', { name: 'Wednesday' }).waitFor()
      return passing
    },
    async saved({ page }) {
      await page.keyboard.press('Escape')
      await press(page, 'Save Settings')
      await see(page, /Reminders set for/)
      return passing
    },
    async 'trying it out, and the calendar'({ page }) {
      await page.clock.runFor(6000)
      await page.getByText('Try it out').click()
      await page.getByText('In your calendar').click()
      await page.getByLabel('Calendar link').waitFor()
    },
    async 'the test tells what it found'({ page }) {
      await press(page, 'Send me a test now')
      await see(page, 'What the test found')
    },
    async 'before the calendar link is renewed'({ page }) {
      await press(page, 'Renew Link')
      await seeDialog(page)
    },
    async 'reminders that did not get through'({ page }) {
      await close(page)
      const trouble = { emails: 3, notifications: 2, browserGone: false, noMailService: false }
      await page.route('**/api/reminder-settings**', async (route) => {
        const reply = await route.fetch()
        await route.fulfill({ response: reply, json: { ...(await reply.json()), trouble } })
      })
      await page.reload()
      await see(page, /^Our last 3 reminders by email/)
    },
    async 'settings that did not come'({ page }) {
      await page.route('**/api/reminder-settings**', (route) => route.abort())
      await page.reload()
      await see(page, 'We could not load your reminder settings')
    },
  },
}

const leaving: Walk = {
  part: 'Signing out',
  begins: 'signed in',
  steps: {
    async 'after Logout'({ page }) {
      await page.goto('/home')
      await menuButton(page).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await page.waitForURL('**/auth')
      await page.getByLabel('Email', { exact: true }).waitFor()
    },
  },
}

export const accountWalks = [
  ...[profile, yourData, forms, feedback, legal, reminders, keptWeek, timeline, leaving],
]
