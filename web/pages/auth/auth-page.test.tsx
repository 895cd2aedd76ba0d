import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { openTab } from '#web/testing/open-tab.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { answered, lost, type Meddlers } from '#web/testing/wire.ts'

const server = testServer()
let people = 0

type Fields = Record<string, string>

async function openAuth(tab: 'Login' | 'Register', visitor?: Visitor, meddlers?: Meddlers) {
  const page = renderPage(visitor ?? server.current().visitor(), '/auth', meddlers)
  const show = (name: string) => openTab(page.user, name)
  await show(tab)
  const fill = async (fields: Fields) => {
    for (const [label, text] of Object.entries(fields)) {
      await page.user.type(screen.getByLabelText(label), text)
    }
  }
  const send = () => page.user.click(screen.getByRole('button', { name: tab }))
  return { ...page, fill, send, show }
}

const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const typedInto = (label: string) => fieldOf(label).value
const errors = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)

async function expectToast(title: string, description: string) {
  const toast = (await screen.findByText(title)).closest('[role="dialog"]')
  expect(toast?.textContent).toBe(title + description)
}

const newPerson = () => {
  people += 1
  return {
    Username: 'Mina',
    Email: `new${people}@example.org`,
    'Shared password': testPassword,
    "Partner's name": 'Jonas',
  }
}

describe('login', () => {
  test.each([
    { fields: {}, sentences: ['Invalid email address', 'Password is required'] },
    { fields: { Email: 'mina', Password: 'x' }, sentences: ['Invalid email address'] },
    { fields: { Email: 'mina@example.org' }, sentences: ['Password is required'] },
  ])('$fields is not sent: $sentences', async ({ fields, sentences }) => {
    const page = await openAuth('Login')
    await page.fill(fields as Fields)
    await page.send()
    await waitFor(() => expect(errors()).toEqual(sentences))
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(page.calls).toEqual(['GET /api/user', 'GET /api/registration'])
  })

  test('leads home with a welcome and forgets earlier conversations', async () => {
    const { email, user } = await registerCouple(server.current())
    sessionStorage.setItem(`weeklyQuestions_${user.id}`, '[1]')
    sessionStorage.setItem(`currentQuestionIndex_${user.id}`, '1')
    sessionStorage.setItem(`isQuestionMode_${user.id}`, 'true')
    const page = await openAuth('Login')
    await page.fill({ Email: email, Password: testPassword })
    await page.send()
    await waitFor(() => expect(page.path()).toBe('/home'))
    await expectToast('Login successful', `Welcome back ${user.username}`)
    expect(page.calls.filter((call) => call === 'GET /api/user')).toHaveLength(1)
    expect(Object.keys(sessionStorage).filter((key) => key.endsWith(`_${user.id}`))).toEqual([])
  })

  test('with wrong details says so and keeps what was typed', async () => {
    const { email } = await registerCouple(server.current())
    const page = await openAuth('Login')
    await page.fill({ Email: email, Password: 'not this one' })
    await page.send()
    await expectToast(
      "Oops! Login details don't match",
      "Please double-check your email and password, then try again. If you're new here, try the Register tab instead.",
    )
    expect([page.path(), typedInto('Email'), typedInto('Password')]).toEqual([
      '/auth',
      email,
      'not this one',
    ])
    const marked = () =>
      ['Email', 'Password'].map((label) => fieldOf(label).getAttribute('aria-invalid'))
    await waitFor(() => expect(marked()).toEqual(['true', 'true']))
    await page.user.type(fieldOf('Password'), '!')
    expect(marked()).toEqual([null, null])
  })

  test('without a network says that something went wrong', async () => {
    const page = await openAuth('Login', undefined, { 'POST /api/login': lost })
    await page.fill({ Email: 'mina@example.org', Password: testPassword })
    await page.send()
    await expectToast('Login failed', 'Something went wrong. Please try again.')
    expect(typedInto('Password')).toBe(testPassword)
  })

  test('the password can be looked at', async () => {
    const page = await openAuth('Login')
    await page.fill({ Password: 'secret' })
    await page.user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text')
  })
})

