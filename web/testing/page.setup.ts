import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

afterEach(cleanup)
// A page that is on its way when a file ends would be lost to the next file in this process, too.
afterAll(() => vi.dynamicImportSettled())

configure({
  // Behind a page a whole server works, and each page arrives as a module of its own.
  asyncUtilTimeout: 25_000,
  // What was not found, without the whole page.
  getElementError: (message) => new Error(message ?? 'Not found'),
})

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
window.ResizeObserver ??= SilentObserver
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.scrollTo ??= () => {}
Element.prototype.getAnimations ??= () => []

if (!window.visualViewport) {
  const view = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 768 })
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true })
}
