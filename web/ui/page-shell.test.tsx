import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageFrame } from './page-shell.tsx'

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

test('where something has the focus already, the keyboard may be open', () => {
  const box = document.body.appendChild(document.createElement('input'))
  box.focus()
  render(page)
  expect(height()).toBe('768px')
})
