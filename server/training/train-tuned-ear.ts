import { tunedEarFiles } from '#server/meaning/danger.ts'
import { encoder } from '#server/meaning/encoder.ts'
import { hashedWords } from '#server/meaning/hashed-words.ts'
import { readText } from '#server/meaning/read-text.ts'
import { wordPlaces } from '#server/meaning/text-features.ts'
import { answeringHands, type DangerLine, dangerLines, twinHands } from './corpora.ts'
import { fineTune } from './fine-tune.ts'
import { allLines } from './train-danger.ts'

const read = (lines: readonly (DangerLine & { weight?: number })[]) =>
  lines.map(({ text, kind, weight = 1 }) => ({
    ...{ pieces: encoder().piecesOf(text), places: hashedWords(readText(text), wordPlaces) },
    ...{ isDanger: kind !== 'none', weight },
  }))

/** What the order of the lines is drawn by, and how often all are gone through: oftener, and they are learned by heart. */
const learning = { first: ['7', '5'], second: ['11', '3'] } as const

const isOfWholeAnswers = ({ how, hand }: DangerLine): boolean =>
  how !== 'answered' && [...twinHands, ...answeringHands].includes(hand)

/** Learns the tuned ears anew; prints how well each does with lines that were held out. */
export function trainTunedEars(): void {
  const lines = allLines(true)
  const held = read(dangerLines(true))
  const learn = (name: keyof typeof tunedEarFiles, some: typeof lines) => {
    const lists = { 'ear-lines': read(some), 'ear-held': held }
    fineTune('ear.py', lists, tunedEarFiles[name], learning[name])
  }
  learn(
    'first',
    lines.filter((line) => !isOfWholeAnswers(line)),
  )
  learn('second', lines)
}
