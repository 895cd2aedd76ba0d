import { describe, expect, it } from 'vitest'
import type { CardQuestion, Need } from '#server/cards/card.ts'
import { cards } from '#server/cards/cards.ts'
import { lintBank, lintQuestion } from './bank-lint.ts'
import { bannedWords } from './banned-words.ts'
import { lintLines } from './card-lint.ts'

const good: CardQuestion = {
  id: 'daily-good-part',
  category: 'daily-life',
  mechanism: 'gratitude',
  valence: 'warm',
  depth: 1,
  content: 'What did your partner do this week that made you smile?',
}

const faultsOf = (content: string, needs?: readonly Need[]) =>
  lintQuestion({ ...good, content, ...(needs && { needs }) })

const badTexts: [fault: RegExp, content: string][] = [
  [/more than 22 words/, `What did you see ${'so '.repeat(18)}well?`],
  [/only question mark/, 'What made you smile this week.'],
  [/only question mark/, 'What made you smile this week??'],
  [/only question mark/, 'What made you smile? What made you sing?'],
  [/only question mark/, 'What made you smile this week?!'],
  [/one sentence/, 'What a week. What made you smile?'],
  [/one sentence/, 'What made you smile: a word, a look?'],
  [/does not start with/, 'Tell what made you smile this week?'],
  [/does not start with/, 'Who made you smile this week?'],
  [/does not start with/, 'After a long day, what makes you smile?'],
  [/does not start with/, 'Did you smile this week?'],
  [/yes, no or a number/, 'If you had a free day, would you sleep?'],
  [/yes, no or a number/, 'When you are sad, do you call your partner?'],
  [/yes, no or a number/, 'How often do you laugh with your partner?'],
  [/yes, no or a number/, 'How well does your partner listen?'],
  [/asks two things/, 'What made you smile this week and how did it feel?'],
  [/asks two things/, 'What made you smile this week, or did nothing?'],
  [/asks two things/, 'Where do you feel calm, and who is with you?'],
  [/asks why/, 'What is the reason why you did not call your partner?'],
  [/asks why/, 'What made you say that to your partner?'],
  [
    /harder than school year 8/,
    'Which extraordinary circumstances deserve additional consideration?',
  ],
  [/placeholder/, 'What did {partner} do that made you smile?'],
  [/placeholder/, 'What made *you* smile this week?'],
  [/placeholder/, 'What made  you smile this week?'],
]

const badWords: [word: string, content: string][] = [
  ['always', 'What does your partner always forget?'],
  ['should', 'What should your partner do this week?'],
  ['failing', 'Where are you two failing this week?'],
  ['rate', 'How would you rate your week?'],
  ['out of ten', 'What is your week out of ten?'],
  ['secret', 'What secret do you keep from your partner?'],
  ['his', 'What is his best side?'],
  ['husband', 'What do you like about your husband?'],
  ['bless', 'What would bless you most this week?'],
  ['wine', 'Which wine would you two like?'],
  ['workout', 'Which workout would you two like?'],
  ['colleague', 'Which colleague made you smile?'],
  ['relationship', 'What does your relationship look like?'],
  ['love language', 'What is the love language of your partner?'],
  ['our', 'Which of our plans do you like best?'],
]

const wordsForSome: [need: Need, content: string][] = [
  ['children', 'What did the kids do that made you smile?'],
  ['living-together', 'Which corner of your home makes you smile?'],
  ['intimacy-opt-in', 'Which kiss do you still think about?'],
]

