import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { CoupleAbout } from '#contract/couple-about.ts'
import { registerCouple, type TestCouple, testPassword } from '#server/testing/couple.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { openTab } from '#web/testing/open-tab.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast } from '#web/testing/toasts.ts'
import { lost } from '#web/testing/wire.ts'

const server = testServer()

const dialog = () => within(screen.getByRole('dialog', { name: 'Profile Settings' }))
const group = (name: string) => within(dialog().getByRole('radiogroup', { name }))
const chosen = (name: string) =>
  group(name).getByRole<HTMLInputElement>('radio', { checked: true }).closest('label')?.textContent
const about = async (visitor: Visitor) =>
  (await visitor.get<CoupleAbout>('/api/couples/about')).body

async function partnerOf(couple: TestCouple): Promise<Visitor> {
  const visitor = server.current().visitor()
  await visitor.post('/api/login', { email: couple.partnerEmail, password: testPassword })
  return visitor
}

async function openYouTwo() {
  const couple = await registerCouple(server.current())
  const page = renderPage(couple.visitor, '/home')
  await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }))
  await screen.findByRole('dialog', { name: 'Profile Settings' })
  await openTab(page.user, 'You two')
  await waitFor(() => expect(dialog().getAllByRole('radiogroup')).toHaveLength(3))
  const choose = (name: string, choice: string) =>
    page.user.click(group(name).getByRole('radio', { name: choice }))
  return { ...page, couple, choose }
}

describe('B1 R19 About the two of you', () => {
  test('starts with nothing said, saves each choice, and takes one back', async () => {
    const page = await openYouTwo()
    const names = ['Children at home', 'How you live', 'Questions about intimacy']
    expect(names.map(chosen)).toEqual(['Not said', 'Not said', 'Not said'])
    await page.choose('Children at home', 'Yes')
    await page.choose('How you live', 'Apart')
    await page.choose('Questions about intimacy', 'Welcome')
    await dialog().findByText('Saved for both of you.')
    expect(names.map(chosen)).toEqual(['Yes', 'Apart', 'Welcome'])
    const partner = await partnerOf(page.couple)
    const all = { children: 'yes', living: 'apart', intimacy: 'welcome' }
    await waitFor(async () => expect(await about(partner)).toEqual(all))
    await page.choose('Questions about intimacy', 'Not said')
    await waitFor(async () => expect(await about(partner)).toEqual({ ...all, intimacy: null }))
  })

  test('shows what the other chose, as soon as it is looked at again', async () => {
    const page = await openYouTwo()
    const partner = await partnerOf(page.couple)
    await partner.send('PUT', '/api/couples/about', { living: 'together' })
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await waitFor(() => expect(chosen('How you live')).toBe('Together'))
  })

  test('says so where it could not be saved, and shows what stands', async () => {
    const page = await openYouTwo()
    page.meddle('PUT /api/couples/about', lost)
    await page.choose('Children at home', 'No')
    await expectToast('That was not saved', 'Something went wrong. Please try again.')
    await waitFor(() => expect(chosen('Children at home')).toBe('Not said'))
    page.mend('PUT /api/couples/about')
    await page.choose('Children at home', 'No')
    await waitFor(async () => expect((await about(page.visitor)).children).toBe('no'))
  })
})

test('C4 the goal is changed here, kept as it is typed, and forgotten when it is emptied', async () => {
  localStorage.setItem('relationshipGoal', 'Slow mornings')
  const page = await openYouTwo()
  const goal = dialog().getByLabelText<HTMLInputElement>(/What would you like more of/)
  expect(goal.value).toBe('Slow mornings')
  await page.user.type(goal, ', and walks ')
  expect(goal.value).toBe('Slow mornings, and walks ')
  expect(localStorage.getItem('relationshipGoal')).toBe('Slow mornings, and walks')
  await page.user.clear(goal)
  expect(localStorage.getItem('relationshipGoal')).toBeNull()
})

describe('C7 names changed on the other device', () => {
  const lookAgain = () => act(() => void window.dispatchEvent(new Event('focus')))

  test('arrive when this one is looked at again, without fetching the current user', async () => {
    const couple = await registerCouple(server.current())
    const page = renderPage(couple.visitor, '/home')
    await screen.findByRole('button', { name: /^Mina/ })
    const partner = await partnerOf(couple)
    const { email, partnerEmail, user } = couple
    await partner.patch('/api/partner', {
      ...{ username: 'Bo', partnerName: 'Ana', email: partnerEmail, userId: user.partnerId },
    })
    const asked = () => page.calls.filter((call) => call === 'GET /api/user').length
    const before = asked()
    lookAgain()
    expect(await screen.findByRole('button', { name: /^Ana/ })).toBeTruthy()
    expect(await screen.findByRole('button', { name: /^Bo/ })).toBeTruthy()
    expect(asked()).toBe(before)
    expect((await page.visitor.get('/api/user')).body).toMatchObject({ email, username: 'Ana' })
  })

  test('a look at the page without a network changes nothing', async () => {
    const { visitor } = await registerCouple(server.current())
    const page = renderPage(visitor, '/home', { 'GET /api/couples/people': lost })
    await screen.findByRole('button', { name: /^Mina/ })
    lookAgain()
    await waitFor(() => expect(page.calls).toContain('GET /api/couples/people'))
    expect(screen.getByRole('button', { name: /^Mina/ })).toBeTruthy()
  })
})
