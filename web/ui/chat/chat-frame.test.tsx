import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastProvider, useToast } from '#web/ui/overlays/toast.tsx'
import { ChatFrame } from './chat-frame.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Lets a test say how high what is observed has become. */
function observedHeights() {
  const observed = new Map<Element, () => void>()
  class Observer {
    readonly heard: () => void
    constructor(heard: () => void) {
      this.heard = heard
    }
    observe(element: Element) {
      observed.set(element, this.heard)
    }
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  return (element: Element, height: number) => {
    Object.defineProperty(element, 'offsetHeight', { value: height, configurable: true })
    act(() => observed.get(element)?.())
  }
}

function Chat() {
  const { toast } = useToast()
  return (
    <ChatFrame
      foot={
        <button type="button" onClick={() => toast({ title: 'Saved' })}>
          Press
        </button>
      }
    >
      <p>A chat</p>
    </ChatFrame>
  )
}

const page = (isChat: boolean) => <ToastProvider>{isChat ? <Chat /> : <p>Home</p>}</ToastProvider>
const viewport = () => screen.getByText('Saved').closest<HTMLElement>('[data-position]')

test('a toast lies above the foot of the chat, and the page itself is not styled anew for it', () => {
  const becomes = observedHeights()
  const { rerender } = render(page(true))
  const button = screen.getByRole('button', { name: 'Press' })
  const foot = button.closest('.sticky')
  if (!foot) throw new Error('The chat has no foot.')
  becomes(foot, 80)
  act(() => button.click())
  expect(viewport()?.style.getPropertyValue('--chat-foot')).toBe('80px')
  becomes(foot, 128)
  expect(viewport()?.style.getPropertyValue('--chat-foot')).toBe('128px')
  expect(document.documentElement.getAttribute('style') ?? '').not.toContain('--chat-foot')
  rerender(page(false))
  expect(viewport()?.style.getPropertyValue('--chat-foot')).toBe('')
})
