import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Catchup } from '#contract/catchup.ts'
import { answerAll, registerCouple } from '#server/testing/couple.ts'
import { control, isRefusing } from '#web/testing/at-home.ts'
import { fakePhone, onPhone, phonesEnd } from '#web/testing/fake-phone.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { answered, lost } from '#web/testing/wire.ts'

const server = testServer()
phonesEnd()
const time = fakeTime()

const bothDone = async () => {
  const { visitor, user } = await registerCouple(server.current())
  for (const participant of ['primary', 'partner'] as const) await answerAll(visitor, participant)
  const page = renderPage(visitor, '/home')
  await screen.findByText('Ready')
  const start = () => page.user.click(control('Start Catch-Up'))
  return { page, visitor, user, start }
}

const atHome = () => screen.findByRole('heading', { name: /^Welcome to Your Weekly/ })
const inCatchup = () => screen.findByRole('heading', { name: 'Catch-up' })

describe('Start Catch-Up (product §5, §7, §8)', () => {
  test('spins while it starts, then shows the catch-up', async () => {
    const { page, start } = await bothDone()
    const { promise, resolve } = Promise.withResolvers<void>()
    page.meddle('POST /api/catchups', async (passOn) => {
      await promise
      return passOn()
    })
    await start()
    expect(control('Start Catch-Up').getAttribute('aria-busy')).toBe('true')
    await start()
    resolve()
    await inCatchup()
    expect(page.calls.filter((call) => call.startsWith('POST /api/catchups/session'))).toEqual([
      'POST /api/catchups/session-initial',
    ])
  })

  test('an id inside `catchup` will do', async () => {
    const { page, start } = await bothDone()
    page.meddle('POST /api/catchups/session-initial', async (passOn) => {
      const catchup = (await (await passOn()).json()) as Catchup
      return new Response(JSON.stringify({ catchup }))
    })
    await start()
    await inCatchup()
  })

  test.each([
    ['a reply without an id', answered(200, {}), 'Invalid catchup data returned from server'],
    ['a lost network', lost, 'Failed to start catch-up session'],
    [
      'a refusal',
      answered(409, { statusCode: 409, error: 'Not yet.', message: 'Not yet.' }),
      'Not yet.',
    ],
  ])('%s: a toast, and the button is free again', async (_what, trouble, words) => {
    const { page, start } = await bothDone()
    page.meddle('POST /api/catchups', trouble)
    await start()
    await screen.findByText(words)
    expect(screen.getByText('Error')).toBeDefined()
    expect(isRefusing('Start Catch-Up')).toBe(false)
    await atHome()
  })
})

