import { afterEach, describe, expect, test } from 'vitest'
import type { AskedQuestion } from './conversation.ts'
import {
  forgetConversation,
  forgetSent,
  keptDraft,
  keptOf,
  rememberedIndex,
  store,
} from './kept-conversation.ts'
import { openConversation, step } from './weekly-questions.ts'

afterEach(() => sessionStorage.clear())

const week = (answered: number): AskedQuestion[] =>
  [11, 12, 13, 14, 15, 16, 17].map((id, index) => ({
    id,
    content: `Content ${id}`,
    answered: index < answered,
  }))

const inStorage = () => Object.fromEntries(Object.entries(sessionStorage))

test('ids, position and flag under the keys of the spec; no words', () => {
  const saved = step(step(openConversation(week(2)), { type: 'sent', text: 'my words' }), {
    type: 'saved',
  })
  store(100, keptOf(saved))
  expect(inStorage()).toEqual({
    weeklyQuestions_100: '[11,12,13,14,15,16,17]',
    currentQuestionIndex_100: '3',
    isQuestionMode_100: 'true',
  })
  expect(rememberedIndex(100)).toBe(3)
})

test('a draft is kept with its question', () => {
  const typed = step(openConversation(week(2)), { type: 'typed', text: 'half a thou' })
  store(100, keptOf(typed))
  expect(keptDraft(100)).toEqual({ questionId: 13, sent: null, text: 'half a thou' })
  expect(openConversation(week(2), keptDraft(100)).draft).toBe('half a thou')
  store(100, keptOf(step(typed, { type: 'typed', text: '' })))
  expect(keptDraft(100)).toBeNull()
})

test('what was sent is kept until the server has it', () => {
  const sending = step(openConversation(week(2)), { type: 'sent', text: 'my words' })
  store(100, keptOf(sending))
  expect(keptDraft(100)?.sent).toBe('my words')
  forgetSent(100, 'other words')
  expect(keptDraft(100)?.sent).toBe('my words')
  forgetSent(100, 'my words')
  expect(keptDraft(100)).toBeNull()
  store(100, keptOf(step(sending, { type: 'typed', text: 'next' })))
  forgetSent(100, 'my words')
  expect(keptDraft(100)).toMatchObject({ sent: null, text: 'next' })
  expect(JSON.stringify(inStorage())).not.toContain('my words')
})

describe('C11 R25 an edit', () => {
  const saved = step(step(openConversation(week(1)), { type: 'sent', text: 'my words' }), {
    type: 'saved',
  })
  const typing = step(step(saved, { type: 'spoke' }), { type: 'typed', text: 'half a thou' })
  const editing = step(typing, { type: 'edit', questionId: 12 })
  const edited = step(editing, { type: 'typed', text: 'other words' })

  test('is not kept while it says what was sent; what was set aside is', () => {
    store(100, keptOf(editing))
    expect(JSON.stringify(inStorage())).not.toContain('my words')
    expect(keptDraft(100)).toEqual({ questionId: 13, sent: null, text: 'half a thou' })
  })

  test('once changed is back in the composer after a reload, as an edit', () => {
    store(100, keptOf(edited))
    expect(openConversation(week(2), keptDraft(100))).toMatchObject({
      draft: 'other words',
      editing: { questionId: 12, setAside: 'half a thou' },
      said: {},
    })
  })

  test('is still in place of the words that it was made from, and of no others', () => {
    const named = { ...saved, deliveries: { 12: 'the delivery of my words' } }
    const again = step(step(named, { type: 'spoke' }), { type: 'edit', questionId: 12 })
    store(100, keptOf(step(again, { type: 'typed', text: 'other words' })))
    const { editing } = openConversation(week(2), keptDraft(100))
    expect(editing).toMatchObject({ questionId: 12, insteadOf: 'the delivery of my words' })
  })

  test('that had been sent is forgotten once it has arrived', () => {
    store(100, keptOf(step(edited, { type: 'sent', text: 'other words' })))
    expect(keptDraft(100)?.again).toEqual({ questionId: 12, text: 'other words' })
    forgetSent(100, 'other words')
    expect(keptDraft(100)).toEqual({ questionId: 13, sent: null, text: 'half a thou' })
  })

  test('of a question that is gone, or asked again, loses no word', () => {
    store(100, keptOf(edited))
    const text = 'other words\n\nhalf a thou'
    expect(openConversation(week(0), keptDraft(100))).toMatchObject({ draft: text, editing: null })
    const other = week(0).map((question) => ({ ...question, id: question.id + 100 }))
    const { phase, draft } = openConversation(other, keptDraft(100))
    expect([phase, draft]).toEqual([{ name: 'interrupted', by: 'restarted' }, text])
  })
})

test('after the seventh answer everything is cleared', () => {
  store(100, keptOf(openConversation(week(6))))
  store(100, keptOf(openConversation(week(7))))
  expect(inStorage()).toEqual({})
})

test('forgetting one person leaves the other alone', () => {
  for (const id of [100, 101]) store(id, keptOf(openConversation(week(1))))
  forgetConversation(100)
  expect(Object.keys(inStorage()).every((key) => key.endsWith('_101'))).toBe(true)
  expect(Object.keys(inStorage())).toHaveLength(3)
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
