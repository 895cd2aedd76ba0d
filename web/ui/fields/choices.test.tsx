import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { RadioGroup } from './radio-group.tsx'
import { SelectField } from './select-field.tsx'
import { Switch } from './switch.tsx'

const days = [
  { value: 'Monday', label: 'Monday' },
  { value: 'Tuesday', label: 'Tuesday' },
  { value: 'Wednesday', label: 'Wednesday' },
] as const

function Day({ error }: { error?: string }) {
  const [day, setDay] = useState<'Monday' | 'Tuesday' | 'Wednesday' | null>(null)
  return (
    <SelectField
      label="Day"
      hint="Of the week"
      error={error}
      placeholder="Choose a day"
      options={days}
      value={day}
      onValueChange={setDay}
    />
  )
}

test('a select opens, chooses and closes by keyboard, and keeps the focus', async () => {
  render(<Day />)
  const field = screen.getByRole('combobox', { name: 'Day', description: 'Of the week' })
  expect(field.textContent).toBe('Choose a day')
  await userEvent.tab()
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{Enter}')
  const first = await screen.findByRole('option', { name: 'Monday' })
  await waitFor(() => expect(document.activeElement).toBe(first))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(field.textContent).toBe('Tuesday'))
  await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]))
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('a select is chosen from with the pointer and says what is wrong', async () => {
  render(<Day error="Please choose a day" />)
  const field = screen.getByRole('combobox', {
    name: 'Day',
    description: 'Of the week Please choose a day',
  })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(field)
  await userEvent.click(await screen.findByRole('option', { name: 'Wednesday' }))
  expect(field.textContent).toBe('Wednesday')
})

function Reminders() {
  const [on, setOn] = useState(false)
  return <Switch label="Remind us" hint="Once a week" checked={on} onCheckedChange={setOn} />
}

test('a switch turns by pointer, by its label and by keyboard', async () => {
  render(<Reminders />)
  const field = screen.getByRole('switch', { name: 'Remind us', description: 'Once a week' })
  const isOn = () => field.getAttribute('aria-checked')
  expect(isOn()).toBe('false')
  await userEvent.click(field)
  expect(isOn()).toBe('true')
  await userEvent.click(screen.getByText('Remind us'))
  expect(isOn()).toBe('false')
  field.focus()
  await userEvent.keyboard(' ')
  expect(isOn()).toBe('true')
})

function Rating({ onSend }: { onSend: (values: { rating: string }) => void }) {
  const form = useForm({ defaultValues: { rating: '' } })
  return (
    <form onSubmit={form.handleSubmit(onSend)}>
      <RadioGroup
        label="How was it?"
        hint="Honestly"
        error={form.formState.errors.rating?.message}
        ends={['Poor', 'Great']}
        options={['1', '2', '3'].map((value) => ({ value, label: value }))}
        {...form.register('rating', { required: 'Please choose' })}
      />
      <button type="submit">Send</button>
    </form>
  )
}

test('radio buttons belong to a form, name the ends of a scale and say what is wrong', async () => {
  const sent: string[] = []
  render(<Rating onSend={({ rating }) => sent.push(rating)} />)
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    ...['1, Poor', '2', '3, Great'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const group = await screen.findByRole('radiogroup', {
    name: 'How was it?',
    description: 'Honestly Please choose',
  })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1, Poor' }))
  await userEvent.click(screen.getByRole('radio', { name: '2' }))
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toEqual(['3'])
})
