import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draws } from '#server/testing/draws.ts'
import { startSmtp, type TestSmtp } from '#server/testing/smtp.ts'
import { type Device, desk, expectAccessible } from './browser.ts'
import { logInOn, participantButton, password, registerOn } from './couple.ts'
import { type Journey, setOut } from './journey.ts'
import { mailedTo } from './mailbox.ts'

const mina = 'mina@example.org'
const zoe = 'zoe@example.org'
const newPassword = 'window-and-river-7'
const refusals = [
  'This invitation has expired, was already used, or a newer one has taken its place. Please open the newest one, or ask your partner for another.',
  'This link has expired or was already used. Please ask for a new one.',
] as const

/** The calls behind it run on both engines whenever anything does. */
const engines = draws<('sqlite' | 'postgres')[]>({
  full: ['sqlite', 'postgres'],
  share: ['sqlite'],
})

describe.each(engines)('R7 R8 T28 two people and their mails on %s', (engine) => {
  let smtp: TestSmtp
  let way: Journey
  let hers: Device
  let partners: Device
  let invitation: string
  let resetLink: string

  beforeAll(async () => {
    smtp = await startSmtp()
    way = await setOut({ engine, env: { SMTP_URL: smtp.url } })
    hers = await way.newDevice()
    partners = await way.newDevice({ viewport: desk, colorScheme: 'dark' })
  })
  afterAll(async () => {
    await way.end()
    await smtp.stop()
  })

  const openProfile = async (page: Page) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Profile Settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Profile Settings' })
    await dialog.getByRole('tab', { name: 'You two' }).click()
  }

  test('she registers and invites her partner by mail', async () => {
    const { page } = hers
    await page.goto('/auth')
    await registerOn(page, mina)
    await openProfile(page)
    await expectAccessible(page)
    await page.getByText('Other ways').click()
    await page.getByLabel("Partner's email").fill(zoe)
    await page.getByRole('button', { name: 'Send Invitation' }).click()
    await page.getByText(`It is on its way to ${zoe}.`).waitFor()
    // Home, behind it, has the same one.
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/Works once, until/).waitFor()
    await expectAccessible(page)
    invitation = await mailedTo(smtp, zoe, 1)
    expect(invitation).toBe(await dialog.getByLabel('Invite link').inputValue())
    expect(new URL(invitation).origin).toBe(way.product.url)
    await page.getByRole('tab', { name: 'Security' }).click()
    await page.getByLabel('Current password', { exact: true }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Menu')
  })

  test('the partner joins by the link, under a name of their own', async () => {
    const { page } = partners
    expect((await page.request.get(invitation)).status()).toBe(200)
    await page.goto(invitation)
    await page.getByText('About this invitation').click()
    const token = page.getByLabel('Invite token')
    await token.waitFor()
    expect(await token.inputValue()).toBe(new URL(invitation).pathname.split('/').at(-1))
    expect(await token.isEditable()).toBe(false)
    await expectAccessible(page)
    await page.getByText(/^Mina kept a place for you/).waitFor()
    await page.getByText(`You will sign in with ${zoe}.`).waitFor()
    await page.getByLabel('Your Name').fill('Zoë')
    await page.getByRole('button', { name: 'Join Couple' }).click()
    await page.waitForURL('**/auth')
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(zoe)
    await page.getByText('Welcome to Duologue!').waitFor()
    await page
      .getByText('Successfully joined as Zoë. You can now track progress together!')
      .waitFor()
  })

  test('they sign in with their own email and the shared password, and see their side', async () => {
    const { page } = partners
    await logInOn(page, zoe)
    await page.getByText('Welcome back Zoë').waitFor()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByText('Signed in as Zoë').waitFor()
    await page.keyboard.press('Escape')
    await participantButton(page, 'Mina').waitFor()
    await hers.page.reload()
    await participantButton(hers.page, 'Zoë').waitFor()
    expect(partners.problems).toEqual([])
    expect(hers.problems).toEqual([])
  })

  test('the invitation works no second time', async () => {
    const { context, page } = await way.newDevice()
    await page.goto(invitation)
    await page.getByText(refusals[0]).waitFor()
    expect(await page.evaluate(() => location.href)).toBe(invitation)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'I have a new link' }).click()
    await page.getByLabel('Invite token').fill(invitation)
    await page.getByLabel('Your Name').fill('Late')
    await page.getByRole('button', { name: 'Join Couple' }).click()
    await page.getByText('Failed to join couple').waitFor()
    await page.getByText(refusals[0]).first().waitFor()
    await context.close()
  })

  test('a forgotten password is chosen anew by mail, and everybody is signed out', async () => {
    const { context, page } = await way.newDevice()
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await page.getByLabel('Email', { exact: true }).fill(zoe)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send Reset Email' }).click()
    await page.getByText('Check your inbox').waitFor()
    resetLink = await mailedTo(smtp, zoe, 2)
    await page.goto(resetLink)
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    expect(await page.evaluate(() => location.href)).toBe(`${way.product.url}/auth`)
    await expectAccessible(page)
    await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Save New Password' }).click()
    await page.getByText('New password saved').waitFor()
    await page.getByRole('tab', { name: 'Login', selected: true }).waitFor()
    for (const device of [hers, partners]) {
      await device.page.reload()
      await device.page.waitForURL('**/auth')
      const why = 'You were signed out because the shared password was reset by email.'
      await device.page.getByText(why).waitFor()
      await expectAccessible(device.page)
    }
    await context.close()
  })

  test('the reset link works no second time, and offers a new mail', async () => {
    const { page } = hers
    await page.goto(resetLink)
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Confirm new password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Save New Password' }).click()
    await page.getByText(refusals[1]).waitFor()
    await expectAccessible(page)
    await page.getByLabel('Email', { exact: true }).fill(mina)
    await page.getByRole('button', { name: 'Send Reset Email' }).click()
    await mailedTo(smtp, mina, 2)
    await page.getByRole('tab', { name: 'Login', selected: true }).waitFor()
    await page.getByLabel('Password', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL('**/home')
    expect(way.product.output()).not.toContain(new URL(resetLink).searchParams.get('reset'))
    expect(way.product.output()).not.toContain(new URL(invitation).pathname)
  })
})
