import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChatBubble } from '#web/ui/chat/chat-bubble.tsx'
import { GuideNote } from '#web/ui/chat/talk.tsx'

function shown(text: string) {
  const { container } = render(<GuideNote kind="insight" name="Guide" text={text} />)
  const paragraph = container.querySelector('p:last-child')
  const bold = [...container.querySelectorAll('strong')].map((part) => part.textContent)
  return { text: paragraph?.textContent, bold, container }
}

test('pairs of markers become bold, and the markers go', () => {
  const { text, bold } = shown('You both named **trust** and, again, **time**.')
  expect(text).toBe('You both named trust and, again, time.')
  expect(bold).toEqual(['trust', 'time'])
})

test.each([
  ['2 ** 3 is eight', '2 ** 3 is eight', []],
  ['**a** and **b', 'a and **b', ['a']],
  ['****', '****', []],
  ['**two\nlines**', 'two\nlines', ['two\nlines']],
])('%j leaves lone markers alone', (source, text, bold) => {
  const result = shown(source)
  expect(result.text).toBe(text)
  expect(result.bold).toEqual(bold)
})

test.each(['own', 'partner'] as const)('%s words keep their asterisks', (kind) => {
  const { container } = render(<ChatBubble kind={kind} name="Ana" text="f**k this s**t" />)
  expect(container.querySelector('p:last-child')?.textContent).toBe('f**k this s**t')
  expect(container.querySelector('strong')).toBeNull()
})

test('what is quoted of the two is no bold, once or twice in a sentence, and the rest stays so', () => {
  const source = 'Mina wrote **“a lake”** and **“a boat”**; you both named **time**.'
  const { text, bold, container } = shown(source)
  expect(text).toBe('Mina wrote “a lake” and “a boat”; you both named time.')
  expect(bold).toEqual(['time'])
  const quoted = [...container.querySelectorAll('q')].map((part) => part.textContent)
  expect(quoted).toEqual(['“a lake”', '“a boat”'])
})

test('bold goes on from one paragraph to the next, and two that are alike are both shown', () => {
  const { text, bold } = shown('A **long\n\nwish**.\n\nOnce more.\n\nOnce more.')
  expect(text).toBe('A long' + 'wish.' + 'Once more.Once more.')
  expect(bold).toEqual(['long', 'wish'])
})

test('any other markup stays text', () => {
  const source =
    '**<img src=x onerror="alert(1)">** <script>alert(2)</script> [a](javascript:b) &amp;'
  const { text, container } = shown(source)
  expect(text).toBe(source.replaceAll('**', ''))
  expect(container.querySelector('img, script, a')).toBeNull()
})

test('an insight says that it is the guide’s', () => {
  render(<GuideNote kind="insight" name="Guide" text="Well said." />)
  expect(screen.getByText('An insight from the guide')).toBeTruthy()
  const said = [{ name: 'Mina', text: 'The soup.' }]
  const about = 'Mina wrote **“The soup”**. What would you cook again?'
  render(<GuideNote kind="insight" name="Guide" text={about} about={said} />)
  expect(screen.getByText('A question from the guide')).toBeTruthy()
})
