import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { lastSentForm, openForm, sentForms } from '#web/testing/open-form.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { expectToast } from '#web/testing/toasts.ts'
import { answered, type CallName, lost } from '#web/testing/wire.ts'

const server = testServer()

type Form = {
  /** In the menu. */
  entry: string
  title: string
  button: string
  call: CallName
  field: string
  kind: string
  sent: [title: string, description: string]
  failed: [title: string, description: string]
  /** What the toast says where nobody is named to write to. */
  failedUnnamed: string
}

const forms: Form[] = [
  {
    entry: 'Suggest Feature',
    title: 'Suggest a Feature',
    button: 'Submit Suggestion',
    call: 'POST /api/feature-suggestion',
    field: 'suggestion',
    kind: 'feature-suggestion',
    sent: ['Suggestion submitted', 'Thank you for your feedback! We appreciate your input.'],
    failed: [
      'Failed to submit suggestion',
      'Please try again later or email your suggestion directly to support@example.org',
    ],
    failedUnnamed: 'Please try again later. Your text stays here.',
  },
  {
    entry: 'Report Issue',
    title: 'Report an Issue',
    button: 'Submit Report',
    call: 'POST /api/report-issue',
    field: 'issue',
    kind: 'issue-report',
    sent: [
      'Issue reported',
      "Thank you for reporting this issue. We'll look into it as soon as possible.",
    ],
    failed: [
      'Failed to submit report',
      'Please try again later or email your issue directly to support@example.org',
    ],
    failedUnnamed: 'Please try again later. Your text stays here.',
  },
]

describe.each(forms)(
  '$title',
  ({ entry, title, button, call, field, kind, sent, failed, failedUnnamed }) => {
    test('pressed twice at once it is sent once', async () => {
      const page = await openForm(server.current(), entry)
      await page.user.type(page.within.getByRole('textbox'), 'A lamp')
      const submit = page.within.getByRole('button', { name: button })
      act(() => {
        submit.click()
        submit.click()
      })
      await expectToast(...sent)
      await page.gone()
      expect(page.calls.filter((made) => made === call)).toHaveLength(1)
    })

    test('is sent trimmed, thanks, closes, comes back empty and gives the focus to the menu', async () => {
      const page = await openForm(server.current(), entry)
      expect(page.dialog).toBe(screen.getByRole('dialog', { name: title }))
      const submit = page.within.getByRole<HTMLButtonElement>('button', { name: button })
      const box = page.within.getByRole('textbox')
      await waitFor(() => expect(document.activeElement).toBe(box))
      expect(submit.disabled).toBe(true)
      await page.user.type(box, '   ')
      expect(submit.disabled).toBe(true)
      await page.user.type(box, 'A lamp ')
      await page.user.click(submit)
      await expectToast(...sent)
      await page.gone()
      expect((await sentForms(server.current()))[0]?.kind).toBe(kind)
      expect(await lastSentForm(server.current())).toEqual({
        [field]: 'A lamp',
        username: 'Mina',
        email: page.couple.email,
      })
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' })),
      )
      await page.open()
      expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
    })

    test('sent late, it closes itself and no other dialog that was opened meanwhile', async () => {
      const page = await openForm(server.current(), entry)
      const held = Promise.withResolvers<void>()
      page.meddle(call, (passOn) => held.promise.then(passOn))
      await page.user.type(page.within.getByRole('textbox'), 'A lamp')
      await page.user.click(page.within.getByRole('button', { name: button }))
      await page.user.keyboard('{Escape}')
      await page.gone()
      await page.user.click(screen.getByRole('button', { name: 'Menu' }))
      await page.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }))
      const other = await screen.findByRole('dialog', { name: 'Profile Settings' })
      held.resolve()
      await expectToast(...sent)
      expect(other.isConnected && !other.hasAttribute('data-closed')).toBe(true)
    })

    test('A10 says who reads it', async () => {
      const page = await openForm(server.current(), entry)
      const readers = 'It goes to whoever runs this Duologue. Jonas does not see it.'
      expect(page.within.getByText(readers, { exact: false })).toBeDefined()
    })

    test('stays open with its text when sending fails', async () => {
      const page = await openForm(server.current(), entry)
      const box = page.within.getByRole<HTMLTextAreaElement>('textbox')
      page.meddle(call, lost)
      await page.user.type(box, 'A lamp')
      await page.user.click(page.within.getByRole('button', { name: button }))
      await expectToast(...failed)
      expect([box.isConnected, box.value, document.activeElement === box]).toEqual([
        ...[true, 'A lamp', true],
      ])
      page.mend(call)
      await page.user.click(page.within.getByRole('button', { name: button }))
      await expectToast(...sent)
      await page.gone()
    })

    test.each([
      ['named none', answered(200, { supportEmail: null })],
      ['does not say', lost],
    ])('C6 a server that %s: the toast names no address either', async (_, support) => {
      const page = await openForm(server.current(), entry, { 'GET /api/support': support })
      page.meddle(call, lost)
      await page.user.type(page.within.getByRole('textbox'), 'A lamp')
      await page.user.click(page.within.getByRole('button', { name: button }))
      await expectToast(failed[0], failedUnnamed)
    })

    test('says at the text what the server said, and a closed dialog keeps the draft', async () => {
      const page = await openForm(server.current(), entry)
      const message = 'That was a little too often. Please try again in 40 minutes.'
      page.meddle(call, answered(429, { statusCode: 429, error: message, message }))
      await page.user.type(page.within.getByRole('textbox'), 'A lamp')
      await page.user.click(page.within.getByRole('button', { name: button }))
      expect((await page.within.findByRole('alert')).textContent).toBe(message)
      await page.user.keyboard('{Escape}')
      await page.gone()
      await page.open()
      expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A lamp')
    })
  },
)
