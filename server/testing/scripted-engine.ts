import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  engineFolder,
  modelsFolder,
  writeInstalled,
} from '#server/drivers/model/local/installed-models.ts'

/** What the engine of a local model does, good and bad. */
export type EngineMood =
  | 'obliging'
  | 'nonsense'
  | 'another form'
  | 'an empty text'
  | 'slow'
  | 'hangs'
  | 'dies'
  | 'fails'
  | 'no engine'
  | 'no memory'
  | 'loads for ever'

type Asked = {
  pid: number
  prompt?: string
  told?: { text: string }[]
  read?: { text: string }[]
  form?: string[]
  env?: Record<string, string>
}

/** Installs an engine that answers by its mood, and a file for a model of the name `small.gguf`; for tests. */
export function installScriptedEngine(dataDir: string, mood: EngineMood = 'obliging') {
  const folder = join(engineFolder(dataDir), 'node_modules/node-llama-cpp/dist')
  mkdirSync(folder, { recursive: true })
  copyFileSync(join(import.meta.dirname, 'scripted-engine.mjs'), join(folder, 'index.js'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const file = join(modelsFolder(dataDir), 'small.gguf')
  writeFileSync(file, 'GGUF, as far as this engine knows')
  const bytes = readFileSync(file)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  writeInstalled(file, { from: 'a test', bytes: bytes.length, sha256 })
  const become = (next: EngineMood) => writeFileSync(join(folder, 'mood'), next)
  become(mood)
  const noted = join(folder, 'asked')
  writeFileSync(noted, '')
  return {
    file,
    become,
    /** All it was given, the instructions that it read ahead among them. */
    asked: (): Asked[] =>
      readFileSync(noted, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  }
}
