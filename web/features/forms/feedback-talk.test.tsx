import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { filledIn, refusedPrice, texts } from '#web/testing/feedback-answers.ts'
import { lastSentForm, openForm } from '#web/testing/open-form.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { answered } from '#web/testing/wire.ts'

const server = testServer()

async function talkFeedback() {
  const page = await openForm(server.current(), 'Early Access & Feedback')
  const box = () => page.within.getByRole<HTMLTextAreaElement>('textbox')
  const progress = () => page.within.getByRole('progressbar').getAttribute('aria-valuenow')
  const press = (name: string | RegExp) =>
    page.user.click(page.within.getByRole('button', { name }))
  return { ...page, box, progress, press }
}

/** Answers the first three questions by writing and Enter. */
async function writeThree({ user, box, within }: Awaited<ReturnType<typeof talkFeedback>>) {
  for (const name of texts) {
    await user.click(box())
    await user.paste(`What I say of ${name}`)
    await user.keyboard('{Enter}')
    await within.findByText(`What I say of ${name}`)
  }
}

describe('Early Access & Feedback, as a talk', () => {
  test('asks one question at a time, says back what was said, and is sent as the spec says', async () => {
    const page = await talkFeedback()
    expect(page.box().getAttribute('aria-label')).toBe('What do you like most so far?')
    await writeThree(page)
    page.within.getByText('Question 4 of 7')
    expect(page.within.queryByRole('button', { name: 'Cancel' })).toBeNull()
    // Nothing looks chosen before somebody chose: the focus is on the question, and the scale is next.
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe(
        'Would you recommend Duologue to another couple?',
      ),
    )
    await page.user.tab()
    expect(document.activeElement).toBe(page.within.getByRole('radio', { name: '1, Not likely' }))
    await page.user.click(page.within.getByRole('radio', { name: '5, Very likely' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(page.within.getByRole('combobox', { name: 'Currency' })),
    )
    page.within.getByText('5 of 5')
    await page.user.keyboard('{Enter}')
    await page.user.click(await screen.findByRole('option', { name: 'NZD' }))
    await page.user.type(page.within.getByRole('spinbutton'), '9.99')
    await page.press('Next')
    await page.user.click(await page.within.findByRole('radio', { name: 'Other' }))
    await page.user.type(page.within.getByLabelText('Please explain:'), 'Like a walk')
    await page.press('Next')
    await page.within.findByText('Lifetime access for top contributors')
    page.within.getByText('Ready to send')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ready to send, Mina?'))
    page.within.getByText('9.99 NZD')
    page.within.getByText('Other: Like a walk')
    page.within.getByRole('button', { name: 'Cancel' })
    await page.press('Submit Feedback')
    await page.gone()
    expect(await lastSentForm(server.current())).toEqual({
      ...filledIn,
      recommendation: 5,
      questionsFeeling: 'Other',
      questionsOther: 'Like a walk',
    })
    const again = within(await page.open())
    expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
    expect(again.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1')
  })

  test('has one bar over it that says how far it has come, in words for the eye alone, and moves for nothing', async () => {
    const page = await talkFeedback()
    const described = page.dialog.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toMatch(/You are among the first\./)
    page.within.getByText('Only whoever runs this Duologue reads it.')
    const words = () => page.within.getByText(/^Question \d of 7$/)
    const bar = words().closest('header')
    expect(words().getAttribute('aria-hidden')).toBe('true')
    expect(bar?.textContent).toBe('Early Access & FeedbackQuestion 1 of 7')
    await page.user.click(page.box())
    expect(bar?.textContent).toBe('Early Access & FeedbackQuestion 1 of 7')
    expect(page.progress()).toBe('1')
    await writeThree(page)
    await waitFor(() => expect(page.progress()).toBe('4'))
    expect(words().closest('header')).toBe(bar)
    expect(bar?.contains(page.within.getByRole('button', { name: /^Back to/ }))).toBe(true)
  })

  test('a choice goes on by itself once it is tapped; from the keyboard, Next does', async () => {
    const page = await talkFeedback()
    await writeThree(page)
    await waitFor(() => expect(page.progress()).toBe('4'))
    page.within.getByText('Choose what comes closest.')
    expect(page.within.queryByRole('button', { name: 'Next' })).toBeNull()
    await page.user.click(page.within.getByRole('radio', { name: '4' }))
    await waitFor(() => expect(page.progress()).toBe('5'))
    await page.press('Back to the question before')
    await waitFor(() =>
      expect(document.activeElement).toBe(page.within.getByRole('radio', { name: '4' })),
    )
    await page.user.keyboard('{ArrowRight}')
    expect(page.within.getByRole<HTMLInputElement>('radio', { name: /^5/ }).checked).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(page.progress()).toBe('4')
    await page.press('Next')
    await page.within.findByText('5 of 5')
  })

  test('says at the question what is missing, and goes on once it is there', async () => {
    const page = await talkFeedback()
    await page.user.type(page.box(), 'Too short{Enter}')
    expect((await page.within.findByRole('alert')).textContent).toBe(
      'Please provide at least 10 characters',
    )
    expect(page.box().getAttribute('aria-invalid')).toBe('true')
    expect([page.progress(), page.box().value]).toEqual(['1', 'Too short'])
    await page.user.type(page.box(), ' no more{Enter}')
    await page.within.findByText('Too short no more')
    expect(page.within.queryByRole('alert')).toBeNull()
  })

  test('goes back and forth, closes and opens without losing a word', async () => {
    const page = await talkFeedback()
    await writeThree(page)
    await page.press(/^Change what you said to “What do you like/)
    await waitFor(() => expect(document.activeElement).toBe(page.box()))
    expect([page.progress(), page.box().value]).toEqual(['1', 'What I say of likedMost'])
    await page.user.type(page.box(), ', and more{Enter}')
    await waitFor(() => expect(page.progress()).toBe('4'))
    page.within.getByText('What I say of likedMost, and more')
    await page.press('Back to the question before')
    expect(page.box().value).toBe('What I say of improvement')
    await page.user.type(page.box(), ' half')
    await page.press('Close')
    await page.gone()
    const again = within(await page.open())
    expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe(
      'What I say of improvement half',
    )
    again.getByText('What I say of confusing')
  })

  test('all at once and one at a time hold the same answers', async () => {
    const page = await talkFeedback()
    await writeThree(page)
    await page.press('Show all seven at once')
    const wayBack = page.within.getByRole('button', { name: 'One question at a time' })
    expect(document.activeElement).toBe(wayBack)
    expect(
      page.within.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value),
    ).toEqual([...texts.map((name) => `What I say of ${name}`), ''])
    await page.user.clear(page.within.getByRole('textbox', { name: /confusing/ }))
    await page.user.click(page.within.getByRole('radio', { name: '5, Very likely' }))
    await page.press('One question at a time')
    expect(page.progress()).toBe('2')
    await page.user.type(page.box(), 'Nothing at all, really{Enter}')
    await waitFor(() => expect(page.progress()).toBe('3'))
  })

  test('leads back to the question that the server refused', async () => {
    const page = await talkFeedback()
    await page.press('Show all seven at once')
    const boxes = page.within.getAllByRole('textbox')
    for (const box of boxes.slice(0, 3)) await page.user.type(box, 'Long enough for all')
    await page.user.click(page.within.getByRole('radio', { name: '5, Very likely' }))
    await page.user.click(page.within.getByRole('combobox', { name: 'Currency' }))
    await page.user.click(await screen.findByRole('option', { name: 'NZD' }))
    await page.user.type(page.within.getByRole('spinbutton'), '9.99')
    await page.user.click(page.within.getByRole('radio', { name: 'Just right' }))
    await page.press('One question at a time')
    expect(page.progress()).toBe('7')
    page.meddle('POST /api/feedback', answered(400, refusedPrice))
    await page.press('Submit Feedback')
    expect((await page.within.findByRole('alert')).textContent).toBe(refusedPrice.message)
    expect(page.progress()).toBe('5')
  })
})
