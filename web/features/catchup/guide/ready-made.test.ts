import { describe, expect, test } from 'vitest'
import { readyMadeInsight, readyMadeSuggestion } from './ready-made.ts'

const about = (content: string) => ({
  question: { id: 1, content },
  userResponse: 'One',
  partnerResponse: 'Two',
})

const questions = [
  'Which thank you did you not say out loud this week?',
  'What would you like to spend less money on?',
  'When did you feel most listened to?',
  'What helps you rest?',
  'Which chore would you love to hand over?',
  'What made you laugh?',
  'What do you hope for next year?',
  'When did you feel close?',
  'Which cloud was the best one?',
]

test('each kind of question has an insight of its own', () => {
  expect(new Set(questions.map((content) => readyMadeInsight(about(content)))).size).toBe(
    questions.length,
  )
})

describe.each(questions)('for "%s"', (content) => {
  test('the insight is short and ends with an open question for both', () => {
    const text = readyMadeInsight(about(content))
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(80)
    expect(text).toMatch(/\*\*(What|Which|When)[^*]*\?\*\*$/)
    expect(text).not.toMatch(/\b(should|must|need to|always|never)\b/i)
  })

  test('the suggestion is short, and for both', () => {
    const text = readyMadeSuggestion(about(content))
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(45)
    expect(text).toMatch(/\b(each|together|change over)\b/i)
    expect(text).not.toMatch(/\b(should|must|need to|always|never)\b/i)
  })
})

test.each([
  ['What would you like to do about our budget?', 'money'],
  ['How do we talk when we are tired?', 'listens'],
  ['When did you feel close to your partner?', 'sit together'],
  ['Which activity would you like to try?', 'small things to do together'],
  ['What is your dream for next year?', 'By the end of the year'],
])('"%s" brings the suggestion with "%s"', (content, words) => {
  expect(readyMadeSuggestion(about(content))).toContain(words)
})
