import { expect } from 'vitest'
import { password } from '#e2e/couple.ts'
import { passing, type Walk } from '#e2e/gallery/stage.ts'
import { mailedTo } from '#e2e/mailbox.ts'
import { callerOf } from '#e2e/quick-couple.ts'
import { inTheApp } from './app.ts'
import { press, see, seeDialog, tab } from './presses.ts'

const onboarding: Walk = {
  part: 'Onboarding',
  begins: 'signed out',
  steps: {
    async 'the first slide'({ page }) {
      await page.goto('/')
      await page.getByRole('button', { name: 'Learn More' }).waitFor()
    },
    async 'the second slide'({ page }) {
      await press(page, 'Learn More')
      await page.getByRole('heading', { name: /^Too busy with life/ }).waitFor()
    },
    async 'the third slide'({ page }) {
      await press(page, 'Next')
      await page.getByRole('heading', { name: "You're not alone." }).waitFor()
    },
    async 'the last slide'({ page }) {
      await press(page, 'Next')
      await page.getByRole('button', { name: 'Get Started' }).waitFor()
    },
  },
}

const auth: Walk = {
  part: 'Signing in',
  begins: 'signed in',
  steps: {
    async 'the Login tab'({ page, couple }) {
      await couple.post('/api/logout')
      await page.goto('/auth')
      await page.getByLabel('Email', { exact: true }).waitFor()
    },
    async 'Login with nothing in it'({ page }) {
      await press(page, 'Login')
      await see(page, 'Password is required')
    },
    async 'details that do not match'({ page, mina }) {
      await page.getByLabel('Email', { exact: true }).fill(mina)
      await page.getByLabel('Password', { exact: true }).fill('not the one')
      await press(page, 'Login')
      await see(page, "Oops! Login details don't match")
      return passing
    },
    async 'the Register tab'({ page }) {
      await tab(page, 'Register')
      await page.getByLabel('Username').waitFor()
    },
    async 'Register, filled in'({ page }) {
      await page.getByLabel('Username').fill('Mina')
      await page.getByLabel('Email', { exact: true }).fill('mina@example.org')
      await page.getByLabel('Shared password', { exact: true }).fill(password)
      await page.getByLabel("Partner's name").fill('Jonas')
    },
    async 'an email that is registered already'({ page, mina }) {
      await page.getByLabel('Email', { exact: true }).fill(mina)
      await press(page, 'Register')
      await see(page, 'Registration failed')
      return passing
    },
    async 'Register with nothing in it'({ page }) {
      await page.reload()
      await tab(page, 'Register')
      await press(page, 'Register')
      await see(page, 'Partner name is required')
    },
    async 'the Reset tab'({ page }) {
      await tab(page, 'Reset')
      await page.getByRole('button', { name: 'Send Reset Email' }).waitFor()
    },
    async 'a mail is on its way'({ page, mina }) {
      await page.getByLabel('Email', { exact: true }).fill(mina)
      await press(page, 'Send Reset Email')
      await see(page, 'Check your inbox')
    },
    async 'a new password'({ page, smtp, mina }) {
      await page.goto(await mailedTo(smtp, mina, 1))
      await page.getByLabel('New password', { exact: true }).fill('window-and-river-7')
    },
    async 'a new password that does not match'({ page }) {
      await press(page, 'Save New Password')
      await see(page, "New passwords don't match.")
    },
    async 'a reset link that is over'({ page }) {
      await page.goto('/auth?reset=nothing')
      await page.getByLabel('New password', { exact: true }).fill('window-and-river-7')
      await page.getByLabel('Confirm new password', { exact: true }).fill('window-and-river-7')
      await press(page, 'Save New Password')
      await see(page, /This link has expired/)
    },
    async 'a link that confirms an address'({ page }) {
      await page.goto('/auth?confirm=nothing')
      await page.getByRole('button', { name: 'Confirm Address' }).waitFor()
    },
    async 'a link to confirm with that is over'({ page }) {
      await press(page, 'Confirm Address')
      await see(page, /^This link has expired or belongs to an email/)
    },
    async 'a link that is over'({ page }) {
      await page.goto('/auth?undo=nothing')
      await press(page, 'Take It Back')
      await see(page, 'This link has expired or was already used.')
    },
    async 'signed out from another device'({ page, mina, couple, another }) {
      await couple.post('/api/login', { email: mina, password })
      await page.goto('/home')
      await page.getByRole('button', { name: 'Menu', exact: true }).waitFor()
      const other = await another(mina)
      await callerOf(other.page).post('/api/logout-others')
      await page.reload()
      await page.waitForURL('**/auth')
      await see(page, /signed out/)
    },
    async 'the terms, from below the form'({ page }) {
      await tab(page, 'Register')
      await press(page, 'Terms of Use')
      await page
        .getByRole('region', { name: 'Terms of Use' })
        .getByRole('heading')
        .first()
        .waitFor()
    },
  },
}

