import { afterEach, describe, expect, test, vi } from 'vitest'
import { startWorker } from '#web/testing/service-worker.ts'

afterEach(() => vi.useRealTimers())

const shell = { version: 'two', files: ['/index.html', '/assets/app-2.js'] }
const offline = async () => {
  throw new TypeError('Failed to fetch')
}
const aWindow = {
  url: 'http://localhost:3000/home',
  focus: async () => undefined,
  navigate: async () => undefined,
}
const page = { mode: 'navigate' }

async function installed(options: Parameters<typeof startWorker>[0] = {}) {
  const worker = startWorker({ shell, ...options })
  await worker.send('install')
  return worker
}

describe('R28 the service worker', () => {
  test('keeps the files of its own version, and no other once it is the one', async () => {
    const before = { 'duologue one': { '/assets/app-1.js': 'one' } }
    const worker = await installed({ windows: [aWindow], kept: before })
    expect(Object.keys(worker.kept)).toEqual(['duologue one', 'duologue two'])
    await worker.send('activate')
    expect(Object.keys(worker.kept)).toEqual(['duologue two'])
    expect(Object.keys(worker.kept['duologue two'] ?? {})).toEqual(shell.files)
  })

  test('leaves the version before to a tab that may still run it', async () => {
    const before = { 'duologue one': { '/assets/app-1.js': 'one' } }
    const worker = await installed({ windows: [aWindow, aWindow], kept: before })
    await worker.send('activate')
    expect(await worker.ask('/assets/app-1.js')).toBe('one')
  })

  test('never takes over by itself', async () => {
    const worker = await installed()
    expect(worker.scope.skipWaiting).not.toHaveBeenCalled()
    await worker.send('message', { data: 'take over', ports: [] })
    expect(worker.scope.skipWaiting).toHaveBeenCalledOnce()
  })

  test('says whether it holds the version that a page began with', async () => {
    const worker = await installed()
    const port = { postMessage: vi.fn() }
    for (const holds of ['/assets/app-2.js', '/assets/app-1.js']) {
      await worker.send('message', { data: { holds }, ports: [port] })
    }
    expect(port.postMessage.mock.calls).toEqual([[true], [false]])
  })

  test.each([
    ['the API', '/api/user', {}],
    ['a page of the API', '/api/docs', page],
    ['the API, however it is written', '//API/user', {}],
    ['what is sent', '/home', { method: 'POST', ...page }],
    ['another site', 'https://elsewhere.example/assets/app-2.js', {}],
    ['its own script', '/sw.js', {}],
  ])('has nothing to do with %s', async (_what, path, asked) => {
    const worker = await installed()
    expect(await worker.ask(path, asked)).toBeNull()
    expect(worker.scope.fetch).not.toHaveBeenCalled()
  })

  test('shows the page of the server, and its own without a network', async () => {
    const worker = await installed()
    expect(await worker.ask('/home', page)).toBe('from the server: http://localhost:3000/home')
    worker.scope.fetch.mockImplementation(offline)
    expect(await worker.ask('/home', page)).toBe('kept /index.html of duologue two')
  })

  test.each([502, 503, 504])(
    'shows its own page where a proxy has only %i to say',
    async (status) => {
      const worker = await installed()
      worker.scope.fetch.mockImplementation(async () => ({ status }))
      expect(await worker.ask('/home', page)).toBe('kept /index.html of duologue two')
      const refused = { status: 500 }
      worker.scope.fetch.mockImplementation(async () => refused)
      expect(await worker.ask('/home', page)).toBe(refused)
    },
  )

  test('asks the server for everything where the browser’s cache is broken', async () => {
    const worker = await installed()
    worker.scope.caches.match = () => Promise.reject(new DOMException('Broken', 'UnknownError'))
    for (const [path, asked] of [
      ['/home', page],
      ['/assets/app-2.js', {}],
    ] as const) {
      expect(await worker.ask(path, asked)).toBe(`from the server: http://localhost:3000${path}`)
    }
  })

  test('waits four seconds for a page and no longer', async () => {
    const worker = await installed()
    vi.useFakeTimers()
    const late = Promise.withResolvers<string>()
    worker.scope.fetch.mockImplementation(() => late.promise)
    const shown = vi.fn()
    void worker.ask('/home', page).then(shown)
    await vi.advanceTimersByTimeAsync(3999)
    expect(shown).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(shown).toHaveBeenCalledExactlyOnceWith('kept /index.html of duologue two')
  })

  test('gives out its own files without asking, and others as the server has them', async () => {
    const worker = await installed()
    expect(await worker.ask('/assets/app-2.js')).toBe('kept /assets/app-2.js of duologue two')
    expect(worker.scope.fetch).not.toHaveBeenCalled()
    expect(await worker.ask('/assets/app-3.js')).toContain('from the server')
    expect(Object.keys(worker.kept['duologue two'] ?? {})).toEqual(shell.files)
  })

  test('breaks no page where it holds nothing', async () => {
    const worker = startWorker()
    worker.scope.fetch.mockImplementation(offline)
    await expect(worker.ask('/home', page)).rejects.toThrow('Failed to fetch')
  })
})
