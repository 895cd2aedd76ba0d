import { describe, expect, test } from 'vitest'
import { mayEdit } from './answer-editing.ts'
import type { AskedQuestion, Conversation, Phase } from './conversation.ts'
import { messagesOf } from './conversation-messages.ts'
import { type ConversationEvent, openConversation, step } from './weekly-questions.ts'

const week = (answered: number): AskedQuestion[] =>
  [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, content: `What is ${id}?`, answered: id <= answered }))

const play = (conversation: Conversation, ...events: ConversationEvent[]) =>
  events.reduce(step, conversation)

const typed = (text: string): ConversationEvent => ({ type: 'typed', text })
const sent = (text: string): ConversationEvent => ({ type: 'sent', text })
const edit = (questionId: number): ConversationEvent => ({ type: 'edit', questionId })
const saved: ConversationEvent = { type: 'saved' }
const unsent: ConversationEvent = { type: 'unsent' }
const cancelled: ConversationEvent = { type: 'cancelled' }
const spoke: ConversationEvent = { type: 'spoke' }

/** One answer was given before this chat was opened, one in it; the third question is asked. */
const third = play(openConversation(week(1)), sent('Two'), saved, spoke)
const halfway = play(third, typed('half a thou'))
const bubble = (conversation: Conversation, id: number) =>
  messagesOf(conversation, 'Mina').find(({ key }) => key === `answer-${id}`)

describe('C11 R25 editing a sent answer', () => {
  test('puts its words into the composer and sets aside what was being typed', () => {
    const editing = step(halfway, edit(2))
    expect(editing).toMatchObject({ draft: 'Two', editing: { questionId: 2 } })
    expect(play(editing, cancelled)).toEqual(halfway)
  })

  test('sends the new text, shows it on its way, and goes on where it was', () => {
    const mending = play(halfway, edit(2), typed('Two, mended'), sent(' Two, mended '))
    expect(mending.phase).toEqual({ name: 'mending', text: 'Two, mended', questionId: 2 })
    expect(mending).toMatchObject({ draft: 'half a thou', editing: null })
    expect(bubble(mending, 2)).toMatchObject({ text: 'Two, mended', delivery: 'sending' })
    expect(bubble(mending, 3)).toBeUndefined()
    const mended = step(mending, saved)
    expect(mended).toEqual({ ...halfway, said: { 2: 'Two, mended' } })
    expect(bubble(mended, 2)).toMatchObject({ text: 'Two, mended', delivery: 'sent' })
  })

  test('that failed gives the text back, still as an edit', () => {
    const failed = play(halfway, edit(2), sent('Mended'), typed('half a thought'), unsent)
    expect(failed).toMatchObject({
      phase: { name: 'asking' },
      draft: 'Mended',
      editing: { questionId: 2, setAside: 'half a thought' },
      said: { 2: 'Two' },
    })
    expect(bubble(failed, 2)?.text).toBe('Two')
  })

  test('with the same words is no change, and nothing is sent', () => {
    expect(play(halfway, edit(2), sent(' Two '))).toEqual(halfway)
  })

  test('never sends an empty text', () => {
    const editing = step(halfway, edit(2))
    expect(step(editing, sent('  '))).toBe(editing)
  })

  test.each<[string, Conversation, number, boolean]>([
    ['an answer of this chat', third, 2, true],
    ['an answer from before', third, 1, true],
    ['the question being asked', third, 3, false],
    ['a question that is none of these', third, 99, false],
    ['another one meanwhile', step(third, edit(1)), 2, false],
  ])('%s', (_what, conversation, id, may) => {
    expect(mayEdit(conversation, id)).toBe(may)
    expect(step(conversation, edit(id)) !== conversation).toBe(may)
  })

  test.each<Phase>([
    { name: 'sending', text: 'Three' },
    { name: 'mending', text: 'Two', questionId: 2 },
    { name: 'claiming' },
    { name: 'unclaimed' },
    { name: 'claimed' },
    { name: 'done' },
    { name: 'interrupted', by: 'finished' },
  ])('not while $name', (phase) => expect(mayEdit({ ...third, phase }, 2)).toBe(false))

  test('is offered beside each bubble while it may be', () => {
    expect(bubble(third, 1)?.answer).toEqual({ questionId: 1, number: 1, change: 'again' })
    expect(bubble(third, 2)?.answer).toEqual({ questionId: 2, number: 2, change: 'edit' })
    expect(bubble(step(third, edit(2)), 1)?.answer?.change).toBeNull()
  })

  test('an interruption keeps every word that was typed, the sent ones aside', () => {
    const stop: ConversationEvent = { type: 'interrupted', by: 'restarted' }
    expect(play(halfway, edit(2), stop)).toMatchObject({ draft: 'half a thou', editing: null })
    expect(play(halfway, edit(2), typed('Mended'), stop).draft).toBe('Mended\n\nhalf a thou')
    expect(play(halfway, edit(2), sent('Mended'), stop).draft).toBe('Mended\n\nhalf a thou')
  })
})

