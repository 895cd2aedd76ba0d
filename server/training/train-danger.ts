import { dangerFeatures, readDanger } from '#server/meaning/danger.ts'
import {
  type DangerThresholds,
  type StoredDanger,
  storedDanger,
  weighDanger,
} from '#server/meaning/danger-head.ts'
import { dangerWordsIn } from '#server/safety/danger-words.ts'
import { type EarReport, earReport, linesOfReport } from '#server/safety/ear-report.ts'
import { askedLines, type DangerLine, dangerLines, labelledPairs } from './corpora.ts'
import { type DangerExample, learnDanger } from './learn-danger.ts'

/** Questions to the guide are not answers, and answers written about something else are mostly easy. */
const weights = { written: 1, asked: 0.4, answered: 0.6, aboutTopics: 0.4 } as const
/** Questions about topics are many and much alike. */
const everyQuestion = 2
const isLearnedQuestion = (at: number): boolean => at % everyQuestion === 0
type Line = DangerLine & { weight: number }

/** Answers that were written for something else: none of those is any danger. */
const answeredLines = (isHeldOut: boolean): DangerLine[] =>
  labelledPairs(isHeldOut).flatMap(({ answers, hand }) =>
    answers.map(({ answer }) => ({ kind: 'none', how: 'answered', text: answer, hand }) as const),
  )

/** Questions about a topic of ours: none is any danger, but where its words or somebody else say so. */
function topicLines(isHeldOut: boolean, danger: readonly DangerLine[]): DangerLine[] {
  const unsafe = new Set(danger.filter(({ kind }) => kind !== 'none').map(({ text }) => text))
  return askedLines(isHeldOut)
    .filter(({ question }) => !unsafe.has(question) && dangerWordsIn(question) === null)
    .map(({ question }) => ({ kind: 'none', how: 'about a topic', text: question, hand: '' }))
}

function allLines(): Line[] {
  const danger = dangerLines(false)
  return [
    ...danger.map((line) => ({
      ...line,
      weight: line.how === 'asked' ? weights.asked : weights.written,
    })),
    ...answeredLines(false).map((line) => ({ ...line, weight: weights.answered })),
    ...topicLines(false, danger)
      .filter((_, at) => isLearnedQuestion(at))
      .map((line) => ({ ...line, weight: weights.aboutTopics })),
  ]
}

function examplesOf(lines: readonly Line[]): DangerExample[] {
  const features = dangerFeatures(lines.map(({ text }) => text))
  return lines.map(({ kind, weight }, line) => ({
    features: features[line] ?? {
      numbers: new Float32Array(),
      places: [],
      pieces: new Float32Array(),
    },
    ...{ isDanger: kind !== 'none', weight },
  }))
}

/** How many networks of each manner are kept, how many of them know the first hands alone, and how many judge a hand's lines. */
const nets = { kept: 2, ofFirst: 1, judging: 1 } as const
/** Those who wrote later wrote what the ear had got wrong; networks that do not know it err elsewhere. */
const laterHands: readonly string[] = ['e', 'f', 'g']
/** Lines about danger of these hands are near others that mean the opposite: a plain net only loses by them. */
const nearHands: readonly string[] = ['c', 'd', 'e', 'f']
const isNear = ({ hand, how }: DangerLine): boolean =>
  how !== 'answered' && nearHands.includes(hand)
/** Whose lines are judged, by networks that learned from the others' alone: many lines of a hand are much alike. */
const judgedHands = ['b'] as const

type Judged = DangerLine & { likelihood: number; words: ReturnType<typeof dangerWordsIn> }

const isHeard = ({ likelihood, words }: Judged, { alone, withWords }: DangerThresholds): boolean =>
  words === 'certain' || likelihood >= (words === 'likely' ? withWords : alone)

/** Of all that is heard so much must be danger, and of answers about something else so few may be heard. */
const wanted = { precision: 0.87, answered: 0.015 }
const steps = Array.from({ length: 19 }, (_, step) => (step + 1) / 20)
/** Words that often mean danger are believed, but where the meaning is nearly sure to be harmless. */
const withWords = 0.08

