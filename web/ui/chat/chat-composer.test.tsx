import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ChatComposer } from './chat-composer.tsx'

type ChatProps = {
  onSend: (text: string) => void
  pending?: boolean
  disabled?: boolean
  maximum?: number
}

function Chat(props: ChatProps) {
  const [value, setValue] = useState('')
  return (
    <ChatComposer
      label="Your answer"
      placeholder="Type your answer..."
      value={value}
      onValueChange={setValue}
      {...props}
    />
  )
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

test('Enter sends the trimmed text, Shift+Enter makes a new line', async () => {
  const onSend = vi.fn()
  render(<Chat onSend={onSend} />)
  await userEvent.type(box(), '  one{Shift>}{Enter}{/Shift}two  ')
  expect(onSend).not.toHaveBeenCalled()
  expect(box().value).toBe('  one\ntwo  ')
  await userEvent.keyboard('{Enter}')
  expect(onSend.mock.calls).toEqual([['one\ntwo']])
  expect(box().value).toBe('  one\ntwo  ')
})

test('Enter that ends the composition of a word does not send', async () => {
  const onSend = vi.fn()
  render(<Chat onSend={onSend} />)
  await userEvent.type(box(), 'にほん')
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })
  expect(onSend).not.toHaveBeenCalled()
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(onSend.mock.calls).toEqual([['にほん']])
})

test('the button waits for words, and gives the focus back to the box', async () => {
  const onSend = vi.fn()
  render(<Chat onSend={onSend} />)
  expect(button().disabled).toBe(true)
  await userEvent.type(box(), '   {Enter}')
  expect(button().disabled).toBe(true)
  await userEvent.type(box(), 'yes')
  await userEvent.click(button())
  expect(onSend.mock.calls).toEqual([['yes']])
  expect(document.activeElement).toBe(box())
})

test('while a message is on its way the text can be edited, not sent', async () => {
  const onSend = vi.fn()
  render(<Chat onSend={onSend} pending />)
  await userEvent.type(box(), 'more{Enter}')
  expect(box().value).toBe('more')
  expect(button().disabled).toBe(true)
  expect(onSend).not.toHaveBeenCalled()
})

const breakLine = () => userEvent.click(screen.getByRole('button', { name: 'New paragraph' }))

test('C7 without a Shift key, a button makes a new paragraph where the caret is', async () => {
  const onSend = vi.fn()
  render(<Chat onSend={onSend} />)
  await userEvent.type(box(), 'onetwo')
  box().setSelectionRange(3, 3)
  await breakLine()
  expect(box().value).toBe('one\ntwo')
  expect(box().selectionStart).toBe(4)
  expect(document.activeElement).toBe(box())
  await userEvent.keyboard('and ')
  expect(box().value).toBe('one\nand two')
  box().setSelectionRange(4, 8)
  await breakLine()
  expect(box().value).toBe('one\n\ntwo')
  await userEvent.keyboard('{Backspace}')
  expect(box().value).toBe('one\ntwo')
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSend.mock.calls).toEqual([['one\ntwo']])
})

test('C7 pressing it keeps the keyboard of a phone open, and an empty box has no use for it', async () => {
  render(<Chat onSend={vi.fn()} />)
  expect(screen.queryByRole('button', { name: 'New paragraph' })).toBeNull()
  await userEvent.type(box(), 'one')
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'New paragraph' }))).toBe(false)
})

test('switching the box off keeps the focus in the composer', async () => {
  const onSend = vi.fn()
  const { rerender } = render(<Chat onSend={onSend} />)
  await userEvent.click(box())
  rerender(<Chat onSend={onSend} disabled />)
  expect(box().disabled).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Your answer' }))
})

test('where its style alone does not let it grow, another width fits it to its text once sizes have been told', async () => {
  let tell = (_width: number) => {}
  class Observer {
    constructor(heard: (entries: { contentRect: { width: number } }[]) => void) {
      tell = (width) => heard([{ contentRect: { width } }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('CSS', { supports: () => false })
  // Without a layout nothing has a parent to be placed by.
  const placed = vi
    .spyOn(HTMLElement.prototype, 'offsetParent', 'get')
    .mockReturnValue(document.body)
  render(<Chat onSend={vi.fn()} />)
  const becomes = (height: number) =>
    Object.defineProperty(box(), 'scrollHeight', { value: height, configurable: true })
  becomes(96)
  tell(320)
  expect(box().style.height).toBe('0px')
  await waitFor(() => expect(box().style.height).toBe('96px'))
  becomes(44)
  // Its own height is no other width.
  tell(320)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(box().style.height).toBe('96px')
  tell(1280)
  await waitFor(() => expect(box().style.height).toBe('44px'))
  placed.mockRestore()
  vi.unstubAllGlobals()
})

test('from the last 500 characters on the box says how many are left, and sends nothing that is too long', async () => {
  const onSend = vi.fn()
  render(<Chat onSend={onSend} maximum={10_000} />)
  const write = (length: number) =>
    fireEvent.change(box(), { target: { value: 'a'.repeat(length) } })
  write(9_499)
  expect(screen.queryByText(/left$/)).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
  write(9_500)
  const left = screen.getByText('500 characters left')
  expect(box().getAttribute('aria-describedby')).toBe(left.id)
  write(9_999)
  screen.getByText('1 character left')
  write(10_000)
  expect(button().disabled).toBe(false)
  write(11_234)
  screen.getByText('Too long to send by 1,234 characters. Your text stays here.')
  expect(screen.getByRole('status').textContent).toBe('Too long to send.')
  expect(button().disabled).toBe(true)
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(onSend).not.toHaveBeenCalled()
  expect(box().value).toHaveLength(11_234)
  fireEvent.change(box(), { target: { value: `  ${'a'.repeat(10_000)}\n` } })
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(onSend.mock.calls.map(([text]) => text.length)).toEqual([10_000])
})