describe('lintQuestion', () => {
  it('finds nothing wrong with a good question', () => {
    expect(lintQuestion(good)).toEqual([])
  })

  it.each(badTexts)('%s: %s', (fault, content) => {
    expect(faultsOf(content).join('\n')).toMatch(fault)
  })

  it.each(badWords)('refuses "%s": %s', (word, content) => {
    expect(faultsOf(content).join('\n')).toContain(`says "${word}"`)
  })

  it('refuses every banned word, and only as a whole word', () => {
    for (const { words } of bannedWords) {
      for (const word of words.split(' ')) {
        const spoken = word.replaceAll('-', ' ').replace('*', '')
        expect(faultsOf(`What does ${spoken} mean?`).join('\n')).toContain(`says "${spoken}"`)
        expect(faultsOf(`What does xx${spoken} mean?`).join('\n')).not.toContain('says "')
      }
    }
  })

  it('asks about children, home and intimacy only those who opted in', () => {
    for (const [need, content] of wordsForSome) {
      expect(faultsOf(content).join('\n')).toContain('says "')
      expect(faultsOf(content, [need])).toEqual([])
    }
  })

  it.each<[fault: RegExp, change: Partial<CardQuestion>]>([
    [/has an id/, { id: 'health-good-part' }],
    [/has an id/, { id: 'daily' }],
    [/has an id/, { id: 'daily-Good_part' }],
    [/empty list/, { needs: [] }],
    [/called easy/, { valence: 'tender', depth: 1 }],
    [/opens a set/, { id: 'fun-x', category: 'fun', valence: 'neutral' }],
    [/opens a set/, { id: 'fun-x', category: 'fun', depth: 3 }],
    [/ends a set/, { id: 'goals-x', category: 'goals', valence: 'tender', depth: 2 }],
  ])('%s: %o', (fault, change) => {
    expect(lintQuestion({ ...good, ...change }).join('\n')).toMatch(fault)
  })
})

describe('lintLines', () => {
  it('finds an idea that needs one home on a card for everyone', () => {
    const [card] = cards.filter(({ id }) => id === 'connection-peace-offer')
    const faultsWith = (gentleIdea: string) =>
      card ? lintLines({ ...card, gentleIdea }).join('\n') : ''
    expect(faultsWith('Each of you may put the kettle on for both.')).toContain('needs one home')
    expect(faultsWith('Ten minutes for both, in the same room or on a call.')).toBe('')
  })
})

describe('lintBank', () => {
  const change = (edit: (question: CardQuestion) => CardQuestion) =>
    lintBank(cards.map(edit)).join('\n')

  it('names the question whose own fault it is', () => {
    expect(lintBank([...cards, { ...good, content: 'Who?' }]).join('\n')).toMatch(
      /daily-good-part does not start with/,
    )
  })

  it('finds ids, texts and near-texts that come twice', () => {
    const first = cards[0] ?? good
    const again = { ...first, id: 'connection-again', content: first.content.toUpperCase() }
    expect(lintBank([...cards, first]).join('\n')).toContain(`${first.id} is the id of two`)
    expect(lintBank([...cards, again]).join('\n')).toContain('twice: ')
    const near = { ...good, content: 'Which daily chores are you quietly enjoying now?' }
    expect(lintBank([...cards, near]).join('\n')).toContain(
      'daily-quiet-chore is much like daily-good-part',
    )
  })

  it('finds a category with too few questions', () => {
    const goals = cards.filter(({ category }) => category === 'goals')
    const few = cards.filter((question) => !goals.slice(14).includes(question))
    expect(lintBank(few)).toContain('goals: only 14 questions')
    expect(lintBank(few)).toContain('goals: only 14 fit everyone')
  })

  it('finds too little warmth, too much depth and a mechanism that runs short', () => {
    const cool = change((question) => ({ ...question, valence: 'neutral' }))
    expect(cool).toContain('too few warm for everyone')
    expect(change((question) => ({ ...question, depth: 3 }))).toContain(
      'too many deep for everyone',
    )
    for (const mechanism of ['gratitude', 'responsiveness', 'quality-time']) {
      const without = change((question) =>
        question.mechanism === mechanism ? { ...question, mechanism: 'play' } : question,
      )
      expect(without).toContain(`too little ${mechanism} for everyone`)
    }
  })

  it('looks at what a couple who opted in would get as well', () => {
    const kids = Array.from({ length: 80 }, (_, n) => ({
      ...good,
      id: `shared-kids-${n}`,
      category: 'responsibilities' as const,
      needs: ['children'] as const,
      depth: 3 as const,
    }))
    const faults = lintBank([...cards, ...kids])
    expect(faults).toContain('too many deep for children + living-together')
    expect(faults).not.toContain('too many deep for everyone')
  })

  it('finds a worn-out beginning', () => {
    const worn = Array.from({ length: 7 }, (_, n) => ({
      ...good,
      id: `daily-worn-${n}`,
      content: `What does your number ${n} do?`,
    }))
    expect(lintBank([...cards, ...worn]).join('\n')).toMatch(
      /daily-life: \d+ questions start "What does your"/,
    )
  })
})
