import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DangerKind, dangerKinds } from '#server/meaning/danger.ts'
import { type Label, labels } from '#server/meaning/labels.ts'
import { type Relation, relations } from '#server/meaning/relation.ts'

const folder = join(import.meta.dirname, '..', 'meaning', 'corpus')

/** What tells the hands apart that wrote corpora of a name: the end of its file's. */
const handOf = (file: string): string =>
  file
    .replace(/\.txt$/, '')
    .split('-')
    .at(-1) ?? ''

const filesOf = (name: string, isHeldOut: boolean): string[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.txt'))
    .filter((file) => file.startsWith(`${name}-held-`) === isHeldOut)
    .sort()

/** Which corpora each head learns from. */
const learnedFrom = {
  topic: ['ask'],
  labels: ['pairs'],
  relation: ['pairs'],
  clause: ['pairs'],
  'fitting-ask': ['asks', 'pairs'],
  danger: ['danger', 'pairs', 'ask'],
  'tuned-ear': ['danger', 'pairs', 'ask'],
  'foreign-danger': ['foreign-danger', 'danger', 'pairs'],
  stung: ['stung'],
} as const
export type HeadName = keyof typeof learnedFrom
export const headNames = Object.keys(learnedFrom) as HeadName[]

/**
 * Those who wrote answers to questions of ours as people give them, of which one in twenty to two in five tell of danger,
 * mostly in passing; those from the seventh to the one before `bc` with a twin of each, of the same scene and the same words,
 * in which nothing is wrong. Of `bc` and `bd`, natural answers, a reader said whether they tell of danger.
 */
export const answeringHands: readonly string[] = [
  ...['aj', 'ak', 'al', 'am', 'an', 'ao', 'ap', 'aq', 'ar', 'as', 'at', 'au'],
  ...['av', 'aw', 'ax', 'ay', 'az', 'ba', 'bb', 'bc'],
  ...['bd', 'be', 'bf', 'bg', 'bh'],
]

/**
 * Those who wrote whole answers in which danger is half hidden, each followed by a twin of the same scene and the same
 * words in which nothing is wrong; the last of them are natural answers of which a reader said whether they tell of danger,
 * where an ear was not sure that they do not.
 */
export const twinHands: readonly string[] = [
  ...['t', 'u', 'v', 'w', 'x', 'y', 'z', 'aa', 'ab', 'ac', 'ad', 'ae', 'af', 'ag', 'ah', 'ai'],
]

/**
 * Those who wrote last about danger: the tuned ears alone learn from their lines, of whole answers only the second one, so that
 * the networks beside them, which do not know them, err elsewhere.
 */
const handsOfEar: readonly string[] = ['p', 'q', 'r', 's', ...twinHands, ...answeringHands]
const isOfEarAlone = (file: string): boolean =>
  handsOfEar.some((hand) => file === `danger-${hand}.txt`)

/** A digest of all that a head learns from, by which its weights say whether they have learned it. */
export const digestOfCorpora = (head: HeadName): string =>
  learnedFrom[head]
    .flatMap((name) => filesOf(name, false))
    .filter((file) => head === 'tuned-ear' || !isOfEarAlone(file))
    .reduce(
      (hash, file) => hash.update(`${file}\0`).update(readFileSync(join(folder, file))),
      createHash('sha256'),
    )
    .digest('hex')

/** The fields of every line of the corpora of that name, and whose hand it is; those held out only where they are asked for. */
function linesOf(name: string, isHeldOut: boolean, fields: number): string[][] {
  return filesOf(name, isHeldOut).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((line, at) => ({ line: line.trim(), at: at + 1 }))
      .filter(({ line }) => line !== '' && !line.startsWith('#'))
      .map(({ line, at }) => {
        const parts = line.split(' | ').map((part) => part.trim())
        if (parts.length !== fields) throw new Error(`${file}:${at} has not ${fields} fields.`)
        return [...parts, handOf(file)]
      }),
  )
}

const oneOf = <Known extends string>(known: readonly Known[], given: string): Known => {
  const found = known.find((one) => one === given)
  if (found === undefined) throw new Error(`The corpus says “${given}”, which is none of ours.`)
  return found
}

export type DangerLine = { kind: DangerKind | 'none'; how: string; text: string; hand: string }

const dangerLinesOf = (name: string, isHeldOut: boolean): DangerLine[] =>
  linesOf(name, isHeldOut, 3).map(([kind = '', how = '', text = '', hand = '']) => ({
    ...{ kind: oneOf([...dangerKinds, 'none'], kind), how, text, hand },
  }))

