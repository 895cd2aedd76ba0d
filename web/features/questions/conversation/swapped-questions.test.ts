import { describe, expect, test } from 'vitest'
import { type AskedQuestion, type Conversation, isHeld } from './conversation.ts'
import { keptOf } from './kept-conversation.ts'
import { type ConversationEvent, openConversation, step } from './weekly-questions.ts'

const week = (...ids: AskedQuestion[]): AskedQuestion[] => ids
const one = { id: 1, content: 'One', answered: true }
const two = { id: 2, content: 'Two', answered: false, maySwap: true }
const instead = { id: 9, content: 'Nine', answered: false, maySwap: false, replaces: 2 }

const play = (conversation: Conversation, ...events: ConversationEvent[]) =>
  events.reduce(step, conversation)
const typed = (text: string): ConversationEvent => ({ type: 'typed', text })
const sent = (text: string): ConversationEvent => ({ type: 'sent', text })

const asking = openConversation(week(one, two))
const elsewhere: ConversationEvent = { type: 'renewed', questions: week(one, instead) }
const swapped = play(asking, typed('For two'), elsewhere)

describe('R26 what was typed for a question that the other one swaps', () => {
  test('is held back, however it is sent and typed on, until it is meant for the new one', () => {
    expect([swapped.draft, isHeld(swapped)]).toEqual(['For two', true])
    const typedOn = play(swapped, sent('For two'), typed('For two, on'), sent('For two, on'))
    expect([typedOn.phase.name, typedOn.draft]).toEqual(['asking', 'For two, on'])
    const meant = play(typedOn, { type: 'meant' })
    expect(isHeld(meant)).toBe(false)
    expect(play(meant, sent(meant.draft)).phase).toEqual({ name: 'sending', text: 'For two, on' })
  })

  test('what is typed once the field was empty goes to the new one', () => {
    const anew = play(swapped, typed(''), typed('For nine'))
    expect(isHeld(anew)).toBe(false)
    expect(play(anew, sent('For nine')).phase).toEqual({ name: 'sending', text: 'For nine' })
  })

  test('what was on its way is held back as well', () => {
    const back = play(asking, typed('For two'), sent('For two'), elsewhere)
    expect([back.draft, isHeld(back)]).toEqual(['For two', true])
  })

  test('is kept as typed for the one before, so that it is held back after a reload, too', () => {
    const draft = keptOf(swapped)?.draft ?? null
    expect(draft).toEqual({ questionId: 2, sent: null, text: 'For two' })
    expect(isHeld(openConversation(week(one, instead), draft))).toBe(true)
    expect(isHeld(openConversation(week(one, { ...two, answered: true }, instead), draft))).toBe(
      true,
    )
  })

  test('an earlier answer that is being changed goes out, and what was set aside is held back', () => {
    const editing = play(
      ...[asking, typed('For two'), { type: 'edit', questionId: 1 } as const],
      ...[typed('One anew'), elsewhere],
    )
    expect(isHeld(editing)).toBe(false)
    const mending = play(editing, sent('One anew'))
    expect(mending.phase).toEqual({ name: 'mending', text: 'One anew', questionId: 1 })
    const after = play(mending, { type: 'saved' })
    expect([after.draft, isHeld(after)]).toEqual(['For two', true])
  })

  test('skipping the new one leaves it held, so that no other question gets it either', () => {
    const three = { id: 3, content: 'Three', answered: false }
    const before = play(openConversation(week(one, two, three)), typed('For two'))
    const news: ConversationEvent = { type: 'renewed', questions: week(one, instead, three) }
    const next = play(before, news, { type: 'skipped' }, { type: 'saved' }, { type: 'spoke' })
    expect([next.draft, isHeld(next), next.asides]).toEqual(['For two', true, {}])
    const cleared = play(next, typed(''), typed('For three'))
    expect(play(cleared, sent('For three')).phase.name).toBe('sending')
  })

  test.each([
    ['nothing was typed', [elsewhere]],
    [
      'who typed it has asked for the other one',
      [typed('For two'), { type: 'swapped' }, { type: 'instead', question: instead }],
    ],
  ] as [string, ConversationEvent[]][])('nothing is held back where %s', (_, events) => {
    expect(isHeld(play(asking, ...events))).toBe(false)
  })
})
