import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { StepCard, StepPath } from './step-path.tsx'

const path = (isOver: boolean) => (
  <StepPath label="The week">
    <StepCard number={1} title="Who answers?" status="done" isOver={isOver}>
      <button type="button">Mina</button>
    </StepCard>
    <StepCard
      number={2}
      title="Answer"
      status="done"
      isOver={isOver}
      control={<button type="button">Start</button>}
    />
  </StepPath>
)
const isOpen = (title: RegExp) =>
  screen.getByRole('button', { name: title }).getAttribute('aria-expanded') === 'true'
const both = () => [isOpen(/Who answers\?$/), isOpen(/Answer$/)]

test.each([
  ['Mina', [true, false]],
  ['Start', [false, true]],
])('a step that is over folds, but not over who is at "%s"', async (name, open) => {
  const { rerender } = render(path(false))
  const inIt = screen.getByRole('button', { name })
  await userEvent.click(inIt)
  rerender(path(true))
  expect(both()).toEqual(open)
  expect(document.activeElement).toBe(inIt)
  await userEvent.click(document.body)
  expect(both()).toEqual(open)
  await userEvent.click(screen.getByRole('button', { name: /Who answers\?$/ }))
  expect(isOpen(/Who answers\?$/)).toBe(!open[0])
})

test('what is over from the start is folded, and a press opens and closes it', async () => {
  render(path(true))
  expect(both()).toEqual([false, false])
  const row = screen.getByRole('button', { name: /Who answers\?$/ })
  await userEvent.click(row)
  expect(both()).toEqual([true, false])
  await userEvent.click(row)
  expect(both()).toEqual([false, false])
})