/** Lines of the hands that the tuned ears alone learn from are left out unless they are asked for. */
export const dangerLines = (isHeldOut: boolean, isForEar = false): DangerLine[] =>
  dangerLinesOf('danger', isHeldOut).filter(
    ({ hand }) => isHeldOut || isForEar || !handsOfEar.includes(hand),
  )

/** A line in the language that its file is named by; `how` says what kind of danger, or what is harmless in it. */
export type ForeignLine = { isDanger: boolean; how: string; text: string; language: string }

export const foreignDangerLines = (isHeldOut: boolean): ForeignLine[] =>
  linesOf('foreign-danger', isHeldOut, 3).map(
    ([kind = '', how = '', text = '', language = '']) => ({
      ...{ isDanger: oneOf(['danger', 'none'], kind) === 'danger', how, text, language },
    }),
  )

/** Whether a reader heard in an answer that the other had hurt or slighted its writer: clearly, a little, or not. */
const stings = ['stung', 'edge', 'none'] as const
export type StungLine = { kind: (typeof stings)[number]; text: string }

export const stungLines = (): StungLine[] =>
  linesOf('stung', false, 2).map(([kind = '', text = '']) => ({ kind: oneOf(stings, kind), text }))

/** Lines that were written to be hard: danger half hidden, and gloom or frightening words where nothing is wrong. */
export const hardDangerLines = (): DangerLine[] => dangerLinesOf('hard-danger', true)

/** An answer with its labels, and the clause of it that tells most, if any is worth quoting. */
export type LabelledAnswer = {
  answer: string
  labels: readonly Label[]
  telling: string | undefined
}
export type LabelledPair = {
  card: string
  relation: Relation
  hand: string
  answers: readonly [LabelledAnswer, LabelledAnswer]
}

function labelledAnswer(marked: string, given: string): LabelledAnswer {
  const telling = /\[([^\]]+)\]/u.exec(marked)?.[1]
  return {
    answer: marked.replace(/[[\]]/gu, ''),
    labels: given === '-' ? [] : given.split(/\s+/u).map((label) => oneOf(labels, label)),
    telling,
  }
}

export const labelledPairs = (isHeldOut: boolean): LabelledPair[] =>
  linesOf('pairs', isHeldOut, 6).map(
    ([
      card = '',
      relation = '',
      labelsOne = '',
      labelsTwo = '',
      one = '',
      two = '',
      hand = '',
    ]) => ({
      ...{ card, hand },
      relation: oneOf(relations, relation),
      answers: [labelledAnswer(one, labelsOne), labelledAnswer(two, labelsTwo)],
    }),
  )

/** Which words of an answer a reader would quote, the best first, and which would be a poor quote; the rest is neither. */
export type QuotingLine = {
  question: string
  answer: string
  good: readonly string[]
  poor: readonly string[]
}

export const quotingLines = (isHeldOut: boolean): QuotingLine[] => {
  const parts = (list: string) => (list === '-' ? [] : list.split(' // '))
  return linesOf('quoting', isHeldOut, 4).map(
    ([question = '', answer = '', good = '', poor = '']) => ({
      ...{ question, answer, good: parts(good), poor: parts(poor) },
    }),
  )
}

/** `hand` tells those apart that wrote long questions. */
export type AskedLine = { topic: string; question: string; hand: string }

export const askedLines = (isHeldOut: boolean): AskedLine[] =>
  linesOf('ask', isHeldOut, 2).map(([topic = '', question = '', hand = '']) => ({
    ...{ topic, question, hand },
  }))

/** Which of a card's questions fit the answers of one labelled pair: `any3~` is the third for any answers, names swapped. */
export type AskJudgement = {
  card: string
  answers: readonly [string, string]
  best: readonly string[]
  bad: readonly string[]
}

/** Each line names its pair by the letter of its file and its line: `a4 | best: any4~ any2 | bad: light1`. */
export const judgedAsks = (): AskJudgement[] =>
  linesOf('asks', false, 3).map(([ref = '', best = '', bad = '']) => {
    const [, letter, line] = /^([a-z])(\d+)$/u.exec(ref) ?? []
    const file = readFileSync(join(folder, `pairs-${letter}.txt`), 'utf8').split('\n')
    const [card = '', , , , one = '', two = ''] = (file[Number(line) - 1] ?? '').split(' | ')
    const named = (list: string) => list.replace(/^\w+:/u, '').trim().split(/\s+/u).filter(Boolean)
    return {
      card,
      answers: [labelledAnswer(one, '-').answer, labelledAnswer(two, '-').answer],
      best: named(best),
      bad: named(bad),
    }
  })
