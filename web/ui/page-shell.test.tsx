import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { HeaderSlot, InHeader, WithHeaderSlot } from './header-slot.tsx'
import { PageBody, PageFrame, PageShell } from './page-shell.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const height = () => document.documentElement.style.getPropertyValue('--visible-height')
const page = (
  <PageFrame header={null}>
    <main>A page</main>
  </PageFrame>
)

test('a page looks for the room beside the keyboard once there can be one, and when it changes', () => {
  render(page)
  expect(height()).toBe('')
  act(() => void window.visualViewport?.dispatchEvent(new Event('resize')))
  expect(height()).toBe('768px')
  cleanup()
  expect(height()).toBe('')
})

test('the page is marked as low while a keyboard leaves less of it than a dialog needs', () => {
  render(page)
  const view = window.visualViewport as VisualViewport
  const isLow = () => document.documentElement.hasAttribute('data-low')
  document.documentElement.style.fontSize = '16px'
  for (const [left, low] of [
    [415, true],
    [417, false],
  ] as const) {
    const height = vi.spyOn(view, 'height', 'get').mockReturnValue(left)
    act(() => void view.dispatchEvent(new Event('resize')))
    expect(isLow(), String(left)).toBe(low)
    height.mockRestore()
  }
  document.documentElement.removeAttribute('style')
  cleanup()
  expect(isLow()).toBe(false)
})

test('the page is marked while its letters are large for the window, and no longer', () => {
  const isLarge = () => document.documentElement.hasAttribute('data-large')
  let tell = (_height: number) => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: (entries: unknown[]) => void) {
        tell = (height) => told([{ contentRect: { height } }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('innerWidth', 390)
  render(page)
  for (const [height, large] of [
    [16, false],
    [32, true],
    [19, false],
    [20, true],
  ] as const) {
    tell(height)
    expect(isLarge(), String(height)).toBe(large)
  }
  vi.stubGlobal('innerWidth', 400)
  window.dispatchEvent(new Event('resize'))
  expect(isLarge()).toBe(false)
  tell(32)
  cleanup()
  expect(isLarge()).toBe(false)
  vi.unstubAllGlobals()
})

test('where something has the focus already, the keyboard may be open', () => {
  const box = document.body.appendChild(document.createElement('input'))
  box.focus()
  render(page)
  expect(height()).toBe('768px')
})

test('the page is marked while a chat fills it, and its header while a page shows something there', () => {
  const shown = render(
    <WithHeaderSlot>
      <PageShell header={<HeaderSlot />} fill>
        <InHeader>The week</InHeader>
      </PageShell>
    </WithHeaderSlot>,
  )
  const header = shown.getByRole('banner')
  expect(header.textContent).toBe('The week')
  expect(header.hasAttribute('data-shares')).toBe(true)
  expect(header.parentElement?.hasAttribute('data-fill')).toBe(true)

  shown.rerender(
    <WithHeaderSlot>
      <PageShell header={<HeaderSlot />}>Another page</PageShell>
    </WithHeaderSlot>,
  )
  expect(header.isConnected).toBe(true)
  expect(header.hasAttribute('data-shares')).toBe(false)
  expect(header.parentElement?.hasAttribute('data-fill')).toBe(false)
})

test('where one page takes the place of another, the mark is that of the new one', () => {
  const frame = (body: ReactNode) => <PageFrame>{body}</PageFrame>
  const marked = () => document.querySelector('main')?.parentElement?.hasAttribute('data-fill')
  const shown = render(
    frame(
      <PageBody key="chat" fill>
        A chat
      </PageBody>,
    ),
  )
  expect(marked()).toBe(true)
  shown.rerender(frame(<PageBody key="page">A page</PageBody>))
  expect(marked()).toBe(false)
})
