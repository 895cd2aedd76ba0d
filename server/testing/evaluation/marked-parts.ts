import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')

const begin = (name: string): RegExp => new RegExp(`<!-- ${name}: written by [^>]+ -->`, 'u')
const end = (name: string): string => `<!-- end of ${name} -->`

/** What stands before a part, its first mark and all, the part itself, and what stands from its last mark on. */
function cut(document: string, name: string): [string, string, string] | undefined {
  const mark = begin(name).exec(document)
  if (!mark) return undefined
  const from = mark.index + mark[0].length
  const to = document.indexOf(end(name), from)
  return to < 0
    ? undefined
    : [document.slice(0, from), document.slice(from, to), document.slice(to)]
}

/** The part of a document between the marks of that name; undefined where it has none. */
export const markedPart = (document: string, name: string): string | undefined =>
  cut(document, name)?.[1].trim()

/** The document with that part between its marks; throws where it has none. */
export function withMarkedPart(document: string, name: string, part: string): string {
  const found = cut(document, name)
  if (!found) throw new Error(`There is no place for “${name}”: its two marks are missing.`)
  return `${found[0]}\n\n${part}\n\n${found[2]}`
}

/** The document at that path, from the repository's root. */
export const readDocument = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Puts parts between their marks in a document of the repository. */
export function writeParts(path: string, parts: Readonly<Record<string, string>>): void {
  const document = Object.entries(parts).reduce(
    (text, [name, part]) => withMarkedPart(text, name, part),
    readDocument(path),
  )
  writeFileSync(join(root, path), document)
}
