import { readingGrade, wordsOf } from './reading-grade.ts'

const mostWords = 22
const hardestGrade = 8

/** A rule of form, and the texts that break it. */
type WordingRule = { says: string; isBroken: (content: string) => boolean }

export const wordingRules: readonly WordingRule[] = [
  {
    says: `says more than ${mostWords} words`,
    isBroken: (content) => wordsOf(content).length > mostWords,
  },
  {
    says: 'does not end with its only question mark',
    isBroken: (content) => !/^[^?]+\?$/.test(content),
  },
  {
    says: 'is more than one sentence',
    isBroken: (content) => /[.!?;:…]\s*\S/.test(content),
  },
  {
    says: 'does not start with What, Which, How, When, Where or If',
    isBroken: (content) => !/^(?:What|Which|How|When|Where|If) /.test(content),
  },
  {
    says: 'can be answered with yes, no or a number',
    isBroken: (content) =>
      /^How (?:often|many|much|long|well|likely|far|good|satisfied|happy)\b/.test(content) ||
      (/^(?:If|When (?:you|your|the|life|somebody)) /.test(content) &&
        !/, (?:what|which|how|when|where) /.test(content)),
  },
  {
    says: 'asks two things',
    isBroken: (content) =>
      /\b(?:and|or|but),? (?:what|which|how|when|where|why|who|do|does|did|is|are|was|were|would|could|can|will)\b/i.test(
        content,
      ),
  },
  {
    says: 'asks why',
    isBroken: (content) =>
      /\bwhy\b|\bhow come\b|\bwhat made you (?:do|say|choose|decide|think)\b/i.test(content),
  },
  {
    says: `reads harder than school year ${hardestGrade}`,
    isBroken: (content) => readingGrade(content) > hardestGrade,
  },
  {
    says: 'holds a placeholder, markup or a double space',
    isBroken: (content) => /[{}<>*_#[\]\\]|\s\s|^\s|\s$/.test(content),
  },
]