describe('C11 R25 answering again, unseen', () => {
  test('begins empty, whatever was answered before', () => {
    const again = step(halfway, edit(1))
    expect(again).toMatchObject({ draft: '', editing: { questionId: 1, setAside: 'half a thou' } })
    expect(bubble(again, 1)?.text).toBe('Answered. It stays private until your catch-up.')
  })

  test('what is sent may be edited from then on', () => {
    const answered = play(halfway, edit(1), sent('One, anew'), saved)
    expect(answered).toMatchObject({ draft: 'half a thou', said: { 1: 'One, anew', 2: 'Two' } })
    expect(bubble(answered, 1)?.answer?.change).toBe('edit')
  })
})

describe('R25 answered anew on another device while its words were being edited here', () => {
  const known = play(openConversation(week(1)), sent('Two'), { ...saved, deliveryId: 'two' }, spoke)
  const mending = play(known, typed('half a thou'), edit(2), sent('Two, mended'))
  const stopped = step(mending, { type: 'interrupted', by: 'answered' })

  test('the edit names the delivery of the words that it comes in place of', () => {
    expect(mending.phase).toMatchObject({ name: 'mending', insteadOf: 'two' })
    expect(step(mending, unsent).editing).toMatchObject({ insteadOf: 'two' })
    const again = play(mending, { ...saved, deliveryId: 'two, mended' }, edit(2))
    expect(again.editing).toMatchObject({ insteadOf: 'two, mended' })
  })

  test('its text waits apart from what was being typed, and what is there stays unseen', () => {
    expect(stopped).toMatchObject({
      phase: { name: 'interrupted', by: 'answered' },
      draft: 'Two, mended',
      editing: { questionId: 2, setAside: 'half a thou' },
    })
    expect(bubble(stopped, 2)?.text).toBe('Answered. It stays private until your catch-up.')
  })

  test('the text may take the place of that answer all the same, for its own question', () => {
    const replacing = step(stopped, { type: 'replaced' })
    expect(replacing.phase).toEqual({ name: 'mending', text: 'Two, mended', questionId: 2 })
    expect(replacing).toMatchObject({ draft: 'half a thou', editing: null })
    expect(play(replacing, saved).said).toEqual({ 2: 'Two, mended' })
  })

  test('or that answer stays, and the talk goes on with what was being typed', () => {
    const left = step(stopped, { type: 'left' })
    expect(left).toMatchObject({ phase: { name: 'asking' }, draft: 'half a thou', editing: null })
    expect(bubble(left, 2)?.answer?.change).toBe('again')
    expect(step(third, { type: 'left' })).toBe(third)
  })
})

describe('answered on another device meanwhile', () => {
  const stopped = play(halfway, sent('Three'), { type: 'interrupted', by: 'answered' })

  test('the text may take the place of that answer, and the talk goes on', () => {
    const replacing = step(stopped, { type: 'replaced' })
    expect(replacing.phase).toEqual({ name: 'mending', text: 'Three', questionId: 3 })
    expect(bubble(replacing, 3)).toMatchObject({ text: 'Three', delivery: 'sending' })
    const replaced = step(replacing, saved)
    expect(replaced).toMatchObject({ phase: { name: 'typing' }, said: { 3: 'Three' }, draft: '' })
    expect(step(replacing, unsent)).toMatchObject({
      phase: { name: 'asking' },
      draft: 'Three',
      editing: null,
    })
  })

  test.each<Conversation>([
    { ...stopped, draft: ' ' },
    { ...stopped, phase: { name: 'interrupted', by: 'finished' } },
    third,
  ])('not without a text, and not after anything else', (conversation) => {
    expect(step(conversation, { type: 'replaced' })).toBe(conversation)
  })
})
