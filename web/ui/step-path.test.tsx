import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type StepAction, StepCard, StepPath } from './step-path.tsx'

const path = (isOver: boolean, action?: StepAction) => (
  <StepPath label="The week">
    <StepCard number={1} title="Who answers?" status="done" isOver={isOver}>
      <button type="button">Mina</button>
    </StepCard>
    <StepCard number={2} title="Start" status="done" isOver={isOver} action={action} />
  </StepPath>
)
const row = () => screen.getByRole('button', { name: /Who answers\?$/ })
const isOpen = () => row().getAttribute('aria-expanded') === 'true'
const start = () => screen.getByRole('button', { name: 'Start' })

test('a step that is over folds, and who was in it goes on at what opens it again', async () => {
  const { rerender } = render(path(false))
  await userEvent.click(screen.getByRole('button', { name: 'Mina' }))
  rerender(path(true))
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(row())
  await userEvent.keyboard('{Enter}')
  expect(isOpen()).toBe(true)
})

test('what is over from the start is folded, and a press opens and closes it', async () => {
  render(path(true))
  expect(isOpen()).toBe(false)
  await userEvent.click(row())
  expect(isOpen()).toBe(true)
  await userEvent.click(row())
  expect(isOpen()).toBe(false)
})

test('what a step is done with has its title for a name, and says why it does nothing now', async () => {
  const [onPress, onRefused] = [vi.fn(), vi.fn()]
  const { rerender } = render(path(false, { onPress, onRefused }))
  await userEvent.click(start())
  rerender(path(false, { onPress, onRefused, reason: 'Nothing is left.' }))
  expect(start().getAttribute('aria-disabled')).toBe('true')
  const words = document.getElementById(start().getAttribute('aria-describedby') ?? '')
  expect(words?.textContent).toBe('Nothing is left.')
  await userEvent.click(start())
  expect([onPress.mock.calls.length, onRefused.mock.calls.length]).toEqual([1, 1])
  rerender(path(false, { onPress, onRefused, pending: true }))
  await userEvent.click(start())
  expect([onPress.mock.calls.length, onRefused.mock.calls.length]).toEqual([1, 1])
})
