import { describe, expect, it } from 'vitest'
import { asQuoted } from '#contract/as-quoted.ts'
import { innerQuotes } from './inner-quotes.ts'
import { createInsightCheck } from './rules/check-insight.ts'
import { badCuts } from './rules/cut-quotes.ts'
import { writeInsight } from './writing/insight.ts'

const within = (answer: string): string[] =>
  innerQuotes(answer).map(({ opens, closes }) => answer.slice(opens + 1, closes))

describe('words between single marks', () => {
  it.each([
    ["You say 'sleep well. I love you' and turn the light out", ['sleep well. I love you']],
    ['You say ‘sleep well’, and the kids’ shoes lie there', ['sleep well']],
    ["'I love hugs' you say, and I say 'come here then.'", ['I love hugs', 'come here then.']],
    ["The kids' beds, and you said 'mind the kids' shoes!'", ["mind the kids' shoes!"]],
    ["You dancing in the kitchen 'til two to the kids' songs", []],
    ["You said 'mind the step and we laughed", []],
    ["Rock 'n' roll from the '90s, I don't mind, 'cause it's ours' too", []],
  ])('%s', (answer, inner) => {
    expect(within(answer)).toEqual(inner)
  })

  it.each([
    ["I love you' and turn the light out", 1],
    ['I love you', 1],
    ['I lie there another hour', 0],
  ])('are quoted by no model in part: %s', (span, faults) => {
    const answer =
      "You say 'sleep well. I love you' and turn the light out, and I lie there another hour"
    expect(badCuts(`Ana wrote “${span}”.`, ['Ana', 'Joe'], [[answer], []])).toHaveLength(faults)
  })
})

describe('words between double marks', () => {
  it.each([
    ['every time he says "is your husband in"', 'every time he says ‘is your husband in’'],
    ['“Kettle.” Means get me out', '‘Kettle.’ Means get me out'],
    ['you said "yeah, and?" and "no"', 'you said ‘yeah, and?’ and ‘no’'],
    ['the 24" telly and the 26" one', 'the 24" telly and the 26" one'],
    ['you said "mind the step and we laughed', 'you said "mind the step and we laughed'],
    [`she said "I'm off" and went`, `she said ‘I'm off’ and went`],
    [`"she said 'no' to me" he says`, `"she said 'no' to me" he says`],
    ['"til death" was in it', '"til death" was in it'],
    ['he said:"go" and "...and you laughed"', 'he said:"go" and "...and you laughed"'],
    ['a 24 " telly and a 26 " one', 'a 24 " telly and a 26 " one'],
  ])('stand between single ones in a quote: %s', (answer, shown) => {
    expect(asQuoted(answer)).toBe(shown)
    expect(asQuoted(shown)).toBe(shown)
  })

  it.each([
    'every time he says "is your husband in"',
    'you said "yeah, and?" and "no"',
    `she said "I'm off" and went`,
  ])('are known again as words between single marks: %s', (answer) => {
    const doubled = answer.match(/"[^"]+"/gu)?.map((words) => words.slice(1, -1))
    expect(within(asQuoted(answer))).toEqual(doubled)
  })

  it('are quoted with the rest, and the rules know them again', () => {
    const input = {
      ...{ question: 'When do you feel that the home rests mostly on you?', category: 'shared' },
      ...{ cardId: 'shared-home-rests-on-you', timesHad: 0, seed: 'doubled 2', position: 1 },
      people: [
        { name: 'Zoe', answer: 'every time the boiler man says "is your husband in"' },
        { name: 'Imran', answer: 'On Sundays, when I do the lunch boxes and the bins alone' },
      ],
    } as const
    const text = writeInsight(input)
    expect(text).toContain('“every time the boiler man says ‘is your husband in’”')
    expect(createInsightCheck(input).findings(text)).toEqual([])
  })
})
