import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChatLog, ChatTurn } from './chat-log.tsx'

const scrolled = vi.fn()
beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled)
})
afterEach(() => {
  vi.restoreAllMocks()
  scrolled.mockReset()
})

function chat(messages: string[]) {
  return (
    <ChatLog label="Chat">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </ChatLog>
  )
}

function goBackUp() {
  const region = screen.getByRole('region', { name: 'Chat' })
  Object.defineProperties(region, {
    scrollHeight: { value: 2000, configurable: true },
    clientHeight: { value: 500, configurable: true },
  })
  fireEvent.wheel(region)
}

test('new text is brought into view and the focus stays where it is', async () => {
  const { rerender } = render(chat(['one']))
  const before = document.activeElement
  await act(async () => rerender(chat(['one', 'two'])))
  expect(scrolled).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(before)
  expect(screen.getByRole('log', { name: 'Chat' }).textContent).toBe('onetwo')
})

describe('what is added to a turn', () => {
  const turn = (messages: string[], asked?: string, presses = 0) => (
    <ChatLog label="Chat" presses={presses}>
      <ChatTurn>
        <p style={{ position: 'sticky', top: '-20px' }}>a question</p>
        {messages.map((message) => (
          <p key={message} data-asked={message === asked ? '' : undefined}>
            {message}
          </p>
        ))}
      </ChatTurn>
    </ChatLog>
  )

  /** A view of 500, in which the turn begins at `top` and every message of it ends at `bottom`. */
  function layOut(top: number, bottom: number) {
    const region = screen.getByRole('region', { name: 'Chat' })
    Object.defineProperty(region, 'clientHeight', { value: 500, configurable: true })
    Object.defineProperty(screen.getByText('a question'), 'clientHeight', { value: 90 })
    const shown: Element[] = []
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      if (this === region) return new DOMRect(0, 0, 300, 500)
      return new DOMRect(0, top, 300, bottom - top)
    })
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this)
    })
    return shown
  }
  const wayDown = () => screen.queryByRole('button', { name: 'Newest message' })

  test('brings the question to the top, and what has no room below it is led to', async () => {
    const { rerender } = render(turn(['one']))
    const shown = layOut(200, 1100)
    await act(async () => rerender(turn(['one', 'two'])))
    expect(shown).toEqual([screen.getByText('a question').parentElement])
    expect(wayDown()).not.toBeNull()
  })

  test('moves nothing where the question is at the top already', async () => {
    const { rerender } = render(turn(['one']))
    const shown = layOut(0, 400)
    await act(async () => rerender(turn(['one', 'two'])))
    expect(shown).toEqual([])
    expect(wayDown()).toBeNull()
  })

  test('is gone to, below the question that stays, by who asked for it or is past the question', async () => {
    const { rerender } = render(turn(['one']))
    const shown = layOut(0, 900)
    await act(async () => rerender(turn(['one', 'two'], 'two')))
    expect(shown).toEqual([screen.getByText('two')])
    expect(screen.getByText('two').style.scrollMarginTop).toBe('86px')
    layOut(-300, 900)
    await act(async () => rerender(turn(['one', 'two', 'three'])))
    expect(shown).toHaveLength(1)
    expect(wayDown()).toBeNull()
  })

  test('is shown to who pressed for it, although they read further up', async () => {
    const { rerender } = render(turn(['one']))
    const shown = layOut(0, 900)
    goBackUp()
    await act(async () => rerender(turn(['one', 'two'], 'two')))
    expect(shown).toEqual([])
    await act(async () => rerender(turn(['one', 'two'], 'two', 1)))
    await act(async () => rerender(turn(['one', 'two', 'three'], 'three', 1)))
    expect(shown).toEqual([screen.getByText('three')])
  })
})

test('a page by keyboard ends where the question that stays would cover the next one', async () => {
  const moved: unknown[] = []
  Element.prototype.scrollBy = ((options: ScrollToOptions) => moved.push(options.top)) as never
  const { rerender } = render(
    <ChatLog label="Chat">
      <ChatTurn>
        <p style={{ position: 'sticky', top: '-20px' }}>a question</p>
        <button type="button">press me</button>
      </ChatTurn>
    </ChatLog>,
  )
  Object.defineProperty(screen.getByText('a question'), 'clientHeight', { value: 90 })
  const region = screen.getByRole('region', { name: 'Chat' })
  Object.defineProperty(region, 'clientHeight', { value: 500 })
  region.focus()
  for (const key of ['PageDown', ' ', 'PageUp']) {
    expect(fireEvent.keyDown(region, { key })).toBe(false)
  }
  expect(fireEvent.keyDown(region, { key: ' ', shiftKey: true })).toBe(false)
  expect(moved).toEqual([390, 390, -390, -390])
  expect(fireEvent.keyDown(region, { key: 'PageDown', ctrlKey: true })).toBe(true)
  const button = screen.getByRole('button', { name: 'press me' })
  button.focus()
  expect(fireEvent.keyDown(button, { key: ' ' })).toBe(true)
  rerender(chat(['one']))
  region.focus()
  expect(fireEvent.keyDown(region, { key: 'PageDown' })).toBe(true)
  expect(moved).toHaveLength(4)
  Reflect.deleteProperty(Element.prototype, 'scrollBy')
})

test('who reads further up is left there and offered the way down', async () => {
  const { rerender } = render(chat(['one']))
  goBackUp()
  await act(async () => rerender(chat(['one', 'two'])))
  expect(scrolled).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Newest message' }))
  expect(scrolled).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Newest message' })).toBeNull()
})

test('the way down leaves the focus in the chat, pressed or passed by scrolling', async () => {
  const { rerender } = render(chat(['one']))
  const region = screen.getByRole('region', { name: 'Chat' })
  goBackUp()
  await act(async () => rerender(chat(['one', 'two'])))
  screen.getByRole('button', { name: 'Newest message' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Newest message' }))
  expect(document.activeElement).toBe(region)
  fireEvent.wheel(region)
  await act(async () => rerender(chat(['one', 'two', 'three'])))
  screen.getByRole('button', { name: 'Newest message' }).focus()
  Object.defineProperty(region, 'clientHeight', { value: 2000, configurable: true })
  fireEvent.scroll(region)
  expect(screen.queryByRole('button', { name: 'Newest message' })).toBeNull()
  expect(document.activeElement).toBe(region)
})

test('R21 the way down never lies over the text, and is not there beside what is to be read first', async () => {
  let cardTop = 0
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.id === 'card' ? new DOMRect(0, cardTop, 300, 900) : new DOMRect(0, 0, 300, 500)
  })
  const held = (messages: string[]) => (
    <ChatLog label="Chat" hold="card">
      <div id="card">People who can help</div>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </ChatLog>
  )
  const wayDown = () => screen.queryByRole('button', { name: 'Newest message' })
  const { rerender } = render(held(['one']))
  goBackUp()
  const region = screen.getByRole('region', { name: 'Chat' })
  cardTop = 600
  fireEvent.scroll(region)
  expect(wayDown()).toBeNull()
  cardTop = 0
  await act(async () => rerender(held(['one', 'two'])))
  expect(wayDown()).toBeNull()
  cardTop = 600
  fireEvent.scroll(region)
  expect(wayDown()).not.toBeNull()
  expect(region.contains(wayDown())).toBe(false)
  expect(wayDown()?.closest('.absolute, .fixed, .sticky')).toBeNull()
  cardTop = -800
  fireEvent.scroll(region)
  expect(wayDown()).toBeNull()
})
