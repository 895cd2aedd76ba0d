import { describe, expect, test } from 'vitest'
import {
  type AskedQuestion,
  type Conversation,
  countAnswered,
  currentQuestion,
} from './conversation.ts'
import { messagesOf } from './conversation-messages.ts'
import { type ConversationEvent, openConversation, step } from './weekly-questions.ts'

const week = (...answered: number[]): AskedQuestion[] =>
  [1, 2, 3, 4, 5, 6, 7].map((id) => ({
    ...{ id, content: `Content ${id}`, answered: answered.includes(id), maySwap: true },
  }))
const play = (conversation: Conversation, ...events: ConversationEvent[]) =>
  events.reduce(step, conversation)
const deliveries = (conversation: Conversation) =>
  messagesOf(conversation, 'Mina').flatMap(({ delivery }) => delivery ?? [])

const asking = play(openConversation(week()), { type: 'spoke' })
const kept = play(asking, { type: 'sent', text: 'One' }, { type: 'waits' })

describe('R28 an answer without a network', () => {
  test('waits, and the next question comes', () => {
    expect(kept).toMatchObject({ waiting: [1], phase: { name: 'typing' }, said: { 1: 'One' } })
    expect(currentQuestion(kept)?.id).toBe(2)
    expect(deliveries(kept)).toEqual(['waiting'])
  })

  test('is saved once it has arrived', () => {
    const arrived = play(kept, { type: 'spoke' }, { type: 'arrived', questionIds: [1] })
    expect(deliveries(arrived)).toEqual(['sent'])
    expect(currentQuestion(arrived)?.id).toBe(2)
  })

  test('is not said to wait once it could not be sent', () => {
    const said = messagesOf(kept, 'Mina', [1]).flatMap(({ delivery }) => delivery ?? [])
    expect(said).toEqual(['unsent'])
  })

  test('a skip waits alike', () => {
    const skipped = play(asking, { type: 'skipped' }, { type: 'waits' })
    expect(skipped).toMatchObject({ waiting: [1], said: { 1: null } })
  })

  test('can be edited while it waits', () => {
    const edited = play(
      kept,
      ...([{ type: 'spoke' }, { type: 'edit', questionId: 1 }] as const),
      ...([{ type: 'sent', text: 'Uno' }, { type: 'waits' }] as const),
    )
    expect(edited).toMatchObject({ waiting: [1], said: { 1: 'Uno' }, phase: { name: 'asking' } })
    expect(currentQuestion(edited)?.id).toBe(2)
  })

  test('found again in a new chat it counts, and is not shown', () => {
    const reopened = openConversation(week(1), null, [2])
    expect([countAnswered(reopened), currentQuestion(reopened)?.id]).toEqual([2, 3])
    expect(deliveries(reopened)).toEqual(['sent', 'waiting'])
    expect(JSON.stringify(messagesOf(reopened, 'Mina'))).not.toContain('One')
    const arrived = play(reopened, { type: 'arrived', questionIds: [2] })
    expect(currentQuestion(arrived)?.id).toBe(3)
  })

  test('the last one claims nothing before all have arrived', () => {
    const last = play(openConversation(week(1, 2, 3, 4, 5, 6)), { type: 'sent', text: 'Seven' })
    const all = play(last, { type: 'waits' })
    expect(all.phase.name).toBe('waiting')
    expect(openConversation(week(1, 2, 3, 4, 5, 6), null, [7]).phase.name).toBe('waiting')
    expect(play(all, { type: 'arrived', questionIds: [] })).toBe(all)
    expect(play(all, { type: 'arrived', questionIds: [7] }).phase.name).toBe('claiming')
  })

  test('is one answer alone, though the device knows of it sooner than the chat', () => {
    const sending = play(asking, { type: 'sent', text: 'One' })
    const ended = play(sending, { type: 'arrived', questionIds: [] }, { type: 'waits' })
    expect(ended).toMatchObject({ waiting: [1], said: { 1: 'One' } })
    expect(currentQuestion(ended)?.id).toBe(2)
  })

  test('where nothing was on its way nothing waits', () => {
    expect(play(asking, { type: 'waits' })).toBe(asking)
  })
})
