import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The instructions of a Containerfile, in order: `{ word: 'COPY', flags: { from }, rest }`. */
export function instructionsIn(text) {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replace(/\\\n/g, ' ')
  return lines.split('\n').map((line) => {
    const [, word = '', flagText = '', rest = ''] = /^(\w+)\s+((?:--\S+\s+)*)(.*)$/.exec(line) ?? []
    const flags = Object.fromEntries(
      [...flagText.matchAll(/--([\w-]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    )
    return { word, flags, rest: rest.trim() }
  })
}

/** The arguments of the exec form, `["node", "main.js"]`; throws where a shell would be needed. */
export function argumentsOf(rest) {
  return JSON.parse(rest.slice(rest.indexOf('[')))
}

/** Whether a pattern of `.dockerignore` fits a path. Not every Node from 20 on has a function for it. */
function fits(path, pattern) {
  const literal = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  const any = literal.replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'))
  return new RegExp(`^${any}$`).test(path)
}

/** Whether a path is part of what is built from: the last line of the list that fits it decides. */
function isSent(path, rules) {
  const parts = path.split('/')
  const prefixes = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  return rules.reduce((isIn, rule) => {
    const pattern = rule.replace(/^!/, '')
    return prefixes.some((prefix) => fits(prefix, pattern)) ? rule.startsWith('!') : isIn
  }, true)
}

/** The files of a folder that its `.dockerignore` lets into a build. */
export function contextOf(folder) {
  const rules = readFileSync(join(folder, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const below = (path) =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const found = join(path, entry.name)
      if (['.git', 'node_modules'].includes(entry.name)) return []
      if (entry.isDirectory()) return below(found)
      return isSent(found, rules) ? [found] : []
    })
  return below('.')
}
