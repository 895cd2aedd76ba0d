import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a button with a reason keeps the focus, says why and refuses', async () => {
  const onClick = vi.fn()
  const onRefused = vi.fn()
  render(
    <Button disabledReason="Waiting for Sam." onClick={onClick} onRefused={onRefused}>
      Start
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Start', description: 'Waiting for Sam.' })
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Enter}')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(onRefused).toHaveBeenCalledTimes(1)
  expect(onClick).not.toHaveBeenCalled()
})

test('a pending button sends no form twice and keeps its focus', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Text" />
      <Button type="submit" pending={pending}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).toHaveBeenCalledTimes(1)
  rerender(form(true))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(screen.getByRole('button'))
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
