import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { serverFeatureCalls, tableOwners } from './architecture.ts'

type Text = { path: string; text: string }

const root = import.meta.dirname
const rooms = ['contract', 'server', 'web', 'e2e', 'scripts', 'docs'] as const

const read = (path: string): Text => ({ path, text: readFileSync(join(root, path), 'utf8') })

const everyPath: string[] = [
  ...readdirSync(root).filter((name) => /\.(ts|md|json)$/.test(name)),
  ...rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  ),
]

const texts: Text[] = everyPath
  .filter((path) => /\.(tsx?|mjs|md)$/.test(path))
  // The wrong examples below cite what is not there.
  .filter((path) => path !== 'docs.test.ts')
  .map(read)

const isTest = ({ path }: Text): boolean => /\.test\.tsx?$/.test(path)

/** Between the words of a citation, which a comment may break into two lines. */
const gap = String.raw`(?:\s|\n \*)+`
const citations: [kind: string, pattern: RegExp][] = [
  ['', /(?<![\w%#.])([RTPABC][1-9]\d?)(?!\w|:\d)/g],
  ['§', /§(\d+(?:\.\d+)?)/g],
  ['decision ', new RegExp(`\\b[Dd]ecision${gap}(\\d+)`, 'g')],
]

/** The codes a text cites: `R4`, `T13`, `§4`, `decision 9`. */
const codesIn = ({ text }: Text): string[] =>
  citations.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([, code]) => `${kind}${code}`),
  )

/** What a code may mean: a heading of a rule or a section, a row of a table of codes, a decision. */
function meaningsIn(files: readonly Text[]): string[] {
  return files.flatMap(({ path, text }) => {
    const found = (pattern: RegExp, kind: string) =>
      [...text.matchAll(pattern)].map(([, code]) => `${kind}${code}`)
    if (path === 'docs/rules.md') return found(/^## (R\d+)\. /gm, '')
    if (path === 'docs/trust.md') return found(/^\| ([A-Z]\d+) +\|/gm, '')
    if (path === 'docs/speed.md') return [...new Set(found(/^\| (P\d+) +\|/gm, ''))]
    if (path === 'docs/product.md') return found(/^##+ (\d+(?:\.\d+)?)\.? /gm, '§')
    if (path.startsWith('docs/decisions/')) return found(/^# (\d+)\. /gm, 'decision ')
    return []
  })
}

/** A line for every citation that leads nowhere. */
function lostCodes(files: readonly Text[]): string[] {
  const meanings = new Set(meaningsIn(files))
  return files.flatMap((file) =>
    codesIn(file)
      .filter((code) => !meanings.has(code))
      .map((code) => `${file.path} cites ${code}`),
  )
}

/** The rules that no test names. */
function rulesWithoutTest(files: readonly Text[]): string[] {
  const cited = new Set(files.filter(isTest).flatMap(codesIn))
  return meaningsIn(files).filter((code) => /^R\d/.test(code) && !cited.has(code))
}

/** Files that a document names as code; not patterns (`x.routes.ts`, `x-words.ts`). */
const namedFiles = ({ text }: Text): string[] =>
  [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|json|md))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^x[.-]/.test(path) && !namesToAvoid.has(path))

/** CONTRIBUTING names them as what no file is called. */
const namesToAvoid = new Set(['types.ts', 'constants.ts', 'index.ts'])

/** A path from the root, or the end of one. */
const missingFiles = (document: Text, paths: readonly string[]): string[] =>
  namedFiles(document)
    .filter((named) => !paths.some((path) => path === named || path.endsWith(`/${named}`)))
    .map((named) => `${document.path} names ${named}`)

/** Names of code that a document gives: `takeTurn`, `couples.takeTurn`, `PlainText`; not their arguments. */
const namedCode = ({ text }: Text): string[] =>
  [...text.matchAll(/`([A-Za-z]\w*(?:\.[A-Za-z]\w*)*)(?:\([^`]*\))?`/g)]
    .flatMap(([, name = '']) =>
      /\.(?:tsx?|mjs|json|md|db|key)$/.test(name) ? [] : name.split('.'),
    )
    .filter((name) => /[a-z][A-Z]/.test(name))

/** Every word of the source, so that a name that is in none of it can be told. */
const wordsIn = (source: readonly Text[]): ReadonlySet<string> =>
  new Set(source.flatMap(({ text }) => text.match(/\w+/g) ?? []))

const missingCode = (document: Text, words: ReadonlySet<string>): string[] =>
  namedCode(document)
    .filter((name) => !words.has(name))
    .map((name) => `${document.path} names ${name}`)

/** Files that a document links to, from the root. */
const linkedFiles = ({ path, text }: Text): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
    normalize(join(dirname(path), to)),
  )

/** The rows of the table of features. */
const featuresIn = (architecture: string) =>
  [...architecture.matchAll(/^\| `([\w-]+)` +\|[^|]+\| (\w+) +\|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, name = '', where, owned = '', called = '']) => ({
      ...{ name, where },
      owns: codesOf(owned),
      calls: codesOf(called),
    }),
  )

const codesOf = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code).toSorted()

/** The files of a numbered walk, in order. */
const stopsIn = (architecture: string): string[] =>
  [...architecture.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path)

/** What stands in bold in a glossary. */
const wordsOf = (glossary: string): string[] =>
  [...glossary.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => word)

/** Names in camel case or with hyphens as the words they are made of. */
const spoken = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()

function unusedWords(words: readonly string[], source: readonly Text[]): string[] {
  const said = source.map(({ text }) => spoken(text)).join('\n')
  return words.filter((word) => !new RegExp(`\\b${spoken(word)}`).test(said))
}

describe('codes', () => {
  test('it saw the files, the codes and what they mean', () => {
    for (const room of rooms) {
      expect(texts.filter(({ path }) => path.startsWith(`${room}/`)).length).toBeGreaterThan(8)
    }
    const codes = texts.filter(({ path }) => !path.startsWith('docs/')).flatMap(codesIn)
    expect(codes.filter((code) => /^R/.test(code)).length).toBeGreaterThan(250)
    expect(codes.filter((code) => /^[TABC]/.test(code)).length).toBeGreaterThan(150)
    expect(codes.filter((code) => /^§/.test(code)).length).toBeGreaterThan(50)
    expect(codes).toContain('decision 9')
    const meanings = meaningsIn(texts)
    expect(meanings.filter((code) => /^R/.test(code))).toHaveLength(28)
    expect(new Set(meanings).size).toBe(meanings.length)
  })

  test('every code that is cited has its meaning in the docs', () => {
    expect(lostCodes(texts)).toEqual([])
  })

  test('every rule is named by a test', () => {
    expect(rulesWithoutTest(texts)).toEqual([])
  })

  test('the repository stands alone', () => {
    const outside = /\bspec §|product-spec|rules\.md R|\.\.\/shared/i
    expect(texts.filter(({ text }) => outside.test(text)).map(({ path }) => path)).toEqual([])
  })
})

test('product.md lists every call of the contract, and no other', () => {
  const { text } = read('docs/product.md')
  const listed = [...text.matchAll(/^\| `([A-Z]+ \/api\/[^`]+)` +\|/gm)].map(
    ([, call = '']) => call,
  )
  const promised = endpoints.map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(listed.length).toBeGreaterThan(50)
  expect(listed.toSorted()).toEqual(promised.toSorted())
})

