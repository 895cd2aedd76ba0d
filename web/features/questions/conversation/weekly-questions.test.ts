import { describe, expect, test } from 'vitest'
import {
  type AskedQuestion,
  type Conversation,
  countAnswered,
  currentQuestion,
  type Phase,
} from './conversation.ts'
import {
  type ConversationEvent,
  openConversation,
  step,
  timings,
  waitOf,
} from './weekly-questions.ts'

const week = (...answered: number[]): AskedQuestion[] =>
  [1, 2, 3, 4, 5, 6, 7].map((id) => ({
    id,
    content: `Content ${id}`,
    answered: answered.includes(id),
  }))

const play = (conversation: Conversation, ...events: ConversationEvent[]) =>
  events.reduce(step, conversation)

const say = (text: string): ConversationEvent[] => [
  { type: 'spoke' },
  { type: 'sent', text },
  { type: 'saved' },
]

const asking = play(openConversation(week()), { type: 'spoke' })
const sending = play(asking, { type: 'sent', text: 'One' })
const inPhase = (phase: Phase): Conversation => ({ ...asking, phase })

test('the timings of the spec', () => {
  expect(timings).toEqual({ typing: 1000, completion: 2000, storing: 100 })
  expect(waitOf({ name: 'typing' })).toEqual({ after: 1000, event: { type: 'spoke' } })
  expect(waitOf({ name: 'claimed' })).toEqual({ after: 2000, event: { type: 'finished' } })
  for (const name of ['asking', 'claiming', 'unclaimed', 'done'] as const) {
    expect(waitOf({ name })).toBeNull()
  }
})

describe('opening (R15: where the server says)', () => {
  test.each([
    ['nothing answered', week(), 'typing', 1],
    ['two answered', week(1, 2), 'asking', 3],
    ['a gap: the first unanswered one', week(1, 3), 'asking', 2],
    ['all answered, not complete: claims again', week(1, 2, 3, 4, 5, 6, 7), 'claiming', undefined],
  ])('%s', (_what, questions, phase, current) => {
    const conversation = openConversation(questions)
    expect(conversation.phase.name).toBe(phase)
    expect(currentQuestion(conversation)?.id).toBe(current)
  })

  test('a kept draft is back in the composer', () => {
    const kept = { questionId: 3, sent: null, text: 'half a thou' }
    expect(openConversation(week(1, 2), kept).draft).toBe('half a thou')
  })

  test('without questions nothing is claimed', () => {
    expect(openConversation([]).phase).toEqual({ name: 'interrupted', by: 'restarted' })
  })

  test('a draft about a question that is gone tells of a restart and stays', () => {
    const kept = { questionId: 99, sent: null, text: 'half a thou' }
    const { phase, draft } = openConversation(week(), kept)
    expect(phase).toEqual({ name: 'interrupted', by: 'restarted' })
    expect(draft).toBe('half a thou')
  })
})

describe('answering', () => {
  test('a sent text is trimmed, leaves the composer and waits for the server', () => {
    const sent = play(asking, { type: 'typed', text: ' One ' }, { type: 'sent', text: ' One ' })
    expect(sent.phase).toEqual({ name: 'sending', text: 'One' })
    expect(sent.draft).toBe('')
    expect(countAnswered(sent)).toBe(0)
  })

  test.each(['', '   ', '\n\t'])('an empty answer (%j) is never sent', (text) => {
    expect(step(asking, { type: 'sent', text })).toBe(asking)
  })

  test.each<Phase>([
    { name: 'typing' },
    { name: 'sending', text: 'One' },
    { name: 'claiming' },
    { name: 'unclaimed' },
    { name: 'claimed' },
    { name: 'done' },
    { name: 'interrupted', by: 'restarted' },
  ])('nothing is sent while $name', (phase) => {
    const conversation = inPhase(phase)
    expect(step(conversation, { type: 'sent', text: 'Two' })).toBe(conversation)
  })

  test('saved: the guide goes on to the next unanswered question', () => {
    const saved = step(sending, { type: 'saved' })
    expect(saved.phase.name).toBe('typing')
    expect(saved.said).toEqual({ 1: 'One' })
    expect(currentQuestion(saved)?.id).toBe(2)
    expect(currentQuestion(play(openConversation(week(2, 3)), ...say('One')))?.id).toBe(4)
  })

  test('not saved: the text is back, before what was typed meanwhile', () => {
    expect(step(sending, { type: 'unsent' })).toMatchObject({
      phase: { name: 'asking' },
      draft: 'One',
      said: {},
    })
    const meanwhile = play(sending, { type: 'typed', text: 'More' }, { type: 'unsent' })
    expect(meanwhile.draft).toBe('One\n\nMore')
  })

  test('the seventh answer leads to the claim, and the claim to the end', () => {
    const six = play(openConversation(week(1, 2, 3, 4, 5, 6)), ...say('Seven'))
    expect(six.phase.name).toBe('claiming')
    expect(countAnswered(six)).toBe(7)
    expect(step(six, { type: 'claimed' }).phase.name).toBe('claimed')
    expect(play(six, { type: 'claimed' }, { type: 'finished' }).phase.name).toBe('done')
    expect(step(six, { type: 'unclaimed' }).phase.name).toBe('unclaimed')
  })

  test.each<[ConversationEvent['type'], Phase['name'][]]>([
    ['spoke', ['typing']],
    ['claimed', ['claiming']],
    ['unclaimed', ['claiming']],
    ['finished', ['claimed']],
  ])('%s means something only while %j', (type, phases) => {
    for (const name of ['typing', 'asking', 'claiming', 'unclaimed', 'claimed', 'done'] as const) {
      const conversation = inPhase({ name })
      const after = step(conversation, { type } as ConversationEvent)
      expect(after === conversation).toBe(!phases.includes(name))
    }
  })
})

describe('the other device (R4)', () => {
  test.each<[Phase, 'restarted' | 'finished', Phase['name']]>([
    [{ name: 'typing' }, 'restarted', 'interrupted'],
    [{ name: 'asking' }, 'restarted', 'interrupted'],
    [{ name: 'asking' }, 'finished', 'interrupted'],
    [{ name: 'claiming' }, 'restarted', 'interrupted'],
    [{ name: 'claiming' }, 'finished', 'claiming'],
    [{ name: 'unclaimed' }, 'finished', 'claimed'],
    [{ name: 'claimed' }, 'restarted', 'claimed'],
    [{ name: 'done' }, 'finished', 'done'],
  ])('%j, %s there: %s here', (phase, by, after) => {
    expect(step(inPhase(phase), { type: 'interrupted', by }).phase.name).toBe(after)
  })

  test('what is typed, and what is on its way, stays in the composer', () => {
    const typed = play(asking, { type: 'typed', text: 'half a thou' })
    expect(step(typed, { type: 'interrupted', by: 'restarted' }).draft).toBe('half a thou')
    const onItsWay = play(sending, { type: 'typed', text: 'More' })
    const stopped = step(onItsWay, { type: 'interrupted', by: 'finished' })
    expect(stopped.draft).toBe('One\n\nMore')
    expect(step(stopped, { type: 'typed', text: 'edited' }).draft).toBe('edited')
  })
})
