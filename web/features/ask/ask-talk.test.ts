import { describe, expect, test } from 'vitest'
import { messagesOf } from './ask-messages.ts'
import { type AskEvent, type AskTalk, type GuideAnswer, openTalk, step } from './ask-talk.ts'

const talkAfter = (...events: AskEvent[]): AskTalk => events.reduce(step, openTalk)
const answer: GuideAnswer = { answer: 'Begin gently.', source: 'built-in', topic: 'soft-start' }

describe('a talk with the guide', () => {
  test('what is sent is trimmed and leaves the composer free', () => {
    const talk = talkAfter({ type: 'typed', text: ' How? ' }, { type: 'sent', text: ' How? ' })
    expect(talk).toEqual({ exchanges: [], asking: 'How?', draft: '' })
  })

  test('an empty text is not sent, and nothing while one is on its way', () => {
    expect(talkAfter({ type: 'sent', text: ' \n ' })).toEqual(openTalk)
    const asking = talkAfter({ type: 'sent', text: 'One' })
    expect(step(asking, { type: 'sent', text: 'Two' })).toBe(asking)
  })

  test('a failure gives the question back, before what was typed meanwhile', () => {
    const talk = talkAfter(
      { type: 'sent', text: 'One' },
      { type: 'typed', text: 'Two' },
      { type: 'unsent' },
    )
    expect(talk).toEqual({ exchanges: [], asking: null, draft: 'One\n\nTwo' })
  })

  test('a late reply means nothing', () => {
    expect(talkAfter({ type: 'answered', answer })).toEqual(openTalk)
    expect(talkAfter({ type: 'unsent' })).toEqual(openTalk)
  })

  test('greets, then tells questions and answers in order, with who wrote them', () => {
    const talk = talkAfter(
      { type: 'sent', text: 'One' },
      { type: 'answered', answer },
      { type: 'sent', text: 'Two' },
      { type: 'answered', answer: { answer: 'Call.', source: 'model', topic: 'safety' } },
      { type: 'sent', text: 'Three' },
    )
    const told = messagesOf(talk).map(({ kind, text, showsHelp, writtenBy }) => ({
      kind,
      text,
      showsHelp,
      writtenBy,
    }))
    expect(told.slice(1)).toEqual([
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
    expect(told[0]?.text).toMatch(/^Hello\. I am here to help/)
  })

  test('leaves out the numbers of an answer below which people to call stand', () => {
    const text = 'You matter.\n\nIn danger: 111.'
    const shown = (topic: string) =>
      messagesOf(
        talkAfter(
          { type: 'sent', text: 'Help' },
          { type: 'answered', answer: { answer: text, source: 'built-in', topic } },
        ),
      ).at(-1)?.text
    expect(shown('safety')).toBe('You matter.')
    expect(shown('soft-start')).toBe(text)
  })

  test('shows whom to call below the newest answer that says so, and only there', () => {
    const help: GuideAnswer = { answer: 'Call.', source: 'built-in', topic: 'safety' }
    const talk = talkAfter(
      ...[help, help, answer].flatMap((given): AskEvent[] => [
        { type: 'sent', text: 'Next' },
        { type: 'answered', answer: given },
      ]),
    )
    const shown = messagesOf(talk).filter(({ showsHelp }) => showsHelp)
    expect(shown.map(({ key }) => key)).toEqual(['answer-1'])
  })
})
