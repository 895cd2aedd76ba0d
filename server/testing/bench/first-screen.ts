import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { builtWeb } from './built-page.ts'
import { plainFigure } from './in-turns.ts'
import { ratioFigure } from './times.ts'

const set = 'P5'
const most = 1.25

const found = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, it = '']) => it)

/** The scripts that a page names, and those that one of them cannot run without. */
export function neededScripts(html: string, read: (name: string) => string): Set<string> {
  const needed = new Set<string>()
  const add = (name: string): void => {
    if (needed.has(name)) return
    needed.add(name)
    for (const other of found(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g, read(name)))
      add(other)
  }
  for (const name of found(/<script\b[^>]*\bsrc="\/assets\/([^"]+)"/g, html)) add(name)
  return needed
}

const sizeOf = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).byteLength

/** Compressed bytes of the least that renders anything: react-dom and what it needs. */
async function bareReact(): Promise<number> {
  const input = join(import.meta.dirname, 'bare-react.ts')
  const output = await build({
    ...{ configFile: false, root: join(import.meta.dirname, '../../..'), logLevel: 'error' },
    publicDir: false,
    build: { write: false, target: 'es2022', rolldownOptions: { input } },
  })
  const [result] = Array.isArray(output) ? output : [output]
  const chunks = result && 'output' in result ? result.output : []
  return chunks.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? sizeOf(chunk.code) : 0), 0)
}

/** What `/` loads of JavaScript before it can be used, by react-dom alone. */
export async function firstScreenFigures(): Promise<Figure[]> {
  const page = join(builtWeb, 'first-screen.html')
  const html = readFileSync(existsSync(page) ? page : join(builtWeb, 'index.html'), 'utf8')
  const read = (name: string) => readFileSync(join(builtWeb, 'assets', name), 'utf8')
  const names = [...neededScripts(html, read)]
  const ours = names.reduce((sum, name) => sum + sizeOf(read(name)), 0)
  const bare = await bareReact()
  const kilobytes = [ours, bare].map((bytes) => (bytes / 1000).toFixed(1)).join(' / ')
  return [
    plainFigure([set, 'JavaScript of the first screen / react-dom alone, gzip'], `${kilobytes} kB`),
    ratioFigure([set, 'the one by the other'], ours / bare, most),
    ratioFigure([set, 'react-dom built again, by itself'], (await bareReact()) / bare),
  ]
}
