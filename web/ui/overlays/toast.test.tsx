import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endFakeTime } from '#web/testing/fake-time.ts'
import { Dialog } from './dialog.tsx'
import { ToastProvider, useToast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(endFakeTime)

function Buttons() {
  const { toast } = useToast()
  return ['First', 'Second'].map((title) => (
    <button key={title} type="button" onClick={() => toast({ title, description: 'Done.' })}>
      Say {title}
    </button>
  ))
}

function say(title: string) {
  fireEvent.click(screen.getByRole('button', { name: `Say ${title}` }))
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const titles = () =>
  screen.queryAllByRole('dialog').map((toast) => toast.querySelector('p')?.textContent)

test('one toast at a time, each for five seconds', async () => {
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  )
  say('First')
  await pass(3000)
  expect(titles()).toEqual(['First'])
  say('Second')
  await pass(100)
  expect(titles()).toEqual(['Second'])
  await pass(4700)
  expect(titles()).toEqual(['Second'])
  await pass(400)
  expect(titles()).toEqual([])
})

test('a closed toast does not bring the one before back', async () => {
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  )
  say('First')
  say('Second')
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  await pass(100)
  expect(titles()).toEqual([])
})

test('toasts are announced politely', async () => {
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  )
  say('First')
  await pass(50)
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(region.getAttribute('aria-live')).toBe('polite')
  expect(region.textContent).toContain('FirstDone.')
})

test('C7 C13 lies at the foot of a phone, and makes way for a dialog until it is gone', async () => {
  const tops = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const position = () => screen.getByRole('region').dataset.position
  const page = (open: boolean) => (
    <ToastProvider>
      <Buttons />
      <Dialog open={open} onOpenChange={() => undefined} title="Profile" />
    </ToastProvider>
  )
  const { rerender } = render(page(false))
  const press = () => {
    const button = screen.getByRole('button', { name: 'Say First', hidden: true })
    fireEvent.click(button)
  }
  press()
  await pass(100)
  expect(position()).toBe('foot')
  tops.mockReturnValue({ top: 400 } as DOMRect)
  rerender(page(true))
  await pass(100)
  expect(position()).toBe('top')
  tops.mockReturnValue({ top: 16 } as DOMRect)
  press()
  await pass(100)
  expect(position()).toBe('above-actions')
  rerender(page(false))
  await pass(1000)
  expect(position()).toBe('above-actions')
  press()
  await pass(100)
  expect(position()).toBe('foot')
  rerender(page(true))
  await pass(100)
  expect(position()).toBe('above-actions')
  tops.mockRestore()
})

const dismissed = () => document.querySelectorAll('[data-dismissed-toast]').length

test('B4 a toast is dismissed after five seconds and removed five seconds after that', async () => {
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  )
  say('First')
  await pass(4900)
  expect([titles(), dismissed()]).toEqual([['First'], 0])
  await pass(200)
  expect([titles(), dismissed()]).toEqual([[], 1])
  await pass(4800)
  expect(dismissed()).toBe(1)
  await pass(200)
  expect(dismissed()).toBe(0)
})

test('B4 closing by hand dismisses early, and a new toast takes the only place', async () => {
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  )
  say('First')
  await pass(1000)
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  await pass(4900)
  expect([titles(), dismissed()]).toEqual([[], 1])
  say('Second')
  await pass(50)
  expect([titles(), dismissed()]).toEqual([['Second'], 0])
})
