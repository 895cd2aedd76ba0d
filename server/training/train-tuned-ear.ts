import { tunedEarFile } from '#server/meaning/danger.ts'
import { encoder } from '#server/meaning/encoder.ts'
import { hashedWords } from '#server/meaning/hashed-words.ts'
import { readText } from '#server/meaning/read-text.ts'
import { wordPlaces } from '#server/meaning/text-features.ts'
import { type DangerLine, dangerLines } from './corpora.ts'
import { fineTune } from './fine-tune.ts'
import { allLines } from './train-danger.ts'

const read = (lines: readonly (DangerLine & { weight?: number })[]) =>
  lines.map(({ text, kind, weight = 1 }) => ({
    ...{ pieces: encoder().piecesOf(text), places: hashedWords(readText(text), wordPlaces) },
    ...{ isDanger: kind !== 'none', weight },
  }))

const seed = '7'

/** Learns the tuned ear anew; prints how well it does with lines that were held out. */
export function trainTunedEar(): void {
  const lists = { 'ear-lines': read(allLines(true)), 'ear-held': read(dangerLines(true)) }
  fineTune('ear.py', lists, tunedEarFile, [seed])
}
