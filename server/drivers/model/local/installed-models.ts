import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { knownModels } from './known-models.ts'
import type { LocalModelSettings } from './open-local-model.ts'

/** What is written down beside a model's file when it is installed. */
const Installed = z.object({ from: z.string(), bytes: z.number(), sha256: z.string() })
export type Installed = z.infer<typeof Installed>

/** Where models are kept, and the engine that runs them. */
export const modelsFolder = (dataDir: string): string => join(dataDir, 'models')
export const engineFolder = (dataDir: string): string => join(modelsFolder(dataDir), 'engine')

/** The file that a model's name means; any other name is a file's. */
export const modelFile = (dataDir: string, name: string): string => {
  const known = knownModels.find((model) => model.name === name)
  return join(modelsFolder(dataDir), known?.file ?? basename(name))
}

const noteOf = (file: string): string => `${file}.json`

export const writeInstalled = (file: string, installed: Installed): void =>
  writeFileSync(noteOf(file), `${JSON.stringify(installed, null, 2)}\n`)

/** What was written down of a model; undefined where none was installed under that name. */
export function installedModel(dataDir: string, name: string): Installed | undefined {
  try {
    return z.parse(Installed, JSON.parse(readFileSync(noteOf(modelFile(dataDir, name)), 'utf8')))
  } catch {
    return undefined
  }
}

/** What runs the model of that name; refuses by a sentence where it was not installed. */
export function localModelSettings(dataDir: string, name: string): LocalModelSettings {
  const installed = installedModel(dataDir, name)
  if (!installed) {
    throw new Error(
      `GUIDE_MODEL: ${name} is not installed in ${modelsFolder(dataDir)}. Run npm run guide:install, or leave GUIDE_PROVIDER empty.`,
    )
  }
  const { sha256 } = installed
  return { engine: engineFolder(dataDir), file: modelFile(dataDir, name), sha256 }
}
