import { describe, expect, it } from 'vitest'
import { innerQuotes } from './inner-quotes.ts'
import { badCuts } from './rules/cut-quotes.ts'

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
