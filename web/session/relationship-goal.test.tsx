import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  claimGoal,
  goalMaximum,
  readGoal,
  readGoalOfNobody,
  saveGoal,
  saveGoalOfNobody,
  useRelationshipGoal,
} from './relationship-goal.ts'

afterEach(() => localStorage.clear())

const mina = { id: 100, partnerId: 101 }
const jonas = { id: 101, partnerId: 100 }
const strangers = { id: 202, partnerId: 203 }

function Goal() {
  return <p>{`Goal: ${useRelationshipGoal()}`}</p>
}

test('C4 a changed goal is shown at once, here and from another tab', () => {
  render(<Goal />)
  act(() => saveGoal('  Slow mornings '))
  expect(screen.getByText('Goal: Slow mornings')).toBeTruthy()
  act(() => {
    localStorage.setItem('relationshipGoal', 'More walks')
    window.dispatchEvent(new StorageEvent('storage', { key: 'relationshipGoal' }))
  })
  expect(screen.getByText('Goal: More walks')).toBeTruthy()
  act(() => saveGoal('  '))
  expect(localStorage.length).toBe(0)
})

test('C4 a goal has its length', () => {
  saveGoal('x'.repeat(200))
  expect(readGoal()).toHaveLength(goalMaximum)
})

test('C4 either of the two takes a goal over from before the login, another couple does not', () => {
  saveGoal('Slow mornings')
  for (const person of [mina, jonas, mina]) claimGoal(person)
  expect(readGoal()).toBe('Slow mornings')
  claimGoal(strangers)
  expect(localStorage.length).toBe(0)
})

test('C4 a goal given before the login takes the place of another couple’s, and is the next one’s', () => {
  saveGoalOfNobody('Slow mornings')
  expect(readGoalOfNobody()).toBe('Slow mornings')
  claimGoal(mina)
  saveGoalOfNobody('More walks')
  claimGoal(strangers)
  expect(readGoal()).toBe('More walks')
})

test('T24 before a login nobody is shown a couple’s goal, nor takes it away by saying nothing', () => {
  saveGoal('Slow mornings')
  claimGoal(mina)
  expect(readGoalOfNobody()).toBe('')
  saveGoalOfNobody('  ')
  claimGoal(jonas)
  expect(readGoal()).toBe('Slow mornings')
})

test('C4 who empties the field takes back what was given there', () => {
  saveGoalOfNobody('Slow mornings')
  saveGoalOfNobody('')
  expect(localStorage.length).toBe(0)
})
