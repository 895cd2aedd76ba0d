import { expect, test, vi } from 'vitest'
import { beginAnewWhenBroughtBack } from './brought-back.ts'

test.each([
  ['brought back whole', true, '', 1],
  ['loaded', false, 'two answers', 0],
])('T24 a page that was %s', (_how, persisted, left, times) => {
  const place = new EventTarget()
  const body = document.createElement('body')
  body.textContent = 'two answers'
  const reload = vi.fn()
  beginAnewWhenBroughtBack(
    Object.assign(place, { document: { body }, location: { reload } }) as unknown as Window,
  )
  place.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  expect([body.textContent, reload.mock.calls.length]).toEqual([left, times])
})
