import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { RatingScale } from './rating-scale.tsx'

function Rating({ onSend }: { onSend: (values: { rating: string }) => void }) {
  const form = useForm({ defaultValues: { rating: '' } })
  return (
    <form onSubmit={form.handleSubmit(onSend)}>
      <RatingScale
        label="How was it?"
        values={[1, 2, 3]}
        ends={['Poor', 'Great']}
        error={form.formState.errors.rating?.message}
        {...form.register('rating', { required: 'Please choose' })}
      />
      <button type="submit">Send</button>
    </form>
  )
}

test('a scale names its ends, says what is wrong, and goes by the arrow keys', async () => {
  const sent: string[] = []
  render(<Rating onSend={({ rating }) => sent.push(rating)} />)
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    ...['1, Poor', '2', '3, Great'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const scale = await screen.findByRole('radiogroup', {
    name: 'How was it?',
    description: 'Please choose',
  })
  expect(scale.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1, Poor' }))
  await userEvent.click(screen.getByRole('radio', { name: '2' }))
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toEqual(['3'])
})
