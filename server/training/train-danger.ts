import { dangerFeatures, readDanger, tunedEars } from '#server/meaning/danger.ts'
import {
  type AskedThresholds,
  type DangerThresholds,
  type StoredDanger,
  storedDanger,
  sumOfDanger,
} from '#server/meaning/danger-head.ts'
import { topicOf } from '#server/meaning/topic.ts'
import { dangerWordsIn } from '#server/safety/danger-words.ts'
import { type EarReport, earReport, linesOfReport } from '#server/safety/ear-report.ts'
import {
  type AskedLine,
  answeringHands,
  askedLines,
  type DangerLine,
  dangerLines,
  labelledPairs,
  twinHands,
} from './corpora.ts'
import { type DangerExample, learnDanger, type Manner } from './learn-danger.ts'

/**
 * Questions to the guide are not answers, and answers written about something else are mostly easy; twins are what is hard,
 * and answers such as people give what comes.
 */
const weights = {
  ...{ written: 1, twin: 1.5, answering: 3.5 },
  ...{ asked: 0.4, answered: 0.6, aboutTopics: 0.4 },
} as const
/** Questions about topics are many and much alike. */
const everyQuestion = 2
const isLearnedQuestion = (at: number): boolean => at % everyQuestion === 0
/** Who wrote of low days alone wrote what is nearest to danger: none of that is to be let be. */
const lowHand = 'i'
type Line = DangerLine & { weight: number }

/** Answers that were written for something else: none of those is any danger. */
const answeredLines = (isHeldOut: boolean): DangerLine[] =>
  labelledPairs(isHeldOut).flatMap(({ answers, hand }) =>
    answers.map(({ answer }) => ({ kind: 'none', how: 'answered', text: answer, hand }) as const),
  )

/** Questions about a topic of ours: none is any danger, but where its words or somebody else say so. */
function topicLines(asked: readonly AskedLine[], danger: readonly DangerLine[]): DangerLine[] {
  const unsafe = new Set(danger.filter(({ kind }) => kind !== 'none').map(({ text }) => text))
  return asked
    .filter(({ question }) => !unsafe.has(question) && dangerWordsIn(question) === null)
    .map(({ question }) => ({ kind: 'none', how: 'about a topic', text: question, hand: '' }))
}

/** Those whose harmlessness is learned, and the others, by which is seen how many are heard all the same. */
function questionsAboutTopics(danger: readonly DangerLine[]) {
  const isLow = ({ hand }: AskedLine) => hand === lowHand
  const lines = askedLines(false)
  const usual = topicLines(
    lines.filter((line) => !isLow(line)),
    danger,
  )
  return {
    learned: usual.filter((_, at) => isLearnedQuestion(at)),
    others: [
      ...usual.filter((_, at) => !isLearnedQuestion(at)),
      ...topicLines(lines.filter(isLow), danger),
    ],
  }
}

function weightOf({ how, hand }: DangerLine): number {
  if (how === 'asked') return weights.asked
  if (answeringHands.includes(hand)) return weights.answering
  return twinHands.includes(hand) ? weights.twin : weights.written
}

