import { afterAll, afterEach, expect, test } from 'vitest'
import { startSmtp } from '#server/testing/smtp.ts'
import { phone } from './browser.ts'
import { closeByKeyboard, expectFocusOn, openByKeyboard } from './dialogs.ts'
import { expectWholeInEveryLook } from './every-look.ts'
import { journey } from './journey.ts'
import { mailedTo } from './mailbox.ts'
import { callerOf, registerQuickly } from './quick-couple.ts'

const mina = 'mina@example.org'

const smtp = await startSmtp()
afterAll(smtp.stop)
const { newDevice } = await journey({ env: { SMTP_URL: smtp.url } })
const hers = await newDevice()
const caller = await registerQuickly(hers.page, mina)
const { body } = await caller.post<{ inviteUrl: string }>('/api/couples/invite')
const invitation = body.inviteUrl
await hers.context.close()
const device = await newDevice()
const { page } = device
afterEach(() => {
  expect(device.problems.splice(0)).toEqual([])
})

const forgiveFailedCalls = () => {
  const own = device.problems.splice(0).filter((problem) => !/Failed to load|404/.test(problem))
  expect(own).toEqual([])
}

type Box = { y: number; height: number } | null

const inSightOf = (height: number, box: Box) =>
  box !== null && box.y >= 0 && box.y + box.height <= height

/** The way to help opens and closes by the keyboard, whatever else does not work. */
const expectHelp = async () => {
  const title = 'Not safe, or not okay?'
  const door = page.getByRole('button', { name: title })
  await closeByKeyboard(await openByKeyboard(page, door, title), door)
}

const readBothTexts = async () => {
  for (const document of ['Terms of Use', 'Privacy Policy']) {
    const opener = page.getByRole('button', { name: document })
    await closeByKeyboard(await openByKeyboard(page, opener, document), opener)
  }
}

test('the slides of the onboarding', async () => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Learn More' }).waitFor()
  await expectWholeInEveryLook(page)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { name: 'Too busy with life to find time to connect?' }).waitFor()
  await expectWholeInEveryLook(page)
  await page.getByRole('button', { name: 'Skip' }).press('Enter')
  await page.getByRole('heading', { name: 'Small check-ins. Big difference.' }).waitFor()
  await expectWholeInEveryLook(page)
})

test('a page that is not there', async () => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  await expectWholeInEveryLook(page)
  forgiveFailedCalls()
})

test('the Login tab, with what is wrong said at the fields', async () => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Login', exact: true }).press('Enter')
  await page.getByText('Password is required').waitFor()
  await expectFocusOn(page.getByLabel('Email', { exact: true }))
  await expectWholeInEveryLook(page)
})

test('with the keys of a phone up, the field and the button stand above them', async () => {
  const field = page.getByLabel('Password', { exact: true })
  const login = page.getByRole('button', { name: 'Login', exact: true })
  await page.setViewportSize(phone)
  await field.focus()
  // What a keyboard leaves of that phone.
  await page.setViewportSize({ ...phone, height: 480 })
  for (const one of [field, login]) {
    await expect.poll(async () => inSightOf(480, await one.boundingBox())).toBe(true)
  }
})

test('the Register tab, and the terms it links to', async () => {
  await page.getByRole('tab', { name: 'Login' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByLabel('Username').waitFor()
  await expectWholeInEveryLook(page)
  await page.getByRole('button', { name: 'Register' }).press('Enter')
  await page.getByText('Partner name is required').waitFor()
  await expectFocusOn(page.getByLabel('Username'))
  await expectWholeInEveryLook(page)
  await readBothTexts()
})

test('the Reset tab', async () => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Forgot your password?' }).press('Enter')
  await page.getByRole('tab', { name: 'Reset', selected: true }).waitFor()
  await page.getByRole('button', { name: 'Send Reset Email' }).press('Enter')
  await page.getByText('Please enter a valid email address').waitFor()
  await expectFocusOn(page.getByLabel('Email', { exact: true }))
  await expectWholeInEveryLook(page)
})

test('the new password that a reset link asks for', async () => {
  await callerOf(page).post('/api/forgot-password', { email: mina })
  await page.goto(await mailedTo(smtp, mina, 1))
  await page.getByLabel('New password', { exact: true }).fill('window-and-river-7')
  await expectWholeInEveryLook(page)
  await page.getByRole('button', { name: 'Save New Password' }).press('Enter')
  await page.getByText("New passwords don't match.").waitFor()
  await expectFocusOn(page.getByLabel('Confirm new password', { exact: true }))
  await expectWholeInEveryLook(page)
})

test('R16 what a link about an address opens', async () => {
  await page.goto('/auth?confirm=nothing')
  await page.getByRole('button', { name: 'Confirm Address' }).waitFor()
  await expectWholeInEveryLook(page)
  await page.goto('/auth?undo=nothing')
  await page.getByRole('button', { name: 'Take It Back' }).press('Enter')
  await page.getByText('This link has expired or was already used.').waitFor()
  await expectWholeInEveryLook(page)
  await expectFocusOn(page.getByRole('button', { name: 'Forgot your password?' }))
  await page.getByRole('button', { name: 'Back to Login' }).press('Enter')
  await page.getByRole('tab', { name: 'Login', selected: true }).waitFor()
  forgiveFailedCalls()
})

/** Before anything else of that page: WebKit asks nobody for a script that it has. */
test('a page that stumbled', async () => {
  const part = '**/assets/join-page*.js'
  await page.route(part, (route) => route.abort())
  await page.goto('/join')
  await page.getByRole('heading', { name: 'This page stumbled' }).waitFor()
  await expectHelp()
  await expectWholeInEveryLook(page)
  await page.unroute(part)
  await page.getByRole('button', { name: 'Load it again' }).press('Enter')
  await page.getByRole('heading', { name: 'Join Your Partner' }).waitFor()
  device.problems.splice(0)
})

test('an invitation, with its token or without', async () => {
  await page.goto(invitation)
  await page.getByText('About this invitation').click()
  await page.getByLabel('Invite token').waitFor()
  await expectWholeInEveryLook(page)
  await page.goto('/join')
  await page.getByLabel('Invite token').waitFor()
  await page.getByRole('button', { name: 'Join Couple' }).press('Enter')
  await page.getByText('Invite token is required').waitFor()
  await expectFocusOn(page.getByLabel('Invite token'))
  await expectWholeInEveryLook(page)
  await readBothTexts()
})

test('a server that cannot be reached, until it can', async () => {
  const away = '**/api/user'
  await page.route(away, (route) => route.abort())
  await page.goto('/home')
  await page.getByRole('heading', { name: 'We cannot reach Duologue right now' }).waitFor()
  await expectHelp()
  await expectWholeInEveryLook(page)
  await page.unroute(away)
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await page.waitForURL('**/auth')
  forgiveFailedCalls()
})