const closed: Walk = {
  part: 'Signing in',
  begins: 'signed out',
  env: { REGISTRATION: 'closed', WARM_UP: 'no' },
  steps: {
    async 'nobody new may register'({ page }) {
      await page.goto('/auth')
      await tab(page, 'Register')
      await see(page, 'Whoever runs it is not taking new registrations right now.')
    },
  },
}

const byInvitation: Walk = {
  part: 'Signing in',
  begins: 'signed out',
  env: { REGISTRATION: 'invite', WARM_UP: 'no' },
  steps: {
    async 'who registers needs a code'({ page }) {
      await page.goto('/auth')
      await tab(page, 'Register')
      await page.getByLabel('Username').waitFor()
    },
  },
}

const guessing: Walk = {
  part: 'Signing in',
  begins: 'signed in',
  env: { RATE_LIMITS: 'on', WARM_UP: 'no' },
  steps: {
    async 'too many tries'({ page, mina, couple }) {
      const wrong = { email: mina, password: 'not the one' }
      const tries = Array.from({ length: 30 }, () => couple.post('/api/login', wrong))
      expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429)
      await couple.post('/api/logout')
      await page.goto('/auth')
      await page.getByLabel('Email', { exact: true }).fill(mina)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await press(page, 'Login')
      await see(page, /^That was a little too often/)
      return passing
    },
  },
}

const joining: Walk = {
  part: 'Joining',
  begins: 'signed in',
  steps: {
    async 'an invitation'({ page, couple, another }) {
      const { body } = await couple.post<{ inviteUrl: string }>('/api/couples/invite')
      await couple.post('/api/logout')
      await another()
      await page.goto(body.inviteUrl)
      await see(page, /Mina kept a place for you/)
    },
    async 'without a name'({ page }) {
      await press(page, 'Join Couple')
      await see(page, 'Your name is required')
    },
    async 'joined, on the way to the login'({ page }) {
      const invitation = page.url()
      await page.getByLabel('Your Name').fill('Jonas')
      const email = page.getByLabel(/email/i)
      if (await email.isVisible()) await email.fill('jonas-joining@example.org')
      await press(page, 'Join Couple')
      await page.waitForURL('**/auth')
      await see(page, 'Welcome to Duologue!')
      await page.evaluate((url) => sessionStorage.setItem('gallery', url), invitation)
      return passing
    },
    async 'an invitation that is over'({ page }) {
      const invitation = await page.evaluate(() => sessionStorage.getItem('gallery'))
      await page.goto(invitation ?? '')
      await see(page, /This invitation has expired/)
    },
    async 'without a link'({ page }) {
      await page.goto('/join')
      await page.getByLabel('Invite token').waitFor()
    },
    async 'a link that was cut off'({ page }) {
      await page.getByLabel('Invite token').fill('https://duologue.example/join/Qm-knF_Dge')
      await page.getByLabel('Your Name').fill('Jonas')
      await press(page, 'Join Couple')
      await see(page, /^This does not look like a whole invitation/)
    },
  },
}

const trouble: Walk = {
  part: 'Trouble',
  begins: 'signed out',
  steps: {
    async 'a page that is not there'({ page }) {
      await page.goto('/nowhere')
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    },
    async 'no way to the server'({ page }) {
      await page.route('**/api/user', (route) => route.abort())
      await page.goto('/home')
      await page.getByRole('heading', { name: 'We cannot reach Duologue right now' }).waitFor()
    },
    async 'a page that stumbled'({ page }) {
      await page.route('**/assets/join-page*.js', (route) => route.abort())
      await page.goto('/join')
      await page.getByRole('heading', { name: 'This page stumbled' }).waitFor()
    },
    async 'help, from a page of trouble'({ page }) {
      await press(page, 'Not safe, or not okay?')
      await seeDialog(page)
    },
    async 'help in a country'({ page }) {
      await page.getByRole('combobox', { name: 'Country' }).click()
      await page.getByRole('option', { name: 'New Zealand' }).click()
      await page.getByRole('link', { name: 'Call 111' }).waitFor()
    },
    async 'after the quick exit'({ page }) {
      // Nothing of ours is left, whether or not the other page comes.
      await page.route('https://www.bbc.com/**', (route) => route.fulfill({ status: 204 }))
      await press(page, 'Quick exit')
      await expect.poll(() => page.title()).toBe('Weather')
      return passing
    },
    async 'while a page is loading'({ page }) {
      await page.unrouteAll()
      await page.route('**/api/user', () => undefined)
      await page.goto('/home')
      await page.getByRole('status').first().waitFor({ state: 'attached' })
      return passing
    },
  },
}

const pages: Walk = {
  part: 'For hosts',
  begins: 'signed out',
  steps: {
    async 'the calls of this server'({ page }) {
      await page.goto('/api/docs')
      await page.getByRole('heading').first().waitFor()
    },
  },
}

export const visitorWalks = [
  ...[onboarding, auth, guessing, closed, byInvitation, joining, inTheApp, trouble, pages],
]
