import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { filledIn, refusedPrice, texts } from '#web/testing/feedback-answers.ts'
import { lastSentForm, openForm } from '#web/testing/open-form.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { expectToast, fieldErrors } from '#web/testing/toasts.ts'
import { answered } from '#web/testing/wire.ts'

const server = testServer()

async function openFeedback() {
  const page = await openForm(server.current(), 'Early Access & Feedback')
  await page.user.click(page.within.getByRole('button', { name: 'Show all seven at once' }))
  const box = (name: RegExp) => page.within.getByRole<HTMLTextAreaElement>('textbox', { name })
  return {
    ...page,
    boxes: {
      likedMost: box(/like most/),
      confusing: box(/confusing/),
      improvement: box(/improve/),
      email: box(/^Email Address/),
    },
    price: page.within.getByRole<HTMLInputElement>('spinbutton', { name: 'Monthly price' }),
    submit: page.within.getByRole('button', { name: 'Submit Feedback' }),
    choose: (name: string) => page.user.click(page.within.getByRole('radio', { name })),
    async currency(name: string) {
      await page.user.click(page.within.getByRole('combobox', { name: 'Currency' }))
      await page.user.click(await screen.findByRole('option', { name }))
    },
  }
}

async function fillIn(page: Awaited<ReturnType<typeof openFeedback>>) {
  for (const name of texts) {
    await page.user.click(page.boxes[name])
    await page.user.paste(`What I say of ${name}`)
  }
  await page.choose('5, Very likely')
  await page.currency('NZD')
  await page.user.type(page.price, '9.99')
  await page.choose('Just right')
}

describe('Early Access & Feedback, all at once', () => {
  test('has seven numbered blocks, the choices and the rewards of the spec', async () => {
    const page = await openFeedback()
    expect(page.within.getByText(/Jonas does not see it\.$/)).toBeDefined()
    const blocks = page.within.getAllByRole('list')[0]?.children ?? []
    expect([...blocks].map((block) => block.firstChild?.textContent)).toEqual([
      ...['1', '2', '3', '4', '5', '6', '7'],
    ])
    const radios = page.within.getAllByRole('radio').map((radio) => radio.closest('label'))
    expect(radios.map((label) => label?.textContent)).toEqual([
      ...['1, Not likely', '2', '3', '4', '5, Very likely'],
      ...['Too personal', 'Just right', 'Not deep enough', 'Other'],
    ])
    expect([page.price.step, page.price.min, page.price.placeholder]).toEqual(['0.01', '0', '9.99'])
    await page.user.click(page.within.getByRole('combobox', { name: 'Currency' }))
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      ...['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD'],
    ])
    await page.user.keyboard('{Escape}')
    for (const reward of [
      '6 months free premium access',
      'Lifetime access for top contributors',
      'Voting on future features',
      'Sneak peeks at upcoming ideas and designs',
      /No spam, just good stuff\./,
    ]) {
      expect(page.within.getByText(reward)).toBeTruthy()
    }
  })

  test('says what is missing, at every field and aloud at the first, and sends nothing', async () => {
    const page = await openFeedback()
    await page.user.type(page.boxes.likedMost, 'Too short')
    await page.user.type(page.boxes.email, 'mina@')
    await page.user.click(page.submit)
    await page.within.findByText('Please select a rating')
    const said = [...document.querySelectorAll('[id$="-error"]')].map((one) => one.textContent)
    expect(said).toEqual([
      'Please provide at least 10 characters',
      'Please provide at least 10 characters',
      'Please provide at least 10 characters',
      'Please select a rating',
      'Please select a currency',
      'Please provide a price suggestion',
      'Please select how the questions felt',
      'Please enter a valid email address',
    ])
    // All are marked, and the first one alone is called out.
    expect(fieldErrors()).toEqual(['Please provide at least 10 characters'])
    expect(document.activeElement).toBe(page.boxes.likedMost)
    expect(page.calls.some((call) => call.includes('/api/feedback'))).toBe(false)
  })

  test('is sent as the spec says, thanks, closes and comes back empty', async () => {
    const page = await openFeedback()
    await fillIn(page)
    await page.user.click(page.submit)
    await expectToast(
      'Thank you for your feedback!',
      "Your responses have been submitted successfully. We'll be in touch soon!",
    )
    await page.gone()
    expect(await lastSentForm(server.current())).toEqual({
      ...filledIn,
      recommendation: 5,
      questionsFeeling: 'Just right',
    })
    const again = within(await page.open())
    expect(again.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value)).toEqual([
      ...['', '', '', ''],
    ])
    expect(again.getByRole<HTMLInputElement>('spinbutton').value).toBe('')
    expect(again.getByRole('combobox').textContent).toBe('Choose one')
    expect(again.queryAllByRole('radio', { checked: true })).toEqual([])
  })

  test('B4 is sent with same-origin credentials, every other call with all (product §7)', async () => {
    const page = await openFeedback()
    await fillIn(page)
    await page.user.click(page.submit)
    await page.gone()
    expect(page.credentialsOf('POST /api/feedback/early-access')).toBe('same-origin')
    expect(page.credentialsOf('GET /api/user')).toBe('include')
  })

  test('asks for an explanation only where the questions felt like something else', async () => {
    const page = await openFeedback()
    const explain = () => page.within.queryByRole('textbox', { name: 'Please explain:' })
    expect(explain()).toBeNull()
    await fillIn(page)
    expect(explain()).toBeNull()
    await page.choose('Other')
    await page.user.type(await page.within.findByLabelText('Please explain:'), 'Like a walk')
    await page.user.type(page.boxes.email, 'Mina@example.org')
    await page.user.click(page.submit)
    await page.gone()
    expect(await lastSentForm(server.current())).toMatchObject({
      questionsFeeling: 'Other',
      questionsOther: 'Like a walk',
      email: 'mina@example.org',
    })
  })

  test('reads "Submitting..." while it is sent, and keeps everything when that fails', async () => {
    const page = await openFeedback()
    await fillIn(page)
    let fail = () => {}
    page.meddle('POST /api/feedback', () => {
      return new Promise((_resolve, reject) => {
        fail = () => reject(new TypeError('Failed to fetch'))
      })
    })
    await page.user.click(page.submit)
    await page.within.findByRole('button', { name: 'Submitting...' })
    fail()
    await expectToast(
      'Submission failed',
      'There was an error submitting your feedback. Please try again.',
    )
    expect(texts.map((name) => page.boxes[name].value)).toEqual(
      texts.map((name) => `What I say of ${name}`),
    )
    expect(page.price.value).toBe('9.99')
    expect(page.within.getByRole<HTMLInputElement>('radio', { name: 'Just right' }).checked).toBe(
      true,
    )
    await page.user.click(page.within.getByRole('button', { name: 'Cancel' }))
    await page.gone()
  })

  test('puts what the server says at its field; any success is one, whatever the reply', async () => {
    const page = await openFeedback()
    await fillIn(page)
    page.meddle('POST /api/feedback', answered(400, refusedPrice))
    await page.user.click(page.submit)
    expect((await page.within.findByRole('alert')).textContent).toBe(refusedPrice.message)
    page.meddle('POST /api/feedback', answered(202, 'Accepted'))
    await page.user.click(page.submit)
    await screen.findByText('Thank you for your feedback!')
  })
})
