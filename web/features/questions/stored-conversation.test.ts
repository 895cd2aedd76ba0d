import { afterEach, describe, expect, test } from 'vitest'
import type { AskedQuestion } from './conversation.ts'
import {
  forgetConversation,
  forgetSent,
  keptDraft,
  rememberedIndex,
  storedEntries,
  writeEntries,
} from './stored-conversation.ts'
import { openConversation, step } from './weekly-questions.ts'

afterEach(() => sessionStorage.clear())

const week = (answered: number): AskedQuestion[] =>
  [11, 12, 13, 14, 15, 16, 17].map((id, place) => ({
    id,
    content: `Content ${id}`,
    answered: place < answered,
  }))

const stored = () => Object.fromEntries(Object.entries(sessionStorage))

test('ids, position and flag under the keys of the spec; no words', () => {
  const saved = step(step(openConversation(week(2)), { type: 'sent', text: 'my words' }), {
    type: 'saved',
  })
  writeEntries(storedEntries(100, saved))
  expect(stored()).toEqual({
    weeklyQuestions_100: '[11,12,13,14,15,16,17]',
    currentQuestionIndex_100: '3',
    isQuestionMode_100: 'true',
  })
  expect(rememberedIndex(100)).toBe(3)
})

test('a draft is kept with its question', () => {
  const typed = step(openConversation(week(2)), { type: 'typed', text: 'half a thou' })
  writeEntries(storedEntries(100, typed))
  expect(keptDraft(100)).toEqual({ questionId: 13, sent: null, text: 'half a thou' })
  expect(openConversation(week(2), keptDraft(100)).draft).toBe('half a thou')
  writeEntries(storedEntries(100, step(typed, { type: 'typed', text: '' })))
  expect(keptDraft(100)).toBeNull()
})

test('what was sent is kept until the server has it', () => {
  const sending = step(openConversation(week(2)), { type: 'sent', text: 'my words' })
  writeEntries(storedEntries(100, sending))
  expect(keptDraft(100)?.sent).toBe('my words')
  forgetSent(100, 'other words')
  expect(keptDraft(100)?.sent).toBe('my words')
  forgetSent(100, 'my words')
  expect(keptDraft(100)).toBeNull()
  writeEntries(storedEntries(100, step(sending, { type: 'typed', text: 'next' })))
  forgetSent(100, 'my words')
  expect(keptDraft(100)).toMatchObject({ sent: null, text: 'next' })
  expect(JSON.stringify(stored())).not.toContain('my words')
})

describe('C11 R25 an edit', () => {
  const saved = step(step(openConversation(week(1)), { type: 'sent', text: 'my words' }), {
    type: 'saved',
  })
  const typing = step(step(saved, { type: 'spoke' }), { type: 'typed', text: 'half a thou' })
  const editing = step(typing, { type: 'edit', questionId: 12 })
  const edited = step(editing, { type: 'typed', text: 'other words' })

  test('is not kept while it says what was sent; what was set aside is', () => {
    writeEntries(storedEntries(100, editing))
    expect(JSON.stringify(stored())).not.toContain('my words')
    expect(keptDraft(100)).toEqual({ questionId: 13, sent: null, text: 'half a thou' })
  })

  test('once changed is back in the composer after a reload, as an edit', () => {
    writeEntries(storedEntries(100, edited))
    expect(openConversation(week(2), keptDraft(100))).toMatchObject({
      draft: 'other words',
      editing: { questionId: 12, setAside: 'half a thou' },
      said: {},
    })
  })

  test('that had been sent is forgotten once it has arrived', () => {
    writeEntries(storedEntries(100, step(edited, { type: 'sent', text: 'other words' })))
    expect(keptDraft(100)?.again).toEqual({ questionId: 12, text: 'other words' })
    forgetSent(100, 'other words')
    expect(keptDraft(100)).toEqual({ questionId: 13, sent: null, text: 'half a thou' })
  })

  test('of a question that is gone, or asked again, loses no word', () => {
    writeEntries(storedEntries(100, edited))
    const text = 'other words\n\nhalf a thou'
    expect(openConversation(week(0), keptDraft(100))).toMatchObject({ draft: text, editing: null })
    const other = week(0).map((question) => ({ ...question, id: question.id + 100 }))
    const { phase, draft } = openConversation(other, keptDraft(100))
    expect([phase, draft]).toEqual([{ name: 'interrupted', by: 'restarted' }, text])
  })
})

test('after the seventh answer everything is cleared', () => {
  writeEntries(storedEntries(100, openConversation(week(6))))
  writeEntries(storedEntries(100, openConversation(week(7))))
  expect(stored()).toEqual({})
})

test('forgetting one person leaves the other alone', () => {
  for (const id of [100, 101]) writeEntries(storedEntries(id, openConversation(week(1))))
  forgetConversation(100)
  expect(Object.keys(stored()).every((key) => key.endsWith('_101'))).toBe(true)
  expect(Object.keys(stored())).toHaveLength(3)
})

describe('what others wrote there does no harm', () => {
  test.each(['half a thou', '{', '{"questionId":"x"}', 'null', '[]'])('a draft %j', (text) => {
    sessionStorage.setItem('draft_100', text)
    expect(keptDraft(100)).toBeNull()
  })
  test.each(['x', '-3', '1.5', ''])('an index %j', (text) => {
    sessionStorage.setItem('currentQuestionIndex_100', text)
    expect(rememberedIndex(100)).toBe(0)
  })
})
