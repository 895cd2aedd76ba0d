import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One file of a project, and what becomes of its text; the text is empty where the template has none. */
export type Edit = { path: string; edit: (text: string) => string }

export type Settings = {
  appId: string
  /** Version that people see, and the same as one growing number. */
  version: string
  versionNumber: number
  /** The host whose links open the app; one that cannot be, where no server was chosen. */
  linkHost: string
  /** Its port; empty for that of https, which links do not name. */
  linkPort: string
}

/** Reads what a project needs to know, from the configuration and the package of a folder. */
export function readSettings(folder: string): Settings {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const config = JSON.parse(readFileSync(join(folder, 'capacitor.config.json'), 'utf8'))
  const server: string = config.plugins.Duologue.server
  const { hostname, port } = new URL(server || 'https://duologue.invalid')
  const [major, minor, patch] = version.split('.').map(Number)
  return {
    appId: config.appId,
    version,
    versionNumber: major * 10_000 + minor * 100 + patch,
    linkHost: hostname,
    linkPort: port,
  }
}

/** Replaces each place where `found` stands; throws where the template has changed and has none. */
export const replaced =
  (found: string, by: string) =>
  (text: string): string => {
    if (!text.includes(found)) throw new Error(`Capacitor's template no longer has: ${found}`)
    return text.replaceAll(found, by)
  }

/** Does one after the other. */
export const inTurn =
  (...steps: ((text: string) => string)[]) =>
  (text: string): string =>
    steps.reduce((before, step) => step(before), text)

export const written = (text: string) => () => text
