import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { androidEdits, androidOwn, removedFromAndroid } from './android.ts'
import { type Edit, readSettings, type Settings } from './edits.ts'
import { iosEdits, iosOwn, removedFromIos } from './ios.ts'

const root = join(import.meta.dirname, '../..')
const cli = join(root, 'node_modules/@capacitor/cli/bin/capacitor')

export type Platform = 'ios' | 'android'
export const platforms: readonly Platform[] = ['ios', 'android']

const made = {
  ios: { edits: iosEdits, own: iosOwn, removed: removedFromIos },
  android: { edits: androidEdits, own: androidOwn, removed: removedFromAndroid },
}

/** Where the pictures of a platform are kept. */
export const picturesOf = (platform: Platform): string[] =>
  made[platform].own.map((path) => join(root, 'native', platform, path))

/** Runs Capacitor in a folder, without its questions; throws what it says where it fails. */
export function capacitor(folder: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--preserve-symlinks', '--preserve-symlinks-main', cli, ...args],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, CI: '1' } },
  )
  if (status !== 0) throw new Error(`capacitor ${args.join(' ')} failed.\n${stdout}${stderr}`)
}

/**
 * Makes a platform's project in `native` of a folder that has the configuration, the packages and the
 * built pages: Capacitor's template, edited into ours, with the pictures and texts that are kept here.
 */
export function makeProject(folder: string, platform: Platform): void {
  const { edits, own, removed } = made[platform]
  capacitor(folder, ['add', platform, ...(platform === 'ios' ? ['--packagemanager', 'SPM'] : [])])
  const project = join(folder, 'native', platform)
  for (const path of removed) rmSync(join(project, path), { recursive: true })
  const settings: Settings = readSettings(folder)
  for (const { path, edit } of edits(settings)) editFile(join(project, path), edit)
  for (const path of own) {
    const to = join(project, path)
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(join(root, 'native', platform, path), to)
  }
}

function editFile(file: string, edit: Edit['edit']): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, edit(before))
}

/** Makes a folder in which projects can be made apart from ours, over pages of a line. */
export function prepareApart(folder: string): void {
  for (const name of ['package.json', 'capacitor.config.json'])
    cpSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  mkdirSync(join(folder, 'dist/native'), { recursive: true })
  writeFileSync(join(folder, 'dist/native/index.html'), '<!doctype html><html><head></head></html>')
}
