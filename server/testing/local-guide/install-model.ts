import { constants, copyFileSync, mkdirSync, renameSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checksumOf, download } from '#server/drivers/model/local/download.ts'
import {
  installedModel,
  modelsFolder,
  writeInstalled,
} from '#server/drivers/model/local/installed-models.ts'
import type { Choice } from './choose-model.ts'

type Options = {
  dataDir: string
  onProgress: (have: number, all: number | undefined) => void
}

/** Room that the rest of the machine keeps. */
const spareBytes = 500e6

function demandRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < bytes + spareBytes) {
    throw new Error(
      `There is not enough room in ${folder}: it takes ${(bytes / 1e9).toFixed(1)} GB.`,
    )
  }
}

async function copied(path: string, to: string): Promise<{ bytes: number; sha256: string }> {
  const { size } = statSync(path)
  demandRoom(modelsFolderOf(to), size)
  const part = `${to}.part`
  copyFileSync(path, part, constants.COPYFILE_FICLONE)
  const came = { bytes: size, sha256: await checksumOf(part) }
  renameSync(part, to)
  return came
}

const modelsFolderOf = (file: string): string => join(file, '..')

const isThere = async (file: string, sha256: string): Promise<boolean> =>
  (await checksumOf(file).catch(() => '')) === sha256

/**
 * Puts a model into the data folder and writes its checksum down, which every later start asks for. One
 * that is there already, whole, is not fetched again. Refuses by a sentence.
 */
export async function installModel(
  choice: Choice,
  { dataDir, onProgress }: Options,
): Promise<void> {
  const folder = modelsFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const to = join(folder, choice.file)
  const known = choice.expected ?? installedModel(dataDir, choice.file)
  if ('address' in choice.from && known && (await isThere(to, known.sha256))) {
    writeInstalled(to, { ...known, from: choice.from.address })
    return
  }
  const { from, expected } = choice
  if ('path' in from) {
    writeInstalled(to, { from: from.path, ...(await copied(from.path, to)) })
    return
  }
  if (expected) demandRoom(folder, expected.bytes)
  const came = await download({ from: from.address, to, expected, onProgress })
  writeInstalled(to, { from: from.address, ...came })
}
