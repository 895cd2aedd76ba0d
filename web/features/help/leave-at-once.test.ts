import 'fake-indexeddb/auto'
import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { leaveAtOnce, useLeavingByKey } from './leave-at-once.ts'

afterEach(() => sessionStorage.clear())

describe('leaving at once', () => {
  const leave = () => {
    const page = document.implementation.createHTMLDocument('Duologue')
    page.body.innerHTML = '<main>He hits me</main>'
    const hidden: (() => void)[] = []
    const replace = vi.fn<(href: string | URL) => void>()
    leaveAtOnce({
      document: page,
      location: { replace: (href) => replace(href) },
      addEventListener: (_type, listener) => hidden.push(listener),
    })
    const hide = () => {
      for (const listener of hidden) listener()
    }
    return { page, replace, hide }
  }

  test('C16 empties the page and its title, and takes the place of this entry of the history', () => {
    const { page, replace } = leave()
    expect(page.body.innerHTML).toBe('')
    expect(page.title).not.toContain('Duologue')
    expect(replace).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^https:\/\//))
    expect(replace.mock.calls[0]?.[0]).not.toMatch(/duologue|couple|help|safe/i)
  })

  test('C16 forgets the unsent words, those too that are stored as the page goes', () => {
    sessionStorage.setItem('draft_1', 'He hits me')
    const { hide } = leave()
    expect(sessionStorage.length).toBe(0)
    sessionStorage.setItem('draft_1', 'He hits me')
    hide()
    expect(sessionStorage.length).toBe(0)
  })
})

const rows = (act: 'count' | 'put') =>
  new Promise((resolve) => {
    const opening = indexedDB.open('duologue')
    opening.onupgradeneeded = () => opening.result.createObjectStore('kept')
    opening.onsuccess = () => {
      const store = opening.result.transaction('kept', 'readwrite').objectStore('kept')
      const asked = act === 'count' ? store.count() : store.put('sealed', 'a row')
      asked.onsuccess = () => resolve(asked.result)
    }
  })

test('C16 R28 takes the key to what waits here for a network, and the rows as soon as they go', async () => {
  await rows('put')
  localStorage.setItem('sealingHalf', '{"userId":1,"salt":"x"}')
  leaveAtOnce({
    document: document.implementation.createHTMLDocument('Duologue'),
    location: { replace: () => undefined },
    addEventListener: () => undefined,
  })
  expect(localStorage.getItem('sealingHalf')).toBeNull()
  await vi.waitFor(async () => expect(await rows('count')).toBe(0))
})

describe('the key to leave', () => {
  const keys = (presses: readonly { key?: string; at: number; repeat?: boolean }[]) => {
    const left = vi.fn<() => void>()
    const { unmount } = renderHook(() => useLeavingByKey(left))
    for (const { key = 'Escape', at, repeat = false } of presses) {
      const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true })
      Object.defineProperty(event, 'timeStamp', { value: at })
      fireEvent(document.body, event)
    }
    unmount()
    return left.mock.calls.length
  }

  test('C16 is Esc, three times within two seconds', () => {
    expect(keys([{ at: 0 }, { at: 900 }, { at: 1800 }])).toBe(1)
    expect(keys([{ at: 0 }, { at: 1500 }, { at: 2500 }, { at: 3000 }])).toBe(1)
  })

  test.each([
    ['twice', [{ at: 0 }, { at: 100 }]],
    ['slowly', [{ at: 0 }, { at: 1500 }, { at: 3000 }]],
    ['with another key between', [{ at: 0 }, { at: 100 }, { key: 'a', at: 150 }, { at: 200 }]],
    ['held down', [{ at: 0 }, { at: 100, repeat: true }, { at: 200, repeat: true }]],
  ] as const)('C16 %s is something else', (_how, presses) => {
    expect(keys(presses)).toBe(0)
  })

  test('C16 works where something else keeps Esc to itself', () => {
    const left = vi.fn<() => void>()
    const { unmount } = renderHook(() => useLeavingByKey(left))
    const keeper = document.createElement('input')
    keeper.addEventListener('keydown', (event) => event.stopImmediatePropagation())
    document.body.append(keeper)
    for (let press = 0; press < 3; press += 1) fireEvent.keyDown(keeper, { key: 'Escape' })
    keeper.remove()
    unmount()
    expect(left).toHaveBeenCalledOnce()
  })
})
