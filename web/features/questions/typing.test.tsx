import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '#web/ui/overlays/toast.tsx'
import { Answering } from './answering.tsx'
import { questionsWords } from './questions-words.ts'

const rendered: string[] = []
vi.mock('#web/ui/chat/chat-bubble.tsx', () => ({
  ChatBubble({ text }: { text: string }) {
    rendered.push(text)
    return <p>{text}</p>
  },
}))

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const questions = [1, 2, 3].map((id) => ({
  id,
  content: `What about ${id}?`,
  answered: id < 3,
}))
const nothing = () => undefined

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <Answering
          weekId="session-1"
          person={{ id: 7, name: 'Mina', participant: 'primary' }}
          writtenBy={7}
          questions={questions}
          swaps={0}
          now={() => 0}
          newDeliveryId={() => 'a delivery'}
          interruption={null}
          renderHelp={() => null}
          isRetrying={false}
          onRetry={nothing}
          {...{ onClaimed: nothing, onDone: nothing, onHeld: nothing, onLeave: nothing }}
        />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return screen.getByPlaceholderText('Type your answer...')
}

test('typing renders no bubble anew, and sending neither the greeting nor a question', () => {
  const box = open()
  expect(rendered).toContain(questionsWords.question(3, 'What about 3?'))
  rendered.length = 0
  fireEvent.change(box, { target: { value: 'We walked' } })
  fireEvent.change(box, { target: { value: 'We walked home' } })
  expect(rendered).toEqual([])
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(screen.getByText('We walked home')).toBeDefined()
  expect(rendered).toContain('We walked home')
  expect(rendered.filter((text) => text.includes('What about'))).toEqual([])
  expect(rendered).not.toContain(questionsWords.greeting)
})