describe('the catch-up view', () => {
  test('a reload returns to it, leaving it returns home, and starting again finds the same one', async () => {
    const { page, start } = await bothDone()
    await start()
    await inCatchup()
    const opened = sessionStorage.getItem('openView')
    page.reload()
    await inCatchup()
    await page.user.click(control('Back to home'))
    await atHome()
    await screen.findByText('Ready')
    expect(sessionStorage.getItem('openView')).toBeNull()
    await start()
    await inCatchup()
    expect(sessionStorage.getItem('openView')).toBe(opened)
  })

  test('ended on the other device: it is told, and the head says nothing of the next questions', async () => {
    const { visitor, start, page } = await bothDone()
    await start()
    await inCatchup()
    const bar = () => screen.queryByRole('button', { name: /Show the steps$/ })
    expect(bar()).not.toBe(null)
    await visitor.post('/api/reset-session/session-initial?userId=31', {})
    await time.pass(2000)
    await screen.findByText(/other device|another device/)
    expect(bar()).toBe(null)
    await page.user.click(screen.getAllByRole('button', { name: 'Back to home' })[0] ?? control(''))
    await atHome()
  })

  test('Done: home, the toast, the stored session gone, a reload after two seconds', async () => {
    const { page, start } = await bothDone()
    await start()
    await inCatchup()
    for (let turn = 0; turn < 240 && !screen.queryByText('Done'); turn += 1) {
      await time.pass(4000)
      const next = screen.queryByText(/^(No, thanks|Next Question|Complete Session)$/)
      if (next) await page.user.click(next)
    }
    const seenAtHome: string[] = []
    const watching = new MutationObserver(() => {
      if (screen.queryByRole('heading', { name: /^Welcome to Your Weekly/ })) {
        seenAtHome.push(document.querySelector('main')?.textContent ?? '')
      }
    })
    watching.observe(document.body, { childList: true, subtree: true, characterData: true })
    await page.user.click(control('Done'))
    await screen.findByText('Catch-up completed!')
    expect(screen.getByText('Starting a fresh session with new questions...')).toBeDefined()
    await atHome()
    await screen.findByText('Opens when you have both answered.')
    watching.disconnect()
    expect(seenAtHome.length).toBeGreaterThan(0)
    for (const seen of seenAtHome) expect(seen).not.toMatch(/You have both answered|Ready/)
    expect(isRefusing('Start Catch-Up')).toBe(true)
    expect(localStorage.getItem('activeSessionId')).toBeNull()
    expect(sessionStorage.getItem('openView')).toBeNull()
    expect(page.reloads()).toBe(0)
    expect(sessionStorage.getItem('completed_session-initial')).toBeNull()
    await time.pass(2000)
    expect(page.reloads()).toBe(1)
  }, 60_000)

  test('a note that is not saved outlives the end of the catch-up, which then loads nothing anew', async () => {
    const { page, start, visitor } = await bothDone()
    const { body } = await visitor.post<Catchup>('/api/catchups/session-initial', {})
    await visitor.patch(`/api/catchups/${body.id}/complete`, { completed: true })
    await page.user.click(await screen.findByRole('button', { name: 'Show the steps' }))
    await page.user.click(await screen.findByRole('button', { name: /^Add a note/ }))
    const note = await screen.findByRole('textbox', { name: /A note from Mina/ })
    await page.user.type(note, 'A heron stood there.')
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Step by step')).toBeNull())
    await start()
    await inCatchup()
    await page.user.click(await screen.findByText('Done', { selector: 'button' }))
    await atHome()
    await time.pass(3000)
    expect(page.reloads()).toBe(0)
    await page.user.click(await screen.findByRole('button', { name: 'Show the steps' }))
    await screen.findByDisplayValue('A heron stood there.')
  })

  test('C13 Ask opened just after Done stays open, and keeps what is typed', async () => {
    const { page, start, visitor } = await bothDone()
    const { body } = await visitor.post<Catchup>('/api/catchups/session-initial', {})
    await visitor.patch(`/api/catchups/${body.id}/complete`, { completed: true })
    await start()
    await inCatchup()
    await page.user.click(await screen.findByText('Done', { selector: 'button' }))
    await atHome()
    await time.pass(1500)
    await page.user.click(await screen.findByRole('button', { name: 'Ask the guide' }))
    const field = await screen.findByPlaceholderText<HTMLTextAreaElement>(/^Ask anything/)
    await page.user.type(field, 'How do')
    await time.pass(3000)
    expect(page.reloads()).toBe(0)
    expect(field.isConnected).toBe(true)
    expect(field.value).toBe('How do')
  })
})

describe('the end of a catch-up in the apps (product §4, §9)', () => {
  const ended = async () => {
    const { page, start, visitor } = await bothDone()
    const { body } = await visitor.post<Catchup>('/api/catchups/session-initial', {})
    await visitor.patch(`/api/catchups/${body.id}/complete`, { completed: true })
    await start()
    await inCatchup()
    await page.user.click(await screen.findByText('Done', { selector: 'button' }))
    await atHome()
  }

  test('gives a touch, and offers to share that there was one', async () => {
    const phone = fakePhone()
    await onPhone(phone)
    await ended()
    await screen.findByText('Catch-up completed!')
    expect(phone.asked).toContain('touch SUCCESS')
    expect(phone.shared).toEqual([
      {
        title: 'Share with your partner',
        dialogTitle: 'Share with your partner',
        text: 'We have just had our weekly catch-up.',
        url: 'http://localhost:3000/',
      },
    ])
    expect(phone.copied).toEqual([])
  })

  test('without a share sheet it goes to the clipboard, with a sentence', async () => {
    const phone = fakePhone()
    phone.shares = () => Promise.reject(new Error('Share API not available'))
    await onPhone(phone)
    await ended()
    await screen.findByText('Content copied to clipboard!')
    expect(phone.copied).toEqual(['We have just had our weekly catch-up. http://localhost:3000/'])
  })
})