describe('registration', () => {
  const long = 'A name of many letters'

  test.each([
    {
      fields: {},
      sentences: [
        'Username is required',
        'Invalid email address',
        'Password is required',
        'Partner name is required',
      ],
    },
    {
      fields: { ...newPerson(), Username: long, "Partner's name": long },
      sentences: [
        'Username must be 13 characters or less',
        'Partner name must be 13 characters or less',
      ],
    },
    {
      fields: { ...newPerson(), 'Shared password': 'short' },
      sentences: ['Password must be at least 6 characters long.'],
    },
    {
      fields: { ...newPerson(), "Partner's email (optional)": 'jonas' },
      sentences: ['Invalid email address'],
    },
  ])('is not sent: $sentences', async ({ fields, sentences }) => {
    const page = await openAuth('Register')
    await page.fill(fields as Fields)
    await page.send()
    await waitFor(() => expect(errors()).toEqual(sentences))
    expect(page.calls).toEqual(['GET /api/user', 'GET /api/registration'])
  })

  test('the names count out of 13', async () => {
    const page = await openAuth('Register')
    await page.fill({ Username: 'Zoë', "Partner's name": '👩‍👩‍👧' })
    expect(screen.getByText('3/13')).toBeTruthy()
    expect(screen.getByText('1/13')).toBeTruthy()
  })

  test('signs in, asks who is here, and leads home with a welcome', async () => {
    const page = await openAuth('Register')
    await page.fill({ ...newPerson(), "Partner's email (optional)": `p${people}@example.org` })
    await page.send()
    await waitFor(() => expect(page.path()).toBe('/home'))
    await expectToast('Registration successful', 'Welcome Mina')
    expect(page.calls.slice(0, 5)).toEqual([
      'GET /api/user',
      'GET /api/registration',
      'POST /api/register',
      'POST /api/login',
      'GET /api/user',
    ])
  })

  test('where signing in fails, the reply to the registration stands for the user', async () => {
    const page = await openAuth('Register', undefined, { 'POST /api/login': lost })
    await page.fill(newPerson())
    await page.send()
    await waitFor(() => expect(page.path()).toBe('/home'))
    await expectToast('Registration successful', 'Welcome Mina')
  })

  test('where nobody confirms the login, home opens all the same and the toast says so', async () => {
    const page = await openAuth('Register', undefined, { 'POST /api/login': answered(503) })
    page.meddle('GET /api/user', lost)
    await page.fill(newPerson())
    await page.send()
    await waitFor(() => expect(page.path()).toBe('/home'))
    await expectToast('Registration successful', 'Welcome Mina (session verification is pending)')
    const { body } = await page.visitor.get<CurrentUser>('/api/user')
    expect(await screen.findAllByText(body.partnerName)).not.toEqual([])
  })

  test('with a taken email says so and keeps what was typed', async () => {
    const { email } = await registerCouple(server.current())
    const page = await openAuth('Register')
    await page.fill({ ...newPerson(), Email: email })
    await page.send()
    await expectToast(
      'Registration failed',
      'That email is already registered. Try signing in or resetting your password.',
    )
    expect([page.path(), typedInto('Username'), typedInto('Email')]).toEqual([
      '/auth',
      'Mina',
      email,
    ])
  })

  test("the server's sentence about a field appears at the field", async () => {
    const page = await openAuth('Register')
    await page.fill({ ...newPerson(), 'Shared password': 'password1' })
    await page.send()
    const sentence = 'That password is one of the most common ones. Please choose another.'
    await expectToast('Registration failed', sentence)
    expect(errors()).toEqual([sentence])
    expect(document.activeElement).toBe(screen.getByLabelText('Shared password'))
    await page.user.type(screen.getByLabelText('Shared password'), ' and more')
    expect(errors()).toEqual([])
  })
})

describe('the page', () => {
  test('names itself after its tab', async () => {
    const page = await openAuth('Register')
    expect(document.title).toBe('Register · Duologue')
    await page.user.click(screen.getByRole('tab', { name: 'Login' }))
    expect(document.title).toBe('Login · Duologue')
  })

  test('keeps what was typed in either tab and takes the email along', async () => {
    const page = await openAuth('Login')
    await page.fill({ Email: 'mina@example.org', Password: 'one' })
    await page.show('Register')
    expect(typedInto('Email')).toBe('mina@example.org')
    await page.fill({ Username: 'Mina' })
    await page.show('Login')
    expect([typedInto('Email'), typedInto('Password')]).toEqual(['mina@example.org', 'one'])
    await page.show('Register')
    expect(typedInto('Username')).toBe('Mina')
  })

  test('links to the onboarding, where the focus is on the heading', async () => {
    const page = await openAuth('Login')
    await page.user.click(screen.getByRole('link', { name: 'See how it works' }))
    expect(page.path()).toBe('/onboarding')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Welcome to Duologue'))
  })

  test('sends somebody who is signed in home', async () => {
    const { visitor } = await registerCouple(server.current())
    const page = renderPage(visitor, '/auth')
    await waitFor(() => expect(page.path()).toBe('/home'))
  })
})
