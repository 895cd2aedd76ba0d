import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endFakeTime } from '#web/testing/fake-time.ts'
import { Dialog } from './dialog.tsx'
import { ToastProvider, useToast } from './toast.tsx'
import { standsIn, ToastPlace } from './toast-place.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(endFakeTime)

function Buttons() {
  const { toast } = useToast()
  return ['First', 'Second', 'Failure'].map((title) => {
    const variant = title === 'Failure' ? 'destructive' : undefined
    return (
      <button
        key={title}
        type="button"
        onClick={() => toast({ title, description: 'Done.', variant })}
      >
        Say {title}
      </button>
    )
  })
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

const lyingIn = () => screen.getByRole('region', { hidden: true }).closest('[role="dialog"], main')

test('C7 C13 stands in the flow of an open dialog, and on the page once that is closed', async () => {
  const page = (open: boolean) => (
    <ToastProvider>
      <main>
        <Buttons />
      </main>
      <Dialog open={open} onOpenChange={() => undefined} title="Profile" />
    </ToastProvider>
  )
  const { rerender } = render(page(false))
  fireEvent.click(screen.getByRole('button', { name: 'Say First' }))
  await pass(100)
  expect(lyingIn()).toBeNull()
  rerender(page(true))
  await pass(100)
  expect(lyingIn()?.textContent).toContain('Profile')
  expect(screen.getByText('First').textContent).toBe('First')
  rerender(page(false))
  await pass(100)
  expect(lyingIn()).toBeNull()
  expect(screen.getByText('First').textContent).toBe('First')
})

test.each([
  [false, true],
  [true, false],
])(
  'above the foot of a chat on a phone, beside it on a wide screen (wide: %s)',
  async (matches, isInChat) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches, media }) as MediaQueryList,
    )
    render(
      <ToastProvider>
        <main>
          <ToastPlace onPhones />
          <Buttons />
        </main>
      </ToastProvider>,
    )
    say('First')
    await pass(100)
    expect(lyingIn() !== null).toBe(isInChat)
    vi.restoreAllMocks()
  },
)

test.each([
  [0, true, true],
  [0, false, false],
  [1, true, true],
  [2, true, true],
  [2, false, false],
])(
  'in a form of a window of any width, and of what failed alone (width %s, failed: %s)',
  (width, hasFailed, isInForm) => {
    expect(standsIn({ failures: 'only' }, width, hasFailed)).toBe(isInForm)
  },
)

const region = () => screen.getByRole('region', { hidden: true })
const inDialog = (isOpen: boolean) => (
  <ToastProvider>
    <Buttons />
    <Dialog open={isOpen} onOpenChange={() => undefined} title="Profile">
      <Buttons />
    </Dialog>
  </ToastProvider>
)
const sayInDialog = (title = 'First') =>
  fireEvent.click(
    screen.getAllByRole('button', { name: `Say ${title}`, hidden: true }).at(-1) as Element,
  )

test('C10 a toast that comes as its dialog closes is added to the live region, and goes after five seconds', async () => {
  const { rerender } = render(inDialog(true))
  await pass(100)
  const live = region()
  sayInDialog()
  rerender(inDialog(false))
  await pass(100)
  expect(region()).toBe(live)
  expect(lyingIn()).toBeNull()
  const added: string[] = []
  const watching = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      added.push(...[...addedNodes].map((one) => one.textContent ?? ''))
  })
  watching.observe(live, { childList: true, subtree: true })
  await pass(200)
  watching.disconnect()
  expect(added).toContain('FirstDone.')
  expect(titles()).toEqual(['First'])
  await pass(4800)
  expect(titles()).toEqual([])
})

test.each(['pointer', 'focus'])(
  'B4 a %s in a toast holds it no longer once it was moved',
  async (what) => {
    const { rerender } = render(inDialog(true))
    await pass(100)
    sayInDialog()
    await pass(100)
    const close = screen.getByRole('button', { name: 'Close message' })
    if (what === 'pointer') fireEvent.mouseOver(close)
    else act(() => close.focus())
    await pass(6000)
    expect(titles()).toContain('First')
    rerender(inDialog(false))
    await pass(5100)
    expect(titles()).toEqual([])
  },
)

test('from a tablet on it moves nothing in a dialog, but that something there failed is said there', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        matches: media.includes('40rem'),
        media,
      }) as MediaQueryList,
  )
  render(inDialog(true))
  await pass(100)
  sayInDialog()
  await pass(100)
  expect(lyingIn()).toBeNull()
  sayInDialog('Failure')
  await pass(300)
  expect(lyingIn()?.textContent).toContain('FailureDone.')
  await pass(10_000)
  expect(lyingIn()).toBeNull()
  vi.restoreAllMocks()
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
