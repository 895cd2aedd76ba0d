import {
  mayImport,
  serverFeatureCalls,
  type TableUse,
  tableOwners,
  testsMayImport,
} from './architecture.ts'

export type SourceFile = { path: string; text: string }
type Import = { from: string; to: string }

/** One web feature's files, and one server feature's tables, are the exceptions within a room. */
const noNames =
  /(^|\/)(utils?|helpers?|common|lib|types|constants|index)\.tsx?$|\/(utils?|helpers?|common|lib)\//

const importWords =
  /(?:^|[^./\w])(?:import|export)\s*(?:[\w*{}\s,$]+?\sfrom\s*)?\(?\s*['"]([^'"\n]+)['"]/g

/** Every module a file names in an import, a re-export or a lazy import. */
export function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(importWords)].map(([, specifier = '']) => ({
    from: path,
    to: specifier.startsWith('./') ? join(path, specifier) : specifier.replace(/^#/, ''),
  }))
}

/** Imports that a file loads with itself, with the names it takes; those of types alone are no loading. */
const loadingWords = /^(?:import|export)\s+(?!type\s)(?:([\w*{}\s,$]+?)\sfrom\s+)?'([^'\n]+)'/gm
const typesAlone = /^\{(?:\s*type \w+(?: as \w+)?,?)+\s*\}$/

/** Everything that is loaded when that file is, by what is imported and not only asked for later. */
export function loadedWith(path: string, files: readonly SourceFile[]): ReadonlySet<string> {
  const texts = new Map(files.map((file) => [file.path, file.text]))
  const loaded = new Set<string>()
  const waiting = [path]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const [, names = '', to = ''] of (texts.get(at) ?? '').matchAll(loadingWords)) {
      if (typesAlone.test(names)) continue
      const found = to.startsWith('./') ? join(at, to) : to.replace(/^#/, '')
      if (loaded.has(found)) continue
      loaded.add(found)
      waiting.push(found)
    }
  }
  return loaded
}

const join = (path: string, specifier: string): string =>
  [...path.split('/').slice(0, -1), specifier.slice(2)].join('/')

const within = (path: string, room: string): boolean => path === room || path.startsWith(`${room}/`)

const featureOf = (path: string): string | undefined => /^\w+\/features\/([^/]+)\//.exec(path)?.[1]

/** Tests, and what only they use. */
const isForTests = (path: string): boolean =>
  /\.(test|setup)\.tsx?$/.test(path) || path.includes('/testing/')

const roomOf = (path: string): string =>
  Object.keys(mayImport)
    .filter((candidate) => within(path, candidate))
    .sort((a, b) => b.length - a.length)[0] ?? ''

/** A sentence for every import (or name) of the file that the house does not allow. */
export function breaches(file: SourceFile): string[] {
  const { path } = file
  const isTest = isForTests(path)
  const allowed = [...(mayImport[roomOf(path)] ?? []), ...(isTest ? testsMayImport : [])]
  const named = noNames.test(path) ? [`${path}: name the file after the one thing in it`] : []
  return named.concat(
    importsOf(file)
      .filter(({ to }) => !isAllowed(path, to, allowed, isTest))
      .map(({ to }) => `${path} may not import ${to}`),
  )
}

const importPermissions = (): string[] => [
  ...Object.entries(mayImport).flatMap(([room, named]) => named.map((to) => `${room} → ${to}`)),
  ...testsMayImport.map((to) => `tests → ${to}`),
  ...Object.entries(serverFeatureCalls).flatMap(([feature, called]) =>
    called.map((other) => `feature ${feature} → ${other}`),
  ),
]

/** The permissions that could go without an import of these files becoming a breach. */
export function unusedImportPermissions(files: readonly SourceFile[]): string[] {
  const used = new Set(
    // Who queries a table must be allowed to call its owner.
    Object.values(tableOwners).flatMap(({ owner, alsoWrites = [], alsoReads = [] }) =>
      [...alsoWrites, ...alsoReads].map((feature) => `feature ${feature} → ${owner}`),
    ),
  )
  for (const file of files) {
    const { path } = file
    const room = roomOf(path)
    const isTest = isForTests(path)
    for (const { to } of importsOf(file)) {
      const allowing = [
        ...(mayImport[room] ?? []).map((part) => ({ name: `${room} → ${part}`, part })),
        ...(isTest ? testsMayImport : []).map((part) => ({ name: `tests → ${part}`, part })),
      ].filter(({ part }) => within(to, part))
      // Where two of them allow it, either one could go.
      if (allowing.length === 1 && allowing[0]) used.add(allowing[0].name)
      if (!isTest) used.add(`feature ${featureOf(path)} → ${featureOf(to)}`)
    }
  }
  return importPermissions().filter((permission) => !used.has(permission))
}

