import { tunedEarFiles } from '#server/meaning/danger.ts'
import { encoder } from '#server/meaning/encoder.ts'
import { hashedWords } from '#server/meaning/hashed-words.ts'
import { readText } from '#server/meaning/read-text.ts'
import { wordPlaces } from '#server/meaning/text-features.ts'
import { type DangerLine, dangerLines, twinHands } from './corpora.ts'
import { fineTune } from './fine-tune.ts'
import { allLines } from './train-danger.ts'

const read = (lines: readonly (DangerLine & { weight?: number })[]) =>
  lines.map(({ text, kind, weight = 1 }) => ({
    ...{ pieces: encoder().piecesOf(text), places: hashedWords(readText(text), wordPlaces) },
    ...{ isDanger: kind !== 'none', weight },
  }))

const seed = '7'
/** How often all lines are gone through; twins are learned by heart the sooner. */
const rounds = { plain: '5', twins: '4' } as const

/** Learns the tuned ears anew; prints how well each does with lines that were held out. */
export function trainTunedEars(): void {
  const lines = allLines(true)
  const before = lines.filter(({ hand, how }) => how === 'answered' || !twinHands.includes(hand))
  const held = read(dangerLines(true))
  const learn = (name: keyof typeof tunedEarFiles, some: typeof lines) => {
    const lists = { 'ear-lines': read(some), 'ear-held': held }
    fineTune('ear.py', lists, tunedEarFiles[name], [seed, rounds[name]])
  }
  learn('plain', before)
  learn('twins', lines)
}
