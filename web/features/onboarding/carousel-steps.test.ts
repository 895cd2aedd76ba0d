import { describe, expect, test } from 'vitest'
import { controlsAt, lastStep, pull, stepAfterKey, stepAfterSwipe } from './carousel-steps.ts'

test('there are four slides', () => {
  expect(lastStep).toBe(3)
})

describe('a swipe moves by more than 50 pixels sideways', () => {
  test.each([
    { from: 0, x: -51, y: 0, to: 1 },
    { from: 0, x: -50, y: 0, to: 0 },
    { from: 1, x: 51, y: 0, to: 0 },
    { from: 1, x: 50, y: 0, to: 1 },
    { from: 1, x: -300, y: 40, to: 2 },
    { from: 0, x: 200, y: 0, to: 0 },
    { from: 3, x: -200, y: 0, to: 3 },
    { from: 1, x: -80, y: 81, to: 1 },
    { from: 1, x: -80, y: -80, to: 2 },
    { from: 2, x: 0, y: 0, to: 2 },
  ])('from $from over $x, $y to $to', ({ from, x, y, to }) => {
    expect(stepAfterSwipe(from, { x, y })).toBe(to)
  })
})

test.each([
  { from: 0, key: 'ArrowRight', to: 1 },
  { from: 3, key: 'ArrowRight', to: 3 },
  { from: 3, key: 'ArrowLeft', to: 2 },
  { from: 0, key: 'ArrowLeft', to: 0 },
  { from: 1, key: 'Enter', to: 1 },
  { from: 1, key: 'ArrowDown', to: 1 },
])('$key takes slide $from to $to', ({ from, key, to }) => {
  expect(stepAfterKey(from, key)).toBe(to)
})

test.each([
  { from: 1, x: -80, y: 10, by: -80 },
  { from: 1, x: 80, y: 10, by: 80 },
  { from: 0, x: 80, y: 0, by: 20 },
  { from: 3, x: -80, y: 0, by: -20 },
  { from: 1, x: 10, y: 80, by: 0 },
])('slide $from pulled by $x, $y follows by $by', ({ from, x, y, by }) => {
  expect(pull(from, { x, y })).toBe(by)
})

test.each([
  { step: 0, skip: false, back: false, next: false },
  { step: 1, skip: true, back: true, next: true },
  { step: 2, skip: true, back: true, next: true },
  { step: 3, skip: false, back: true, next: false },
])('the controls of slide $step', ({ step, ...controls }) => {
  expect(controlsAt(step)).toEqual(controls)
})