describe('what the docs name', () => {
  const documents = texts.filter(({ path }) => path.endsWith('.md'))

  test('every file that is named is there', () => {
    expect(documents.flatMap(namedFiles).length).toBeGreaterThan(30)
    expect(documents.flatMap((document) => missingFiles(document, everyPath))).toEqual([])
  })

  test('every name of code is in the source', () => {
    expect(documents.flatMap(namedCode).length).toBeGreaterThan(50)
    const words = wordsIn(texts.filter(({ path }) => !path.endsWith('.md')))
    expect(documents.flatMap((document) => missingCode(document, words))).toEqual([])
  })

  test('every link leads to a file', () => {
    expect(documents.flatMap(linkedFiles).length).toBeGreaterThan(20)
    const missing = documents.flatMap(linkedFiles).filter((path) => !existsSync(join(root, path)))
    expect(missing).toEqual([])
  })

  test('and the test notices a file or a name that is not there', () => {
    const document = { path: 'docs/a.md', text: '`server/app.ts`, `server/gone.ts` and `gone.ts`' }
    expect(missingFiles(document, ['server/app.ts'])).toEqual([
      'docs/a.md names server/gone.ts',
      'docs/a.md names gone.ts',
    ])
    const source = [{ path: 'server/a.ts', text: 'couples.takeTurn()' }]
    const named = {
      path: 'docs/a.md',
      text: '`couples.takeTurn({ goneBy })`, `keptText` and `a.ts`',
    }
    expect(missingCode(named, wordsIn(source))).toEqual(['docs/a.md names keptText'])
    expect(linkedFiles({ path: 'docs/a.md', text: '[rules](rules.md#r1) [b](../b.ts)' })).toEqual([
      'docs/rules.md',
      'b.ts',
    ])
  })
})