/** All that an ear learns from, each line with its weight. */
export function allLines(isForEar = false): Line[] {
  const danger = dangerLines(false, isForEar)
  return [
    ...danger.map((line) => ({ ...line, weight: weightOf(line) })),
    ...answeredLines(false).map((line) => ({ ...line, weight: weights.answered })),
    ...questionsAboutTopics(danger).learned.map((line) => ({
      ...{ ...line, weight: weights.aboutTopics },
    })),
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

/** How many networks of each manner are kept of all lines and of those before the last hands, how many plain ones that do not know the later lines, and how many judge a hand's lines. */
const nets = { kept: 2, withoutLater: 1, judging: 1 } as const
/** Those who wrote later wrote what the ear had got wrong; networks that do not know it err elsewhere. */
const laterHands: readonly string[] = ['e', 'f', 'g']
/** Those who wrote last of whom networks know; the mean of networks from before them and after errs less than either. */
const lastHands: readonly string[] = ['h', 'j', 'k', 'l', 'm', 'n']
const isLater = ({ hand }: DangerLine): boolean => laterHands.includes(hand)
const isLast = ({ hand, how }: DangerLine): boolean =>
  how !== 'answered' && lastHands.includes(hand)
/** Lines about danger of these hands are near others that mean the opposite: a plain net only loses by them. */
const nearHands: readonly string[] = ['c', 'd', 'e', 'f']
const isNear = ({ hand, how }: DangerLine): boolean =>
  how !== 'answered' && nearHands.includes(hand)
/** Lines that are judged by networks which learned from the others alone: many of one hand are much alike. */
const leftOut: Readonly<Record<'hand' | 'asked', (line: DangerLine, at: number) => boolean>> = {
  hand: ({ hand }) => hand === 'b',
  /** Questions that are danger or sound like it are all of one hand. */
  asked: ({ how }, at) => how === 'asked' && at % 2 === 0,
}

type Judged = DangerLine & { likelihood: number; words: ReturnType<typeof dangerWordsIn> }

const isHeard = ({ likelihood, words }: Judged, { alone, withWords }: DangerThresholds): boolean =>
  words === 'certain' || likelihood >= (words === 'likely' ? withWords : alone)

/**
 * From which likelihood on the ear hears. `alone` was set by hand: from there on about 4 in 100 ordinary answers of lines and
 * pairs that nothing was learned from are heard, and no fewer, since a missed danger weighs more than help offered in
 * vain. Words that often mean danger are believed, but where the meaning is nearly sure to be harmless.
 */
const thresholds: DangerThresholds = { alone: 0.5, withWords: 0.07 }

/**
 * Danger that is half hidden is rarely likely. From here on an answer is not spoken of: of lines that nothing was learned
 * from, some seven in ten of those that hide it; `npm run eval` says at the cost of how many others. Words that often mean danger
 * are believed, unless the meaning is all but sure that they do not: “Kit with a stick. They would be unbearable with a stick”.
 */
const doubtful: DangerThresholds = { alone: 0.38, withWords: 0.02 }

/** Nor is one that holds a sentence so likely by itself: it says it all in the midst of something cheerful. */
const oneSentence = 0.99

/**
 * Those of questions to the guide, set by hand as well: of questions about topics that the tuned ear had not learned at most
 * about 1 in 100 may be heard. From `sure` on none of them is answered with its topic.
 */
const asked: AskedThresholds = { alone: 0.9, withWords: 0.3, sure: 0.99 }
const isDanger = ({ kind }: DangerLine): boolean => kind !== 'none'

/** Whether a text would be answered with its topic, were it asked: heard by its meaning alone, and below `sure`. */
const isFaint = ({ words, likelihood, text }: Judged): boolean =>
  words === null &&
  likelihood >= asked.alone &&
  likelihood < asked.sure &&
  topicOf(text).topic !== undefined

/** Learns which texts tell of danger, and prints how well the whole ear does with lines it has not learned from. */
export function trainDanger(print: (line: string) => void): StoredDanger {
  const lines = allLines()
  const examples = examplesOf(lines)
  const learnSome = (
    manner: Manner,
    isLearned: (line: Line, at: number) => boolean,
    count: number,
  ) =>
    learnDanger(
      examples.filter((_, at) => {
        const line = lines[at]
        return line && isLearned(line, at) && (manner === 'looking' || !isNear(line))
      }),
      manner,
      count,
    )
  const learnBoth = (isLearned: (line: Line, at: number) => boolean, count: number) => [
    ...learnSome('looking', isLearned, count),
    ...learnSome('plain', isLearned, count),
  ]
  const judgedAs = (isLeftOut: (line: DangerLine, at: number) => boolean): Judged[] => {
    const others = learnBoth((line, at) => !isLeftOut(line, at), nets.judging)
    return lines.flatMap((line, at): Judged[] => {
      const example = examples[at]
      if (!isLeftOut(line, at) || !example) return []
      const likelihood = 1 / (1 + Math.exp(-sumOfDanger(others, example.features)))
      return [{ ...line, likelihood, words: dangerWordsIn(line.text) }]
    })
  }
  const judged = judgedAs(leftOut.hand)
  print(`danger: ${lines.length} lines, from ${JSON.stringify(thresholds)}`)
  const heardOf = (some: readonly Judged[], at: DangerThresholds = thresholds): EarReport =>
    earReport(some.map((line) => ({ ...line, isHeard: isHeard(line, at) })))
  print(`  of hands that were left out, by networks alone\n${linesOfReport(heardOf(judged))}`)
  const kept = [
    ...learnBoth((line) => !isLast(line), nets.kept),
    ...learnBoth(() => true, nets.kept),
    ...learnSome('plain', (line) => !isLater(line), nets.withoutLater),
  ]
  const tuned = tunedEars()
  if (!tuned) throw new Error('First the tuned ears: npm run train tuned-ear')
  const judge = (line: DangerLine): Judged => {
    const words = dangerWordsIn(line.text)
    const { likelihood } = readDanger(line.text, { weights: kept, tuned, words })
    return { ...line, likelihood, words }
  }
  const judgedQuestions = questionsAboutTopics(dangerLines(false)).others.map(judge)
  const askedDanger = [...judged, ...judgedAs(leftOut.asked)].filter(isDanger)
  const faintOf = (some: readonly Judged[]) => some.filter(isFaint).length
  const heardAt = (some: readonly Judged[]) => some.filter((line) => isHeard(line, asked)).length
  print(`  of questions to the guide, from ${JSON.stringify(asked)}`)
  for (const [name, some] of [
    ['about topics', judgedQuestions],
    ['danger that was left out', askedDanger],
  ] as const) {
    print(`    ${name}: ${heardAt(some)} of ${some.length} heard, ${faintOf(some)} faintly`)
  }
  const written = dangerLines(true)
  const held = written.map(judge)
  const others = [...answeredLines(true), ...topicLines(askedLines(true), written)].map(judge)
  print(`  held out\n${linesOfReport(heardOf(held))}`)
  print(linesOfReport(heardOf(others)))
  const topics = others.filter(({ how }) => how === 'about a topic')
  print(
    `  as questions to the guide: ${heardAt(topics)} of ${topics.length} about a topic, ${faintOf(topics)} faintly`,
  )
  for (const alone of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const from = { alone, withWords: Math.min(alone, thresholds.withWords) }
    const { recall, precision, ordinary, explicit } = heardOf(held, from)
    const alarms = others.filter((line) => line.how === 'answered' && isHeard(line, from)).length
    print(
      `  held out from ${alone}: found ${recall.toFixed(3)}, outright ${explicit.toFixed(3)}, right ${precision.toFixed(3)}, ordinary ${ordinary.toFixed(3)}, answers of pairs ${alarms}`,
    )
  }
  return storedDanger(kept, { ...thresholds, doubtful, oneSentence, asked })
}
