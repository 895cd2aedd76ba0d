import { describe, expect, test } from 'vitest'
import { readyMadeInsight, readyMadeSuggestion } from './ready-made.ts'

const about = (content: string, id = 1) => ({
  question: { id, content },
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

const both = (readyMade: typeof readyMadeInsight, content: string) =>
  [1, 2].map((id) => readyMade(about(content, id)))
const everyInsight = questions.flatMap((content) => both(readyMadeInsight, content))
const everySuggestion = new Set(questions.flatMap((content) => both(readyMadeSuggestion, content)))

test('each kind of question has two insights of its own', () => {
  expect(new Set(everyInsight).size).toBe(2 * questions.length)
  const asked = everyInsight.map((text) => text.slice(text.indexOf('**')))
  expect(new Set(asked).size).toBe(2 * questions.length)
})

test('each of the five kinds of suggestion has two, and so has any other question', () => {
  expect(everySuggestion.size).toBe(2 * 6)
})

/** What claims to know the answers, makes light of them, or asks somebody to come closer. */
const notAfterAnyAnswer = [
  /\b(each|both|one|neither) of you (has|have|had|just|said|wrote|named)\b/i,
  /\byou (have|had) (each|both|just|said|written|put)\b|\bboth (said|wrote|answers?|of these)\b/i,
  /\b(two|your|their|these|the other) answers?\b|\banswers (say|show|tell)\b|\bsaid (that|so)\b/i,
  /\b(named?|shared?|touched|told|mentioned|agreed?|noticed|in common|alike|different from)\b/i,
  /\b(step towards?|towards each other|closer|close|each other|together|hug|kiss|hold|hands?)\b/i,
  /\b(warm|love|laugh|fun|play|silly|game|joke|smile|celebrat|lovely|wonderful|great|glad|happy)/i,
  /\b(like|liked) about\b|\bback what they heard\b|[!“”"]/,
  /\b(should|must|need to|always|never)\b/i,
]

test.each([...everyInsight, ...everySuggestion])(
  'R20 right after any two answers, fear, grief and none among them: %s',
  (text) => {
    for (const words of notAfterAnyAnswer) expect(text).not.toMatch(words)
  },
)

describe.each(questions)('for "%s"', (content) => {
  test('the insight is one quiet sentence and one open question', () => {
    for (const text of both(readyMadeInsight, content)) {
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(40)
      expect(text).toMatch(/^[^.?!]+\. \*\*(What|Which)[^*?.]*\?\*\*$/)
    }
  })

  test('the suggestion is short, and for both', () => {
    for (const text of both(readyMadeSuggestion, content)) {
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(45)
      expect(text).toMatch(/\beach\b/i)
      expect(text).not.toMatch(/\?/)
    }
  })
})

test.each([
  ['What would you like to do about our budget?', 'money'],
  ['How do we talk when we are tired?', 'talking comes easier'],
  ['When did you feel close to your partner?', 'company, or room'],
  ['Which activity would you like to try?', 'ten minutes free'],
  ['What is your dream for next year?', 'The rest of the future'],
])('"%s" brings the suggestion with "%s"', (content, words) => {
  expect(readyMadeSuggestion(about(content))).toContain(words)
})
