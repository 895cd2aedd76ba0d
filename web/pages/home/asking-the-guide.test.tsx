import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerAll, registerCouple } from '#server/testing/couple.ts'
import { pressDone } from '#server/testing/finished-catchup.ts'
import { chat, control, everythingStored, personButton } from '#web/testing/at-home.ts'
import { type Page, renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast } from '#web/testing/toasts.ts'
import { answered, lost } from '#web/testing/wire.ts'

const server = testServer()

const box = () =>
  screen.getByPlaceholderText<HTMLTextAreaElement>('Ask anything about your relationship...')
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const asked = (page: Page) => page.calls.filter((call) => call === 'POST /api/ask')

const openHome = async () => {
  const { visitor } = await registerCouple(server.current())
  return renderPage(visitor, '/home')
}

const openAsk = async () => {
  const page = await openHome()
  await page.user.click(await screen.findByRole('button', { name: 'Ask the guide' }))
  await screen.findByRole('heading', { name: 'Ask the guide' })
  return page
}

const ask = async (page: Page, text: string) => {
  await page.user.click(box())
  await page.user.paste(text)
  await page.user.keyboard('{Enter}')
}

describe('the chat without open questions (product §2, R11)', () => {
  test('is offered at any time: to newcomers, below the controls, and after Done', async () => {
    const { visitor } = await registerCouple(server.current())
    const page = renderPage(visitor, '/home')
    await personButton('Mina')
    const opener = await screen.findByRole('button', { name: 'Ask the guide' })
    expect(control('Start New Session').compareDocumentPosition(opener)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    await page.user.click(opener)
    await ask(page, 'How do we make up after a fight?')
    expect(await screen.findByText('Written by the built-in guide')).toBeDefined()
    for (const participant of ['primary', 'partner'] as const) await answerAll(visitor, participant)
    await pressDone(visitor)
    page.reload()
    await screen.findByText('Opens when you have both answered.')
    expect(screen.getByRole('button', { name: 'Ask the guide' })).toBeDefined()
  })

  test('greets, answers from the server, and says who wrote it', async () => {
    const page = await openAsk()
    expect(chat()).toContain('I am here to help')
    expect(chat()).not.toContain('Question 1')
    await ask(page, '  How do we make up after a fight?  ')
    const log = within(screen.getByRole('log'))
    expect(await log.findByText('How do we make up after a fight?')).toBeDefined()
    expect(await log.findByText(/You can be close again without agreeing/)).toBeDefined()
    expect(log.getByText('Written by the built-in guide')).toBeDefined()
    expect(box().value).toBe('')
    expect(document.activeElement).toBe(box())
  })

  test('where it is not sure, a press on what it offers asks that', async () => {
    const page = await openAsk()
    await ask(page, 'Something with his mother and the wedding and money and our dog')
    const offers = within(await screen.findByRole('group', { name: 'Did you mean one of these?' }))
    const [offer] = offers.getAllByRole('button')
    const title = offer?.textContent ?? ''
    const said = [/Below are the two things/, /You could begin with/].map((words) =>
      screen.getByText(words).compareDocumentPosition(offer as HTMLElement),
    )
    expect(said).toEqual([Node.DOCUMENT_POSITION_FOLLOWING, Node.DOCUMENT_POSITION_PRECEDING])
    await page.user.click(offer as HTMLElement)
    // Not on the text box, which would bring a phone's keyboard.
    expect(document.activeElement).toBe(box().form)
    expect(await screen.findByText('For tonight:')).toBeDefined()
    expect(within(screen.getByRole('log')).getByText(title)).toBeDefined()
    expect(screen.queryByRole('group', { name: 'Did you mean one of these?' })).toBeNull()
  })

  describe('somebody who may not be safe', () => {
    const unsafe = 'I am afraid of my husband, he hits me'
    const inZone = (timeZone: string) => {
      const { resolvedOptions } = Intl.DateTimeFormat.prototype
      vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
        this: Intl.DateTimeFormat,
      ) {
        return { ...resolvedOptions.call(this), timeZone }
      })
    }
    const card = async () =>
      within(await screen.findByRole('region', { name: 'People who can help' }))
    const hrefOf = (link: HTMLElement) => link.getAttribute('href')
    afterEach(() => vi.restoreAllMocks())

    test('is given the people to call in the country of the time zone', async () => {
      inZone('Pacific/Auckland')
      const page = await openAsk()
      await ask(page, unsafe)
      const people = await card()
      expect(hrefOf(people.getByRole('link', { name: 'Call 111' }))).toBe('tel:111')
      expect(hrefOf(people.getByRole('link', { name: 'Call 0800 733 843' }))).toBe('tel:0800733843')
      expect(hrefOf(people.getByRole('link', { name: 'Text 1737' }))).toBe('sms:1737')
      expect(people.getByText(/press 55/)).toBeDefined()
      expect(people.getByText(/another one may be safer/)).toBeDefined()
      expect(people.queryByText(/Samaritans/)).toBeNull()
      expect(chat()).toContain('somebody may not be safe')
      expect(chat()).not.toMatch(/911|999/)
    })

    test('can choose another country, and keeps it for the next answer', async () => {
      inZone('Europe/London')
      const page = await openAsk()
      await ask(page, unsafe)
      const people = await card()
      expect(people.getByRole('link', { name: 'Call 999' })).toBeDefined()
      await page.user.click(people.getByRole('combobox', { name: 'Country' }))
      await page.user.click(await screen.findByRole('option', { name: 'United States' }))
      const start = people.getByRole('link', { name: 'Text START to 88788' })
      expect(hrefOf(start)).toBe('sms:88788?body=START')
      expect(people.queryByRole('link', { name: 'Call 999' })).toBeNull()
      await ask(page, 'she threatened me with a knife')
      await waitFor(() => expect(screen.getAllByText(/somebody may not be safe/)).toHaveLength(2))
      expect((await card()).getByRole('link', { name: 'Call 911' })).toBeDefined()
    })

    test('finds a way to people in every other country', async () => {
      inZone('Europe/Lisbon')
      const page = await openAsk()
      await ask(page, unsafe)
      const people = await card()
      expect(people.getByRole('combobox', { name: 'Country' }).textContent).toContain(
        'Another country',
      )
      expect(people.queryByRole('link', { name: /^Call/ })).toBeNull()
      const link = people.getByRole('link', { name: 'findahelpline.com' })
      expect(hrefOf(link)).toBe('https://findahelpline.com')
      expect(link.getAttribute('rel')).toContain('noreferrer')
    })
  })

  test('an empty question is not sent; Shift+Enter makes a new line', async () => {
    const page = await openAsk()
    expect(send().disabled).toBe(true)
    await page.user.type(box(), '   {Enter}')
    expect(send().disabled).toBe(true)
    await page.user.type(box(), 'One{Shift>}{Enter}{/Shift}two')
    expect(box().value).toContain('One\ntwo')
    expect(send().disabled).toBe(false)
    expect(asked(page)).toEqual([])
  })

  test('nothing is sent while a question is on its way', async () => {
    const page = await openAsk()
    const { promise, resolve } = Promise.withResolvers<void>()
    page.meddle('POST /api/ask', async (passOn) => {
      await promise
      return passOn()
    })
    await ask(page, 'How do we share chores?')
    expect(screen.getByText('The guide is writing')).toBeDefined()
    await ask(page, 'And money?')
    expect(send().disabled).toBe(true)
    expect(asked(page)).toHaveLength(1)
    resolve()
    expect(await screen.findByText('Written by the built-in guide')).toBeDefined()
    expect(box().value).toBe('And money?')
    expect(asked(page)).toHaveLength(1)
  })

  test('a failure takes the question back into the text box and says so', async () => {
    const page = await openAsk()
    page.meddle('POST /api/ask', lost)
    await ask(page, 'How do we share chores?')
    await expectToast('Error', 'Failed to send message. Please try again.')
    expect(box().value).toBe('How do we share chores?')
    expect(chat()).not.toContain('share chores')
    page.meddle('POST /api/ask', answered(500))
    await page.user.click(send())
    await waitFor(() => expect(asked(page)).toHaveLength(2))
    await waitFor(() => expect(box().value).toBe('How do we share chores?'))
    page.mend('POST /api/ask')
    await page.user.click(send())
    expect(await screen.findByText('Written by the built-in guide')).toBeDefined()
  })

  test('a text that is too long is told beside it, and not sent', async () => {
    const page = await openAsk()
    fireEvent.change(box(), { target: { value: 'long '.repeat(2_100) } })
    screen.getByText('Too long to send by 499 characters. Your text stays here.')
    await page.user.type(box(), '{Enter}')
    expect(page.calls.filter((call) => call === 'POST /api/ask')).toEqual([])
    expect(box().value).toHaveLength(10_500)
  })

  test('nothing of it is stored, and it is gone when one leaves or reloads', async () => {
    const page = await openAsk()
    await ask(page, 'How do we share chores, my owl?')
    await screen.findByText('Written by the built-in guide')
    await page.user.type(box(), 'half a heron')
    expect(everythingStored()).not.toMatch(/owl|heron|chores/)
    await page.user.click(control('Back to home'))
    const opener = await screen.findByRole('button', { name: 'Ask the guide' })
    expect(document.activeElement).toBe(opener)
    await page.user.click(opener)
    expect(chat()).not.toContain('owl')
    expect(box().value).toBe('')
    page.reload()
    expect(await screen.findByRole('button', { name: 'Ask the guide' })).toBeDefined()
  })
})
