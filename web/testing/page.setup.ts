import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

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
