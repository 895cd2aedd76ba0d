import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type KnownModel, knownModels } from '#server/drivers/model/local/known-models.ts'

/** Which model is to be installed, and from where. */
export type Choice = {
  /** What stands in the environment later. */
  name: string
  file: string
  from: { address: string } | { path: string }
  expected?: { bytes: number; sha256: string }
}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`

/** The short list, a line each. */
export const modelLines = (): string[] =>
  knownModels.map(
    ({ name, bytes, memory, licence, fits, from }, at) =>
      `${at + 1}  ${name.padEnd(15)} ${gigabytes(bytes)} to fetch, ${memory} GB of memory, ${licence}; ${fits}\n   ${from}`,
  )

const asChoice = ({ name, file, from, bytes, sha256 }: KnownModel): Choice => ({
  ...{ name, file, from: { address: from } },
  expected: { bytes, sha256 },
})

const asGguf = (name: string): string => {
  if (!/^[\w.+-]+\.gguf$/i.test(name)) throw new Error(`${name} is not the name of a GGUF file.`)
  return name
}

/** Reads a number or name of the list, an address, or the path of a file; refuses by a sentence. */
export function chosenModel(given: string): Choice {
  const known = knownModels.find(({ name }, at) => name === given || String(at + 1) === given)
  if (known) return asChoice(known)
  if (/^https?:\/\//.test(given)) {
    const file = asGguf(basename(new URL(given).pathname))
    return { name: file, file, from: { address: given } }
  }
  const path = resolve(given)
  if (existsSync(path)) {
    const file = asGguf(basename(path))
    return { name: file, file, from: { path } }
  }
  throw new Error(`${given} is no model of the list, no address and no file.`)
}
