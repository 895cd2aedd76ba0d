import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatLog } from './chat-log.tsx'

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

test('who reads further up is left there and offered the way down', async () => {
  const { rerender } = render(chat(['one']))
  goBackUp()
  await act(async () => rerender(chat(['one', 'two'])))
  expect(scrolled).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Newest message' }))
  expect(scrolled).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Newest message' })).toBeNull()
})
