import type { Locator } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { namelessControls } from './accessible-names.ts'
import { browserName, phone } from './browser.ts'
import { password } from './couple.ts'
import {
  closeByKeyboard,
  expectFocusOn,
  menuButton,
  openByKeyboard,
  openFromMenu,
} from './dialogs.ts'
import { expectWholeInEveryLook } from './every-look.ts'
import { journey } from './journey.ts'
import { callerOf, keepCatchup, registerQuickly } from './quick-couple.ts'

const email = 'mina@example.org'

const { product, newDevice } = await journey({ notifies: true })
const device = await newDevice()
const { page } = device
const couple = await registerQuickly(page, email)
afterEach(() => {
  const own = device.problems.splice(0).filter((problem) => !/Push API|push service/i.test(problem))
  expect(own).toEqual([])
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the menu', async () => {
  await page.goto('/home')
  await menuButton(page).press('Enter')
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
  await expectWholeInEveryLook(page)
  await page.keyboard.press('Escape')
  await expectFocusOn(menuButton(page))
})

const nextTab = async (from: string) => {
  await page.getByRole('tab', { name: from }).press('ArrowRight')
  await page.keyboard.press('Enter')
}

test('Profile Settings: the profile, the steps to deletion', async () => {
  await page.goto('/home')
  const dialog = await openFromMenu(page, 'Profile Settings')
  await expectWholeInEveryLook(page)
  await page.getByLabel('Username', { exact: true }).fill('Mina B')
  await page.setViewportSize(phone)
  const footOf = async (shown: Locator): Promise<number> => {
    const box = await shown.boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  // At the foot of the sheet, but for the room around it, once the window has its new size.
  await expect
    .poll(async () => (await footOf(dialog)) - (await footOf(button('Save Changes'))))
    .toBeLessThan(24)
  await expectWholeInEveryLook(page)
  await page.getByLabel('Username', { exact: true }).fill('Mina')
  await page.getByRole('link', { name: 'Download to read' }).focus()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toContain('html')
  await button('Delete account').press('Enter')
  await expectFocusOn(page.getByLabel('Your shared password', { exact: true }))
  await page.keyboard.type('not the one')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  await expectFocusOn(page.getByLabel('Your shared password', { exact: true }))
  await expectWholeInEveryLook(page)
  await button('Keep the account').press('Enter')
  await expectFocusOn(button('Delete account'))
  expect(device.problems.splice(0).filter((problem) => !problem.includes('403'))).toEqual([])
})

test('Profile Settings: the two of you, a goal, and a link to hand on', async () => {
  await nextTab('Profile')
  await page.getByRole('radio', { name: 'Together' }).press('Space')
  await page.getByText('Saved for both of you.').waitFor()
  await page.getByLabel(/What would you like more of/).fill('Slow mornings')
  await expectWholeInEveryLook(page)
  await button('Copy Link').press('Enter')
  await page.getByRole('dialog').getByLabel('Invite link').waitFor()
  await expectFocusOn(button('Copy Link'))
  await page.locator('summary', { hasText: 'Other ways' }).press('Enter')
  await page.getByLabel("Partner's email").fill('jonas@example.org')
  await button('Send Invitation').press('Enter')
  await page.getByText(/^(Invitation sent|Your link is ready)$/).waitFor()
  await expectFocusOn(button('Send Invitation'))
  await button('Create a New Link').press('Enter')
  await expectFocusOn(button('Create a New Link'))
  await expectWholeInEveryLook(page)
})

test('Profile Settings: Security', async () => {
  await nextTab('You two')
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByLabel('New password', { exact: true }).fill('window-and-river-7')
  await page.getByLabel('Confirm new password', { exact: true }).fill('another')
  await button('Change Password').press('Enter')
  await page.getByRole('alert').getByText("New passwords don't match.").waitFor()
  await expectFocusOn(page.getByLabel('Confirm new password', { exact: true }))
  await expectWholeInEveryLook(page)
  const dialog = page.getByRole('dialog', { name: 'Profile Settings' })
  await closeByKeyboard(dialog, menuButton(page))
})

test('Sign out other devices ends the others, and keeps the focus', async () => {
  const other = await newDevice()
  await callerOf(other.page).post('/api/login', { email, password })
  const dialog = await openFromMenu(page, 'Profile Settings')
  await dialog.getByRole('tab', { name: 'Security' }).click()
  await button('Sign out other devices').press('Enter')
  await expect.poll(async () => (await callerOf(other.page).get('/api/user')).status).toBe(401)
  await expectFocusOn(button('Sign out other devices'))
  await closeByKeyboard(dialog, menuButton(page))
  await other.context.close()
})

test('the feedback as a talk: what was said, a question with choices, and something missing', async () => {
  const dialog = await openFromMenu(page, 'Early Access & Feedback')
  for (const number of [1, 2, 3]) {
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('')
    await dialog.getByRole('textbox').fill(`What I would say to question ${number}`)
    await dialog.getByRole('textbox').press('Enter')
  }
  const question = dialog.getByText('Would you recommend Duologue to another couple?')
  await expectFocusOn(question)
  await dialog.getByText('Choose what comes closest.').waitFor()
  await dialog.getByRole('radio').last().focus()
  await page.keyboard.press('Space')
  await button('Next').press('Enter')
  await expectFocusOn(dialog.getByRole('combobox', { name: 'Currency' }))
  await button('Next').press('Enter')
  await dialog.getByText('Please select a currency').waitFor()
  await expectWholeInEveryLook(page)
  await button('Back to the question before').press('Enter')
  await expectFocusOn(dialog.getByRole('radio').last())
  await button('Back to the question before').press('Enter')
  await expectFocusOn(dialog.getByRole('textbox', { name: 'What should we improve first?' }))
  await expectWholeInEveryLook(page)
  await closeByKeyboard(dialog, menuButton(page))
})

test('the feedback all at once with everything wrong, and Other explained', async () => {
  await page.reload()
  const dialog = await openFromMenu(page, 'Early Access & Feedback')
  await button('Show all seven at once').press('Enter')
  await dialog.getByRole('radio', { name: 'Other' }).focus()
  await page.keyboard.press('Space')
  await dialog.getByLabel('Please explain:').waitFor()
  await dialog.getByLabel(/Email Address/).fill('nobody')
  await button('Submit Feedback').press('Enter')
  await dialog.getByText('Please provide at least 10 characters').first().waitFor()
  await dialog.getByText('Please select a currency').waitFor()
  await expectFocusOn(dialog.getByRole('textbox').first())
  await expectWholeInEveryLook(page)
  await closeByKeyboard(dialog, menuButton(page))
})

test('the reminders, off and on', async () => {
  await device.context.grantPermissions(['notifications'], { origin: product.url })
  await page.goto('/settings')
  const enable = page.getByRole('switch', { name: 'Enable reminders' })
  await enable.waitFor()
  await expectWholeInEveryLook(page)
  await enable.press('Space')
  await page.getByText('Next reminder:').waitFor()
  await page.getByRole('combobox').first().press('Enter')
  await page.getByRole('option', { name: 'Wednesday' }).waitFor()
  expect(await namelessControls(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expectFocusOn(page.getByRole('combobox').first())
  await button('Save Settings').press('Enter')
  await page.getByText(/Reminders set for/).waitFor()
  await expectFocusOn(button('Save Settings'))
  await expectWholeInEveryLook(page)
})

/** WebKit's driver shows no page as on paper. */
const hasPaper = browserName !== 'webkit'

async function expectOnPaper() {
  await expectWholeInEveryLook(page, 'print')
  expect(await menuButton(page).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('button', { name: /^Print or save/ }).press('Enter')
  const paper = page.locator('[data-paper]')
  await paper.waitFor({ state: 'attached' })
  expect(await paper.isVisible()).toBe(false)
  await expectWholeInEveryLook(page, 'print')
  expect([await paper.isVisible(), await page.getByRole('main').isVisible()]).toEqual([true, false])
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
}

test('the timeline: empty, kept and opened, on paper, and before one is deleted', async () => {
  await page.goto('/timeline')
  await page.getByText('Your timeline begins with your first catch-up').waitFor()
  await expectWholeInEveryLook(page)
  await keepCatchup(couple)
  await page.reload()
  const talk = page.getByRole('link', { name: /^Read the talk/ })
  await talk.press('Enter')
  await page.getByText('Question 7', { exact: true }).waitFor()
  await expectFocusOn(page.getByRole('heading', { level: 1, name: 'Your talk' }))
  await expectWholeInEveryLook(page)
  if (hasPaper) await expectOnPaper()
  await page.getByRole('link', { name: 'Back to the timeline' }).first().press('Enter')
  await expectFocusOn(talk)
  await expectWholeInEveryLook(page)
  const opener = page.getByRole('button', { name: /^Delete the catch-up/ })
  const dialog = await openByKeyboard(page, opener, 'Delete this catch-up?')
  await expectWholeInEveryLook(page)
  await closeByKeyboard(dialog, opener)
  await opener.press('Enter')
  await button('Delete').press('Enter')
  await page.getByText('Your timeline begins with your first catch-up').waitFor()
  await expectFocusOn(page.getByRole('heading', { level: 1 }))
})
