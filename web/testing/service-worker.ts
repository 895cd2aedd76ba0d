import { readFileSync } from 'node:fs'
import { vi } from 'vitest'

type Listener = (event: object) => void
export type OpenWindow = {
  url: string
  focus: () => Promise<void>
  navigate: (to: string) => Promise<void>
}
type Asked = { url: string; method?: string; mode?: string }

const origin = 'http://localhost:3000'

/** The caches of a browser, as far as a worker uses them: what is kept, by cache and path. */
function memoryCaches(kept: Record<string, Record<string, string>>) {
  return {
    open: async (name: string) => ({
      addAll: async (paths: string[]) => {
        kept[name] = Object.fromEntries(paths.map((path) => [path, `kept ${path} of ${name}`]))
      },
    }),
    keys: async () => Object.keys(kept),
    delete: async (name: string) => delete kept[name],
    match: async (asked: Asked | string, { cacheName }: { cacheName?: string } = {}) => {
      const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname
      const names = cacheName ? [cacheName] : Object.keys(kept)
      return names.map((name) => kept[name]?.[path]).find(Boolean)
    },
  }
}

type Options = {
  windows?: OpenWindow[]
  language?: string
  shell?: { version: string; files: string[] }
  kept?: Record<string, Record<string, string>>
}

/** Runs the service worker in a scope of its own, with those windows open and those files of the app. */
export function startWorker({ windows = [], language = 'en-US', shell, kept = {} }: Options = {}) {
  const empty = "const shell = { version: '', files: [] }"
  const source = readFileSync('web/public/sw.js', 'utf8')
  if (!source.includes(empty)) throw new Error('The build finds no place for the files.')
  const listeners = new Map<string, Listener>()
  const scope = {
    navigator: { language },
    location: { origin },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: vi.fn(async () => undefined) },
    clients: {
      matchAll: async () => windows,
      openWindow: vi.fn(async () => null),
      claim: async () => undefined,
    },
    skipWaiting: vi.fn(async () => undefined),
    caches: memoryCaches(kept),
    fetch: vi.fn(async (asked: Asked): Promise<unknown> => `from the server: ${asked.url}`),
  }
  new Function(
    'self',
    source.replace(empty, `const shell = ${JSON.stringify(shell ?? { version: '', files: [] })}`),
  )(scope)
  return {
    scope,
    kept,
    async send(name: string, event: object = {}) {
      let work: Promise<unknown> | undefined
      const waitUntil = (promise: Promise<unknown>) => {
        work = promise
      }
      listeners.get(name)?.({ ...event, waitUntil })
      await work
    },
    /** What the worker answers a request with; null where it leaves it to the browser. */
    async ask(path: string, asked: Omit<Asked, 'url'> = {}): Promise<unknown> {
      let answer: unknown = null
      const url = new URL(path, origin).href
      listeners.get('fetch')?.({
        request: { url, method: 'GET', mode: 'cors', ...asked },
        respondWith(given: unknown) {
          answer = given
        },
      })
      return answer
    },
  }
}
