import { afterEach, expect, test } from 'vitest'
import { refusalSentence } from '#contract/refusals.ts'
import { browserName, phone } from './browser.ts'
import { answerOf, openQuestions, password } from './couple.ts'
import { expectFocusOn } from './dialogs.ts'
import { expectWholeInEveryLook } from './every-look.ts'
import { journeyToWarm } from './journey.ts'
import { callerOf, registerQuickly } from './quick-couple.ts'

const { browser, url, newDevice } = await journeyToWarm()
const device = await newDevice()
await registerQuickly(device.page, 'mina-mending@example.org')
afterEach(() => {
  expect(device.problems.splice(0)).toEqual([])
})

const button = (name: string) => device.page.getByRole('button', { name, exact: true })
const field = () => device.page.getByPlaceholder('Type your answer...')
const draft = 'half a thought that I would hate to lose'

test('C11 a slip of the thumb in a sent answer is mended while the chat is open', async () => {
  const { page } = device
  await page.goto('/home')
  await openQuestions(page, 'Mina')
  await page.getByText(/^Question 1: /).waitFor()
  await field().fill('I loved the slow walk by the rover.')
  await field().press('Enter')
  await page.getByText(/^Question 2: /).waitFor()
  await field().fill(draft)
  await button('Edit your answer to question 1').press('Enter')
  await expectFocusOn(field())
  await page.getByText('Editing answer to question 1').waitFor()
  await expectWholeInEveryLook(page)
  await field().fill(answerOf('Mina', 1))
  await field().press('Enter')
  await page.getByText(answerOf('Mina', 1)).waitFor()
  await button('Edit your answer to question 1').waitFor()
  expect(await field().inputValue()).toBe(draft)
})

test('C1 the login ends elsewhere, is opened again in place, and the draft is back', async () => {
  const { page } = device
  await page.setViewportSize(phone)
  const other = await newDevice()
  const caller = callerOf(other.page)
  await caller.post('/api/login', { email: 'mina-mending@example.org', password })
  await caller.post('/api/logout-others')
  await page.getByText(refusalSentence('signed-out-elsewhere')).waitFor()
  await expectFocusOn(page.getByRole('heading', { name: 'Sign in to go on' }))
  expect(await page.getByLabel('Email').inputValue()).toBe('mina-mending@example.org')
  expect(await field().isVisible()).toBe(false)
  await expectWholeInEveryLook(page)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button('Sign in and go on').press('Enter')
  await field().waitFor()
  await expectFocusOn(field())
  expect(await field().inputValue()).toBe(draft)
  await page.getByText(answerOf('Mina', 1)).waitFor()
  await other.context.close()
})

test('C14 the people who can help stand beside an answer that sounds unsafe', async () => {
  const { page } = device
  await field().fill('I am scared of him when he drinks.')
  await field().press('Enter')
  const card = page.getByRole('region', { name: 'People who can help' })
  await card.waitFor()
  await page.getByText(/^Question 3: /).waitFor()
  await expectWholeInEveryLook(page)
  await button('Close: People who can help').press('Enter')
  await card.waitFor({ state: 'detached' })
})

test('C11 after a reload the bubble says only that it is answered', async () => {
  const { page } = device
  await page.reload()
  await button('Answer again: question 1').press('Enter')
  await page.getByText('Answering question 1 again').waitFor()
  expect(await field().inputValue()).toBe('')
  expect(await page.getByText('canary1').count()).toBe(0)
  await button('Cancel').press('Enter')
  await expectFocusOn(field())
})

test('on the narrowest phone the chat says who answers, and nothing lies over what it is told', async () => {
  const { page } = device
  await page.setViewportSize({ width: 320, height: 568 })
  const name = page.locator('h1 [aria-hidden]', { hasText: 'Mina' })
  expect(await name.isVisible()).toBe(true)
  expect(await name.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true)
  await expectWholeInEveryLook(page)
  await page.setViewportSize(phone)

  const other = await newDevice()
  await other.context.addCookies(await device.context.cookies())
  await other.page.setViewportSize({ width: 320, height: 568 })
  await other.page.goto('/home')
  await other.page.getByRole('button', { name: 'Ask the guide' }).click()
  const box = other.page.getByPlaceholder('Ask anything about your relationship...')
  await box.fill('How do we talk about money?')
  await other.page.route('**/api/ask', (route) => route.abort())
  await box.press('Enter')
  const told = other.page.getByText('Failed to send message. Please try again.')
  await told.waitFor()
  const isOver = await told.evaluate((text) => {
    const toast = text.closest('[role="region"]')
    const composer = document.querySelector('form textarea')?.closest('form')?.parentElement
    if (!toast || !composer) return null
    const layerOf = (style: CSSStyleDeclaration) => Number(style.zIndex) || 0
    return layerOf(getComputedStyle(toast)) > layerOf(getComputedStyle(composer, '::before'))
  })
  expect(isOver).toBe(true)
  await other.context.close()
})

test('C7 a keyboard has Shift and Enter for a new paragraph, and no button', async () => {
  await field().fill('One thought.')
  await device.page.getByRole('button', { name: 'Send', disabled: false }).waitFor()
  expect(await button('New paragraph').isVisible()).toBe(false)
  await field().fill('')
})

/** Playwright makes no phone of a Firefox, and WebKit's driver has no touch. */
const hasFingers = browserName === 'chromium'

test.runIf(hasFingers)('C7 fingers get a button for a new paragraph', async () => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 320, height: 568 },
    hasTouch: true,
    isMobile: true,
    storageState: await device.context.storageState(),
  })
  const page = await context.newPage()
  await page.goto('/home')
  await openQuestions(page, 'Mina')
  const box = page.getByPlaceholder('Type your answer...')
  await box.fill('One thought.')
  await page.getByRole('button', { name: 'New paragraph' }).tap()
  await expectFocusOn(box)
  await page.keyboard.type('And another.')
  expect(await box.inputValue()).toBe('One thought.\nAnd another.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const size = await page.getByRole('button', { name: 'New paragraph' }).boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await context.close()
})
