import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { GuideConsent } from '#contract/guide-consent.ts'
import { registerCouple, registerOnTwoDevices } from '#server/testing/couple.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { openTab } from '#web/testing/open-tab.ts'
import { type Page, renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast } from '#web/testing/toasts.ts'
import { lost } from '#web/testing/wire.ts'
import '#web/testing/at-home.ts'

const provider = 'Example Models (models.example.org)'
const server = testServer(async () => ({ provider }))
const asked = `May ${provider} read your answers?`

const card = (name = asked) => screen.findByRole('region', { name })
const press = async (page: Page, button: string, name = asked) =>
  page.user.click(within(await card(name)).getByRole('button', { name: button }))
const consentOf = async (visitor: Visitor) =>
  (await visitor.get<GuideConsent>('/api/guide-consent')).body

const dialog = () => within(screen.getByRole('dialog', { name: 'Profile Settings' }))
async function openYouTwo(page: Page) {
  await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }))
  await screen.findByRole('dialog', { name: 'Profile Settings' })
  await openTab(page.user, 'You two')
}

describe('R12 home asks each person once', () => {
  test('by the provider’s name, beside everything else, with what is sent and what is not', async () => {
    const { visitor } = await registerOnTwoDevices(server.current())
    const page = renderPage(visitor, '/home')
    const shown = within(await card())
    for (const what of [
      /Made-up names take the place/,
      /Not sent: your names/,
      /cannot be taken back/,
    ])
      expect(shown.getByText(what)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Start Weekly Questions' })).toBeDefined()
    page.reload()
    await card()
  })

  test('a yes is kept, does not come back, and says that it takes both', async () => {
    const { visitor, partner } = await registerOnTwoDevices(server.current())
    const page = renderPage(visitor, '/home')
    await press(page, 'Yes')
    await expectToast('Thank you. Nothing is sent unless both of you say yes.')
    expect(screen.queryByRole('region', { name: asked })).toBeNull()
    expect(document.activeElement?.tagName).toBe('H1')
    expect((await consentOf(visitor)).people.map(({ agreed }) => agreed)).toEqual([true])
    expect((await consentOf(partner)).people.map(({ agreed }) => agreed)).toEqual([null])
    page.reload()
    await screen.findByRole('button', { name: 'Start Weekly Questions' })
    expect(page.calls.filter((call) => call === 'GET /api/guide-consent').length).toBe(2)
    expect(screen.queryByRole('region', { name: asked })).toBeNull()
  })

  test('the second yes is told as both', async () => {
    const { visitor, partner } = await registerOnTwoDevices(server.current())
    await partner.send('PUT', '/api/guide-consent', { provider, agreed: true })
    const page = renderPage(visitor, '/home')
    await press(page, 'Yes')
    await expectToast('Thank you. Both of you said yes.')
  })

  test('a no is as easy, and says who goes on writing', async () => {
    const { visitor } = await registerOnTwoDevices(server.current())
    const page = renderPage(visitor, '/home')
    await press(page, 'No, keep the built-in guide')
    await expectToast('All right. The built-in guide will keep writing.')
    expect((await consentOf(visitor)).people.map(({ agreed }) => agreed)).toEqual([false])
  })

  test('nobody is asked where the other one never signed in', async () => {
    const { visitor } = await registerCouple(server.current())
    const page = renderPage(visitor, '/home')
    await screen.findByRole('button', { name: 'Start Weekly Questions' })
    await waitFor(() => expect(page.calls).toContain('GET /api/guide-consent'))
    expect(screen.queryByRole('region', { name: /read your/ })).toBeNull()
  })

  test('a press that is lost is told, and the question stays', async () => {
    const { visitor } = await registerOnTwoDevices(server.current())
    const page = renderPage(visitor, '/home')
    await card()
    page.meddle('PUT /api/guide-consent', lost)
    await press(page, 'Yes')
    await expectToast('That was not saved', 'Something went wrong. Please try again.')
    await card()
    expect((await consentOf(visitor)).people.map(({ agreed }) => agreed)).toEqual([null])
  })
})

describe('R12 Profile Settings', () => {
  test('show what one said and take it back at any time', async () => {
    const { visitor, partner } = await registerOnTwoDevices(server.current())
    for (const one of [visitor, partner]) {
      await one.send('PUT', '/api/guide-consent', { provider, agreed: true })
    }
    const page = renderPage(visitor, '/home')
    await openYouTwo(page)
    await dialog().findByText('Both of you said yes, so it writes.')
    const group = within(dialog().getByRole('radiogroup', { name: asked }))
    expect(group.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true)
    await page.user.click(group.getByRole('radio', { name: 'No, keep the built-in guide' }))
    await dialog().findByText('It writes once both of you have said yes.')
    expect((await consentOf(partner)).both).toBe(false)
    expect((await consentOf(visitor)).people.map(({ agreed }) => agreed)).toEqual([false])
  })

  test('say to two who share a login that the built-in guide writes, and why', async () => {
    const { visitor } = await registerCouple(server.current())
    const page = renderPage(visitor, '/home')
    await openYouTwo(page)
    await dialog().findByText(
      `The built-in guide writes, and your answers stay on this server. ${provider} is asked only after each of you has said yes while signed in as yourself, and Jonas has not signed in yet.`,
    )
    expect(dialog().queryByRole('radiogroup', { name: asked })).toBeNull()
  })
})
