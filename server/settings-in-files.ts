import { readFileSync } from 'node:fs'

const ending = '_FILE'

const read = (name: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new Error(`Please check the settings. ${name}: there is no file ${file} to be read.`)
  }
}

/**
 * The settings with those that lie in files: `SECRET_KEY_FILE` names the file that holds `SECRET_KEY`, as
 * containers and systemd hand over secrets. Refuses by a sentence a file that cannot be read, and a setting
 * that is given both ways.
 */
export function withSettingsInFiles(
  given: Record<string, string | undefined>,
  names: readonly string[],
): Record<string, string | undefined> {
  const found = names.flatMap((name) => {
    const file = given[name + ending]
    if (file === undefined) return []
    if (given[name] !== undefined) {
      throw new Error(`Please check the settings. ${name} and ${name}${ending}: one of the two.`)
    }
    return [[name, read(name + ending, file)] as const]
  })
  return { ...given, ...Object.fromEntries(found) }
}
