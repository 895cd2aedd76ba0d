import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerAll, registerCouple } from '#server/testing/couple.ts'
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
  await answerAll(visitor, 'primary')
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

describe('the chat without open questions (spec §2, R11)', () => {
  test('is offered once one of the two has completed, not before', async () => {
    const { visitor } = await registerCouple(server.current())
    const page = renderPage(visitor, '/home')
    await personButton('Mina')
    await waitFor(() => expect(screen.queryAllByText(/One moment/)).toEqual([]))
    expect(screen.queryByRole('button', { name: 'Ask the guide' })).toBeNull()
    await answerAll(visitor, 'partner')
    page.reload()
    expect(await screen.findByRole('button', { name: 'Ask the guide' })).toBeDefined()
  })

  test('greets, answers from the server, and says who wrote it', async () => {
    const page = await openAsk()
    expect(chat()).toContain('I am here to help')
    expect(chat()).not.toContain('Question 1')
    await ask(page, '  How do we make up after a fight?  ')
    const log = within(screen.getByRole('log'))
    expect(await log.findByText('How do we make up after a fight?')).toBeDefined()
    expect(await log.findByText(/After a fight, the first small step/)).toBeDefined()
    expect(log.getByText('Written by the built-in guide')).toBeDefined()
    expect(box().value).toBe('')
    expect(document.activeElement).toBe(box())
  })

  test('somebody who may not be safe is given people to call', async () => {
    const page = await openAsk()
    await ask(page, 'I am afraid of my husband, he hits me')
    const log = within(screen.getByRole('log'))
    expect(await log.findByText('People who can help')).toBeDefined()
    expect(chat()).toContain('0800 733 843')
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

  test('a text that is too long is told in the words of the server', async () => {
    const page = await openAsk()
    await ask(page, 'long '.repeat(2_100))
    await expectToast('Error', 'Please keep it under 10,000 characters.')
    expect(box().value).toHaveLength(10_499)
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
