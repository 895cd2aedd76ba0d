import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'

const server = testServer()

const titles = [
  'Welcome to Duologue',
  'Too busy with life to find time to connect?',
  "You're not alone.",
  'Small check-ins. Big difference.',
] as const

async function openOnboarding(path = '/') {
  const page = renderPage(server.current().visitor(), path)
  await screen.findByRole('heading', { name: titles[0] })
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, press }
}

/** The slide that is not switched off; there must be exactly one. */
function slideInSight(): HTMLElement {
  const slides = screen.getAllByRole('group').filter((slide) => !slide.closest('[inert]'))
  expect(slides).toHaveLength(1)
  return slides[0] as HTMLElement
}

const expectSlide = (number: number) => {
  const slide = slideInSight()
  expect(slide.getAttribute('aria-label')).toBe(`${number} of 4`)
  expect(within(slide).getByRole('heading', { level: 1 }).textContent).toBe(titles[number - 1])
}

test.each(['/', '/onboarding'])('%s shows the first slide to a visitor', async (path) => {
  const page = await openOnboarding(path)
  expectSlide(1)
  expect(document.title).toBe('Welcome to Duologue')
  expect(document.activeElement).toBe(document.body)
  expect(page.path()).toBe(path)
})

test('somebody who is signed in goes home instead', async () => {
  const { visitor } = await registerCouple(server.current())
  const page = renderPage(visitor, '/onboarding')
  await waitFor(() => expect(page.path()).toBe('/home'))
})

