import { afterEach, expect, test, vi } from 'vitest'
import { loadAgain } from './load-again.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.replaceChildren()
})

function nameParts(...names: string[]) {
  for (const name of names) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href: `/assets/${name}.js` })
    document.head.append(link)
  }
}

/** Has the browser tell that of the parts; its clock goes on, since other things wait by it. */
function tell(getEntriesByName: (address: string) => object[]) {
  const now = performance.now.bind(performance)
  vi.stubGlobal('performance', { now, getEntriesByName })
}

/** Has the browser tell those statuses of the parts; of one that was cut off it tells nothing. */
function arrived(statuses: Record<string, number>) {
  tell((address) => {
    const responseStatus = statuses[/(\w+)\.js$/.exec(address)?.[1] ?? '']
    return responseStatus === undefined ? [] : [{ responseStatus }]
  })
}

test('what was lost is asked for past all that is kept, once, and then the page is loaded again', async () => {
  nameParts('here', 'cut', 'refused', 'cut')
  arrived({ here: 200, refused: 503 })
  const asked: unknown[] = []
  const reload = vi.fn(() => void asked.push('reload'))
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    asked.push([new URL(address).pathname, cache])
    throw new TypeError('Failed to fetch')
  })
  await loadAgain(reload)
  expect(asked).toEqual([['/assets/cut.js', 'reload'], ['/assets/refused.js', 'reload'], 'reload'])
})

test('the page is loaded again once all of a part is here, not with its first byte', async () => {
  nameParts('cut')
  arrived({})
  const done: string[] = []
  const blob = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    done.push('all of it')
  }
  vi.stubGlobal('fetch', async () => ({ blob }))
  await loadAgain(() => void done.push('reload'))
  expect(done).toEqual(['all of it', 'reload'])
})

test('where the browser tells no status, what has a size has come', async () => {
  nameParts('here', 'cut')
  tell((address) => [{ decodedBodySize: address.includes('here') ? 9 : 0 }])
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address).pathname)
    throw new TypeError('Failed to fetch')
  })
  await loadAgain(() => undefined)
  expect(asked).toEqual(['/assets/cut.js'])
})

test('where nothing was lost nothing is asked for', async () => {
  nameParts('here')
  arrived({ here: 200 })
  const fetching = vi.fn()
  vi.stubGlobal('fetch', fetching)
  const reload = vi.fn()
  await loadAgain(reload)
  expect(fetching).not.toHaveBeenCalled()
  expect(reload).toHaveBeenCalledOnce()
})
