import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import { legalDocuments } from '#web/features/legal/legal-documents.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { answered, lost } from '#web/testing/wire.ts'
// Loaded ahead, so that no test waits for the lazy parts to be compiled.
import './account-menu.tsx'
import '#web/pages/home/home-page.tsx'

const server = testServer()

async function openMenu() {
  const { visitor } = await registerCouple(server.current())
  const page = renderPage(visitor, '/home')
  await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Legal' }))
  return page
}

const texts = Object.values(legalDocuments).map((entry) => [entry.label, entry] as const)

test.each(texts)(
  '%s is read in a region that the keyboard scrolls',
  async (entry, { title, load }) => {
    const text = await load()
    const page = await openMenu()
    await page.user.click(await screen.findByRole('menuitem', { name: entry }))
    const dialog = await screen.findByRole('dialog', { name: title })
    const region = within(dialog).getByRole('region', { name: title })
    expect(region.tabIndex).toBe(0)
    expect(region.className).toContain('max-h-[60dvh]')
    await waitFor(() =>
      expect(
        within(region)
          .getAllByRole('heading', { level: 3 })
          .map(({ textContent }) => textContent),
      ).toEqual(text.sections.map(({ heading }) => heading)),
    )
    const items = text.sections.flatMap(({ list = [] }) => list).length
    expect(within(region).queryAllByRole('listitem')).toHaveLength(items)
    expect(Boolean(within(dialog).queryByText('Effective 1 June 2025'))).toBe(
      text.effective !== undefined,
    )
    const links = within(region).getAllByRole<HTMLAnchorElement>('link')
    expect(new Set(links.map(({ href }) => href))).toEqual(new Set(['mailto:support@example.org']))
    expect(region.textContent).not.toContain('{')
  },
)

test('whoever runs the server is named as they wrote themselves, and as nothing but text', async () => {
  const page = await openMenu()
  const host = { name: 'Anna & <b>Sons</b>', address: null, country: 'Wales', law: 'Wales' }
  page.meddle('GET /api/support', answered(200, { supportEmail: 'a@example.org', host }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Terms of Use' }))
  const dialog = within(await screen.findByRole('dialog', { name: legalDocuments.terms.title }))
  await dialog.findByText(/between you and Anna & <b>Sons<\/b>, Wales \("we", "us"\)/)
  await dialog.findByText(/These terms are governed by the law of Wales/)
  expect(dialog.queryByText('Words of 1 June 2025')).not.toBeNull()
  expect(dialog.queryByText(/Effective/)).toBeNull()
})

test('C6 without an answer about the support address the text is shown all the same', async () => {
  const page = await openMenu()
  page.meddle('GET /api/support', lost)
  await page.user.click(await screen.findByRole('menuitem', { name: 'FAQ' }))
  const dialog = within(await screen.findByRole('dialog', { name: legalDocuments.faq.title }))
  await dialog.findByText(/^Use Report Issue in the Menu\.$/)
  expect(dialog.queryByRole('link')).toBeNull()
})
