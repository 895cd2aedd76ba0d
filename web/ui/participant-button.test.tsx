import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ParticipantButton } from './participant-button.tsx'

test.each([
  ['chosen', { selected: true, completed: false }, 'bg-selected', 'Answering now'],
  ['done', { selected: false, completed: true }, 'bg-done', 'All answered'],
  ['chosen and done', { selected: true, completed: true }, 'bg-done', 'All answered'],
  ['neither', { selected: false, completed: false }, 'bg-surface', 'Not yet'],
])('who is %s shows it', (_, state, ground, words) => {
  render(<ParticipantButton name="Mina" tone="own" {...state} />)
  const button = screen.getByRole('button', { name: new RegExp(words) })
  expect([...button.classList].filter((name) => name.startsWith('bg-'))).toEqual([ground])
})