describe('the architecture', () => {
  const { text } = read('docs/architecture.md')

  test('its table names every feature, with the tables it owns and whom it may call', () => {
    const folders = ['server/features', 'web/features'].flatMap((room) =>
      readdirSync(join(root, room)).map((name) => ({ name, room })),
    )
    expect(featuresIn(text)).toEqual(
      [...new Set(folders.map(({ name }) => name))].toSorted().map((name) => {
        const rooms = folders.filter((folder) => folder.name === name).map(({ room }) => room)
        const owned = Object.entries(tableOwners).filter(([, { owner }]) => owner === name)
        return {
          name,
          where: rooms.length === 2 ? 'both' : rooms[0]?.split('/')[0],
          owns: owned.map(([table]) => table).toSorted(),
          calls: [...(serverFeatureCalls[name] ?? [])].toSorted(),
        }
      }),
    )
  })

  test('the walk of one answer has at most 26 stops, and each is a file', () => {
    const stops = stopsIn(text)
    expect(stops.length).toBeGreaterThan(15)
    expect(stops.length).toBeLessThanOrEqual(26)
    expect(new Set(stops).size).toBe(stops.length)
    expect(stops.filter((path) => !everyPath.includes(path))).toEqual([])
    expect(stops[0]).toMatch(/^web\/ui\/.*composer/)
    expect(stops).toContain('server/tables.ts')
    expect(stops.at(-1)).toMatch(/^web\//)
  })

  test('and the tests would see neither where there is none', () => {
    expect(featuresIn('| `ask` |\n')).toEqual([])
    expect(stopsIn('1. The composer.\n')).toEqual([])
  })
})

describe('the glossary', () => {
  const { text } = read('docs/glossary.md')

  test('each of its words is used in the source', () => {
    const words = wordsOf(text)
    expect(words.length).toBeGreaterThan(40)
    expect(new Set(words).size).toBe(words.length)
    const source = texts.filter(({ path }) => /^(contract|server|web)\//.test(path))
    expect(unusedWords(words, source)).toEqual([])
  })

  test('and the test notices one that is not', () => {
    const source = [{ path: 'server/a.ts', text: 'createWeeklySession()' }]
    expect(unusedWords(['weekly session', 'session', 'week plan'], source)).toEqual(['week plan'])
  })
})

describe('the test itself notices', () => {
  const rules = { path: 'docs/rules.md', text: '## R1. An account\n\n## R2. Sealed\n' }
  const product = { path: 'docs/product.md', text: '## 4. States\n\n### 4.2 Home\n' }
  const trust = { path: 'docs/trust.md', text: '| T1   | a test |\n' }
  const decision = { path: 'docs/decisions/0009-failures.md', text: '# 9. Failures\n' }
  const house = [rules, product, trust, decision]
  const citing = (text: string): Text => ({ path: 'server/a.ts', text })

  test.each([
    ['/** Sealed (R3). */', 'R3'],
    ['/** Guessing (T9). */', 'T9'],
    ['/** As A1 says. */', 'A1'],
    ['/** See P2. */', 'P2'],
    ['/** The route table (product §5). */', '§5'],
    ['/** Home (product §4.3). */', '§4.3'],
    ['/** Claimed (decision 7). */', 'decision 7'],
    ['/** Claimed for a while (decision\n * 8). */', 'decision 8'],
  ])('%j, which leads nowhere', (text, code) => {
    expect(lostCodes([...house, citing(text)])).toEqual([`server/a.ts cites ${code}`])
  })

  test('and lets pass what leads somewhere, and what is no code', () => {
    const text =
      '/** R1, R2 and T1 (product §4, §4.2; decision 9). */ 2026T10:00Z %A4 <path d="M0"/>'
    expect(lostCodes([...house, citing(text)])).toEqual([])
  })

  test('a rule no test names', () => {
    const naming = { path: 'server/a.test.ts', text: "test('R1 makes two people')" }
    expect(rulesWithoutTest([...house, naming, citing('/** R2 */')])).toEqual(['R2'])
  })
})
