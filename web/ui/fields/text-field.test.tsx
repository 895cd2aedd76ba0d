import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

function NameForm() {
  const { register, reset, formState } = useForm({ defaultValues: { name: 'Zoë' } })
  return (
    <form>
      <TextField
        label="Name"
        hint="As you like it"
        error={formState.isDirty ? 'Changed' : undefined}
        countTo={13}
        {...register('name')}
      />
      <button type="button" onClick={() => reset({ name: 'Ann' })}>
        Reset
      </button>
    </form>
  )
}

test.each([
  ['👩‍👩‍👧', 1],
  ['नमस्ते', 3],
  ['e\u0301te\u0301', 3],
  ['🇳🇿 Ana', 5],
  ['  Zoë\u00a0 ', 3],
  ['   ', 0],
])('%s counts as %i', async (text, count) => {
  render(<TextField label="Name" countTo={13} />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.paste(text)
  expect(screen.getByText(`${count}/13`)).toBeTruthy()
})

test('what may be left out says so in its hint, where it has one, and in its name always', () => {
  render(<TextField label="Email" hint="To sign in." optional />)
  expect(screen.getByRole('textbox', { name: 'Email (optional)' })).toBeTruthy()
  expect(screen.getByText('To sign in.').textContent).toBe('Optional. To sign in.')
})

test('the counter follows what a form library fills in', async () => {
  render(<NameForm />)
  expect(screen.getByText('3/13')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox'), ' and Sam and co')
  expect(screen.getByText('18/13')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByText('3/13')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ann')
})

test('hint, error and count describe the field', async () => {
  render(<NameForm />)
  const field = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.type(field, '!')
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const texts = ids.map((id) => document.getElementById(id)?.textContent)
  expect(texts).toEqual(['As you like it', 'Changed', '4/134 of 13 characters'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a password can be shown and hidden again', async () => {
  render(<PasswordField label="New password" />)
  const field = screen.getByLabelText<HTMLInputElement>('New password')
  expect(field.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show new password' }))
  expect(field.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide new password' }))
  expect(field.type).toBe('password')
})
