import { describe, expect, test } from 'vitest'
import {
  type AskConversation,
  type AskEvent,
  type GuideAnswer,
  messagesOf,
  opening,
  step,
} from './ask-conversation.ts'

const played = (...events: AskEvent[]): AskConversation => events.reduce(step, opening)
const answer: GuideAnswer = { answer: 'Begin gently.', source: 'built-in', topic: 'soft-start' }

describe('a talk with the guide', () => {
  test('what is sent is trimmed and leaves the composer free', () => {
    const conversation = played({ type: 'typed', text: ' How? ' }, { type: 'sent', text: ' How? ' })
    expect(conversation).toEqual({ exchanges: [], asking: 'How?', draft: '' })
  })

  test('an empty text is not sent, and nothing while one is on its way', () => {
    expect(played({ type: 'sent', text: ' \n ' })).toEqual(opening)
    const asking = played({ type: 'sent', text: 'One' })
    expect(step(asking, { type: 'sent', text: 'Two' })).toBe(asking)
  })

  test('a failure gives the question back, before what was typed meanwhile', () => {
    const conversation = played(
      { type: 'sent', text: 'One' },
      { type: 'typed', text: 'Two' },
      { type: 'unsent' },
    )
    expect(conversation).toEqual({ exchanges: [], asking: null, draft: 'One\n\nTwo' })
  })

  test('a late reply means nothing', () => {
    expect(played({ type: 'answered', answer })).toEqual(opening)
    expect(played({ type: 'unsent' })).toEqual(opening)
  })

  test('greets, then tells questions and answers in order, with who wrote them', () => {
    const conversation = played(
      { type: 'sent', text: 'One' },
      { type: 'answered', answer },
      { type: 'sent', text: 'Two' },
      { type: 'answered', answer: { answer: 'Call.', source: 'model', topic: 'safety' } },
      { type: 'sent', text: 'Three' },
    )
    const messages = messagesOf(conversation).map(({ kind, text, showsHelp, writtenBy }) => ({
      kind,
      text,
      showsHelp,
      writtenBy,
    }))
    expect(messages.slice(1)).toEqual([
      { kind: 'own', text: 'One' },
      { kind: 'neutral', text: 'Begin gently.', writtenBy: 'Written by the built-in guide' },
      { kind: 'own', text: 'Two' },
      {
        kind: 'neutral',
        text: 'Call.',
        showsHelp: true,
        writtenBy: 'Written by the model',
      },
      { kind: 'own', text: 'Three' },
    ])
    expect(messages[0]?.text).toMatch(/^Hello\. I am here to help/)
  })

  test('leaves out the numbers of an answer below which people to call stand', () => {
    const text = 'You matter.\n\nIn danger: 111.'
    const shown = (topic: string) =>
      messagesOf(
        played(
          { type: 'sent', text: 'Help' },
          { type: 'answered', answer: { answer: text, source: 'built-in', topic } },
        ),
      ).at(-1)?.text
    expect(shown('safety')).toBe('You matter.')
    expect(shown('soft-start')).toBe(text)
  })

  test('shows whom to call below the newest answer that says so, and only there', () => {
    const help: GuideAnswer = { answer: 'Call.', source: 'built-in', topic: 'safety' }
    const conversation = played(
      ...[help, help, answer].flatMap((reply): AskEvent[] => [
        { type: 'sent', text: 'Next' },
        { type: 'answered', answer: reply },
      ]),
    )
    const shown = messagesOf(conversation).filter(({ showsHelp }) => showsHelp)
    expect(shown.map(({ key }) => key)).toEqual(['answer-1'])
  })

  test('offers what may have been meant below the newest answer, until something else is asked', () => {
    const unsure: GuideAnswer = {
      answer: 'Not sure.',
      source: 'built-in',
      offers: ['Why?', 'How?'],
    }
    const asked: AskEvent[] = [
      { type: 'sent', text: 'Hm' },
      { type: 'answered', answer: unsure },
    ]
    const offered = (...events: AskEvent[]) =>
      messagesOf(played(...events)).flatMap(({ offers = [] }) => offers)
    expect(offered(...asked, ...asked)).toEqual(['Why?', 'How?'])
    expect(offered(...asked, { type: 'sent', text: 'Why?' })).toEqual([])
  })
})