test('the buttons lead through the slides and back', async () => {
  const page = await openOnboarding()
  await page.press('Learn More')
  expectSlide(2)
  await page.press('Next')
  expectSlide(3)
  await page.press('Next')
  expectSlide(4)
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  await page.press('Back')
  expectSlide(3)
  await page.press('Back')
  await page.press('Back')
  expectSlide(1)
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

test.each([2, 3])('Skip on slide %i jumps to the last', async (number) => {
  const page = await openOnboarding()
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
  await page.press(`Slide ${number}: ${titles[number - 1]}`)
  await page.press('Skip')
  expectSlide(4)
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
})

test('the keyboard comes to the buttons in the order in which a desk shows them', async () => {
  const page = await openOnboarding()
  const between = () =>
    screen
      .getAllByRole('button', { name: /^(Login or Sign Up|Learn More|Back|Next|Get Started)$/ })
      .map((button) => button.textContent)
  expect(between()).toEqual(['Login or Sign Up', 'Learn More'])
  await page.press('Learn More')
  expect(between()).toEqual(['Back', 'Next'])
  await page.press('Skip')
  expect(between()).toEqual(['Back', 'Get Started'])
})

test('the focus stays on a button that is still there and else goes to the heading', async () => {
  const page = await openOnboarding()
  await page.press('Learn More')
  expect(document.activeElement?.textContent).toBe(titles[1])
  await page.press('Next')
  expect(document.activeElement?.textContent).toBe('Next')
  await page.press('Next')
  expect(document.activeElement?.textContent).toBe(titles[3])
})

test('the arrow keys move, but not out of a text that is being written', async () => {
  const page = await openOnboarding()
  await page.user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expectSlide(2)
  await page.user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expectSlide(2)
  await page.press('Skip')
  await page.user.type(screen.getByLabelText(/What would you like more of/), 'ab{ArrowLeft}')
  expectSlide(4)
})

test('a swipe of more than 50 pixels moves', async () => {
  await openOnboarding()
  const swipe = (from: number, to: number) => {
    const slide = slideInSight()
    fireEvent.touchStart(slide, { touches: [{ clientX: from, clientY: 300 }] })
    fireEvent.touchMove(slide, { touches: [{ clientX: to, clientY: 300 }] })
    fireEvent.touchEnd(slide, { changedTouches: [{ clientX: to, clientY: 300 }] })
  }
  swipe(200, 149)
  expectSlide(2)
  swipe(200, 150)
  expectSlide(2)
  swipe(149, 200)
  expectSlide(1)
})

test('a swipe may begin on the picture beside the slides, but a mouse’s on no button', async () => {
  await openOnboarding()
  const swipe = (over: Element, from: number, to: number) => {
    const at = (clientX: number) => ({ clientX, clientY: 300, button: 0, pointerType: 'mouse' })
    fireEvent.pointerDown(over, at(from))
    fireEvent.pointerMove(over, at(to))
    fireEvent.pointerUp(over, at(to))
  }
  const picture = screen.getByRole('complementary')
  swipe(picture, 200, 140)
  expectSlide(2)
  swipe(screen.getByRole('button', { name: 'Next' }), 200, 140)
  expectSlide(2)
  fireEvent.touchStart(picture, { touches: [{ clientX: 140, clientY: 300 }] })
  fireEvent.touchEnd(picture, { changedTouches: [{ clientX: 200, clientY: 300 }] })
  expectSlide(1)
})

test('Login or Sign Up leads to /auth', async () => {
  const page = await openOnboarding()
  await page.press('Login or Sign Up')
  expect(page.path()).toBe('/auth')
})

test('Get Started keeps the goal and goes to /home, which sends a visitor on to /auth', async () => {
  const page = await openOnboarding()
  await page.press('Learn More')
  await page.press('Skip')
  await page.user.type(screen.getByLabelText(/What would you like more of/), ' Slow mornings ')
  await page.press('Get Started')
  await waitFor(() => expect(page.path()).toBe('/auth'))
  expect(localStorage.getItem('relationshipGoal')).toBe('Slow mornings')
})

describe('C5 what Get Started opens', () => {
  const getStarted = async () => {
    const page = await openOnboarding()
    await page.press(`Slide 4: ${titles[3]}`)
    await page.press('Get Started')
    await waitFor(() => expect(page.path()).toBe('/auth'))
    const tab = await screen.findByRole('tab', { selected: true })
    return { ...page, tab: tab.textContent, title: screen.getByRole('heading', { level: 1 }) }
  }

  test('Register, for a newcomer, after a reload, too', async () => {
    const { tab, title, user, reload } = await getStarted()
    expect([tab, title.textContent]).toEqual(['Register', 'One account, two voices'])
    await user.click(screen.getByRole('tab', { name: 'Login' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Come on in')
    reload()
    await screen.findByRole('tab', { name: 'Register', selected: true })
  })

  test('Login, glad to have them back, for those who were here; all that is noted is that', async () => {
    const { email } = await registerCouple(server.current())
    const page = renderPage(server.current().visitor(), '/auth')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Come on in')
    await page.user.type(await screen.findByLabelText('Email'), email)
    await page.user.type(screen.getByLabelText('Password'), testPassword)
    await page.user.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(page.path()).toBe('/home'))
    expect(localStorage.getItem('wasHere')).toBe('true')
    await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(page.path()).toBe('/auth'))
    cleanup()
    const { tab, title } = await getStarted()
    expect([tab, title.textContent]).toEqual(['Login', 'Good to have you back'])
  })
})

test('C4 the goal that is kept stands on the slide, and an emptied one is forgotten', async () => {
  localStorage.setItem('relationshipGoal', 'Slow mornings')
  const page = await openOnboarding()
  await page.press(`Slide 4: ${titles[3]}`)
  const goal = screen.getByLabelText<HTMLInputElement>(/What would you like more of/)
  expect(goal.value).toBe('Slow mornings')
  await page.user.clear(goal)
  await page.press('Get Started')
  await waitFor(() => expect(page.path()).toBe('/auth'))
  expect(Object.keys(localStorage)).toEqual([])
})

test('without a goal nothing is kept', async () => {
  const page = await openOnboarding()
  await page.press(`Slide 4: ${titles[3]}`)
  await page.press('Get Started')
  await waitFor(() => expect(page.path()).toBe('/auth'))
  expect(Object.keys(localStorage)).toEqual([])
})