/** The lowest thresholds that keep to what is wanted, on lines that were not learned from. */
function thresholdsFor(judged: readonly Judged[]): DangerThresholds {
  const written = judged.filter(({ how }) => how !== 'asked' && how !== 'answered')
  const answered = judged.filter(({ how }) => how === 'answered')
  const alone = steps.find((step) => {
    const at = { alone: step, withWords }
    const heard = written.filter((line) => isHeard(line, at))
    const right = heard.filter(({ kind }) => kind !== 'none').length
    const alarms = answered.filter((line) => isHeard(line, at)).length
    return right >= wanted.precision * heard.length && alarms <= wanted.answered * answered.length
  })
  return { alone: alone ?? 1, withWords }
}

/** Of questions about topics so few may be heard. */
const wantedAsked = 0.01
/** How much surer the ear must be of a question with such words. */
const askedWithWords = 0.3

/** The lowest threshold for questions to the guide that keeps to what is wanted, on some that were not learned from. */
function askedThresholdsFor(questions: readonly Judged[]): DangerThresholds {
  const alone = steps.find((step) => {
    const at = { alone: step, withWords: Math.min(step, askedWithWords) }
    return questions.filter((line) => isHeard(line, at)).length <= wantedAsked * questions.length
  })
  return { alone: alone ?? 1, withWords: askedWithWords }
}

/** Learns which texts tell of danger, and prints how well the whole ear does with lines it has not learned from. */
export function trainDanger(print: (line: string) => void): StoredDanger {
  const lines = allLines()
  const examples = examplesOf(lines)
  const learnBoth = (isLearned: (line: Line, at: number) => boolean, count: number) => {
    const all = lines.map(isLearned)
    const far = lines.map((line, at) => all[at] === true && !isNear(line))
    return [
      ...learnDanger(
        examples.filter((_, at) => all[at]),
        'looking',
        count,
      ),
      ...learnDanger(
        examples.filter((_, at) => far[at]),
        'plain',
        count,
      ),
    ]
  }
  const judged = judgedHands.flatMap((hand) => {
    const isJudged = lines.map((line) => line.hand === hand)
    const net = learnBoth((_line, at) => !isJudged[at], nets.judging)
    return lines.flatMap((line, at): Judged[] => {
      const example = examples[at]
      if (!isJudged[at] || !example) return []
      const likelihood = weighDanger(net, example.features)
      return [{ ...line, likelihood, words: dangerWordsIn(line.text) }]
    })
  })
  const thresholds = thresholdsFor(judged)
  print(`danger: ${lines.length} lines, from ${JSON.stringify(thresholds)}`)
  const heardOf = (some: readonly Judged[], at: DangerThresholds = thresholds): EarReport =>
    earReport(some.map((line) => ({ ...line, isHeard: isHeard(line, at) })))
  print(`  of hands that were left out\n${linesOfReport(heardOf(judged))}`)
  const kept = [
    ...learnBoth(({ hand }) => !laterHands.includes(hand), nets.ofFirst),
    ...learnBoth(() => true, nets.kept),
  ]
  const judge = (line: DangerLine): Judged => ({
    ...line,
    likelihood: readDanger(line.text, kept),
    words: dangerWordsIn(line.text),
  })
  const questions = topicLines(false, dangerLines(false)).filter((_, at) => !isLearnedQuestion(at))
  const asked = askedThresholdsFor(questions.map(judge))
  print(`  of questions to the guide, from ${JSON.stringify(asked)}`)
  const written = dangerLines(true)
  const held = written.map(judge)
  const others = [...answeredLines(true), ...topicLines(true, written)].map(judge)
  print(`  held out\n${linesOfReport(heardOf(held))}`)
  print(linesOfReport(heardOf(others)))
  const [topics, of] = [others.filter(({ how }) => how === 'about a topic'), asked]
  print(
    `  as questions to the guide: ${topics.filter((line) => isHeard(line, of)).length} of ${topics.length} about a topic`,
  )
  for (const alone of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const from = { alone, withWords: Math.min(alone, thresholds.withWords) }
    const { recall, precision, ordinary, explicit } = heardOf(held, from)
    const alarms = others.filter((line) => line.how === 'answered' && isHeard(line, from)).length
    print(
      `  held out from ${alone}: found ${recall.toFixed(3)}, outright ${explicit.toFixed(3)}, right ${precision.toFixed(3)}, ordinary ${ordinary.toFixed(3)}, answers of pairs ${alarms}`,
    )
  }
  return storedDanger(kept, { ...thresholds, asked })
}