function isAllowed(path: string, to: string, allowed: readonly string[], isTest: boolean): boolean {
  if (to.startsWith('../')) return false
  if (to.startsWith('node:')) return !/^(contract|web)\//.test(path) || isTest
  if (/\/testing\//.test(to) && !isTest && !path.startsWith('e2e/')) return false
  if (!allowed.some((room) => within(to, room))) return false
  const [mine, theirs] = [featureOf(path), featureOf(to)]
  if (mine === undefined || theirs === undefined || mine === theirs) return true
  if (path.startsWith('web/')) return false
  if (isTest) return true
  return !to.endsWith('.store.ts') && (serverFeatureCalls[mine] ?? []).includes(theirs)
}

/** Every way round in a table of calls; none in a sound house. */
export function featureCircles(calls: Record<string, readonly string[]>): string[] {
  const walk = (at: string, way: readonly string[]): string[] =>
    way.includes(at)
      ? [[...way, at].join(' → ')]
      : (calls[at] ?? []).flatMap((next) => walk(next, [...way, at]))
  return Object.keys(calls).flatMap((feature) => walk(feature, []))
}

/** Every circle of files that import each other, types included, with the files in it. */
export function fileCircles(files: readonly SourceFile[]): string[][] {
  const paths = new Set(files.map(({ path }) => path))
  const imports = new Map(
    files.map((file) => [
      file.path,
      importsOf(file).flatMap(({ to }) => (paths.has(to) ? to : [])),
    ]),
  )
  const reaches = (from: string, goal: string): boolean => {
    const seen = new Set<string>()
    const open = [...(imports.get(from) ?? [])]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === goal) return true
      if (seen.has(at)) continue
      seen.add(at)
      open.push(...(imports.get(at) ?? []))
    }
    return false
  }
  const inCircle = [...paths].filter((path) => reaches(path, path))
  const circles: string[][] = []
  for (const path of inCircle) {
    const mine = circles.find(([first = '']) => reaches(path, first) && reaches(first, path))
    if (mine) mine.push(path)
    else circles.push([path])
  }
  return circles
}

const tables = Object.keys(tableOwners) as (keyof typeof tableOwners)[]
const anyTable = new RegExp(`'(${tables.join('|')})(?: as \\w+)?'`, 'g')
const readWords = 'selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|using'
const writeWords = 'insertInto|updateTable|deleteFrom|mergeInto|replaceInto'
const query = new RegExp(`\\b(${readWords}|${writeWords})\\(([^)]*)`, 'g')
const rawSql = new RegExp(`\\b(from|join|into|update)\\s+"?(${tables.join('|')})\\b`, 'gi')

export type QueriedTable = { table: keyof typeof tableOwners; by: string; writes: boolean }

/**
 * Which tables the queries of a server file read and write. Where a query gets its table in a
 * variable, every table that the file names counts.
 */
export function tablesOf({ path, text }: SourceFile): QueriedTable[] {
  const by = featureOf(path) ?? path.split('/').slice(0, -1).join('/')
  const named = (part: string) =>
    [...part.matchAll(anyTable)].map(([, table]) => table as keyof typeof tableOwners)
  const built = [...text.matchAll(query)].flatMap(([, word = '', argument = '']) => {
    const isNamed = /^\s*\[?\s*['"]/.test(argument)
    if (!isNamed && argument.trim().startsWith('(')) return []
    const writes = new RegExp(writeWords).test(word)
    return named(isNamed ? argument : text).map((table) => ({ table, by, writes }))
  })
  const raw = [...text.matchAll(/\bsql(?:<[^`]*>)?`([^`]*)`/g)].flatMap(([, sql = '']) =>
    [...sql.matchAll(rawSql)].map(([, word = '', table]) => ({
      table: table as keyof typeof tableOwners,
      by,
      writes: /into|update/i.test(word) || /delete\s+from/i.test(sql),
    })),
  )
  return [...built, ...raw]
}

/** A sentence for every query on a table that the house does not allow. */
export function tableBreaches(file: SourceFile): string[] {
  const found = tablesOf(file).flatMap(({ table, by, writes }) => {
    const { owner, alsoWrites = [], alsoReads = [] } = tableOwners[table]
    const isAllowed = [owner, ...alsoWrites, ...(writes ? [] : alsoReads)].includes(by)
    return isAllowed ? [] : `${file.path} may not ${writes ? 'write' : 'read'} ${table}`
  })
  return [...new Set(found)]
}

/** A sentence for every line of the table of owners that lets a feature past one it may not call. */
export function unlawfulOwners(owners: Record<string, TableUse>, calls = serverFeatureCalls) {
  return Object.entries(owners).flatMap(([table, { owner, alsoWrites = [], alsoReads = [] }]) =>
    [...alsoWrites, ...alsoReads]
      .filter((feature) => feature in calls && owner in calls && !calls[feature]?.includes(owner))
      .map((feature) => `${feature} queries ${table} but may not call ${owner}`),
  )
}

/** A sentence for every permission on a table that no query uses. */
export function unusedTablePermissions(files: readonly SourceFile[]): string[] {
  const used = files.flatMap(tablesOf)
  const isUsed = (table: string, by: string, writing: boolean) =>
    used.some((one) => one.table === table && one.by === by && (one.writes || !writing))
  return Object.entries(tableOwners as Record<string, TableUse>).flatMap(
    ([table, { owner, alsoWrites = [], alsoReads = [] }]) => [
      ...[owner, ...alsoWrites].flatMap((by) =>
        isUsed(table, by, true) ? [] : `${by} writes ${table}`,
      ),
      ...alsoReads.flatMap((by) => (isUsed(table, by, false) ? [] : `${by} reads ${table}`)),
    ],
  )
}
