import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { everyRowIn } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { answerAll } from '#server/testing/couple.ts'
import { draws } from '#server/testing/draws.ts'
import { valid } from '#server/testing/schema-values.ts'
import { seededDraws } from '#server/testing/seeded-draws.ts'
import { journey } from './journey.ts'
import { type Attack, startOtherSite } from './other-site.ts'
import { keepCatchup, registerQuickly } from './quick-couple.ts'

const draw = seededDraws()
const email = 'mina@example.org'
const { product, newDevice } = await journey()
const device = await newDevice()
const couple = await registerQuickly(device.page, email, 'jonas@example.org')
await keepCatchup(couple)
await answerAll(couple, 'primary', { word: 'canary' })

const clearing = [
  '/api/questions/session-initial?clear_existing=true&userId=31',
  '/api/questions/session-initial?clear_existing=true&userId=30',
  '/api/questions/session-99-new',
  '/api/challenges/session-99-new',
]

/** So many of them, drawn anew each time; all of them in `npm run test:trust`. */
function some<Item>(all: readonly Item[], share: number): Item[] {
  const count = draws({ full: all.length, share })
  const drawn = fc.shuffledSubarray([...all], { minLength: count, maxLength: count })
  return draw(drawn).flat()
}

/** Every call of the contract that changes something, with a body that the contract allows. */
function everyWrite(): Attack[] {
  const real = { weekId: 'session-initial', userId: '30' }
  return endpoints
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => {
      const url = path.replace(/:(\w+)/g, (_all, name) => (name === 'weekId' ? real.weekId : '1'))
      const [given] = body
        ? fc.sample(valid(body, { email: [email] }), { numRuns: 1, seed: 6 })
        : []
      const text = JSON.stringify(given ?? {})
      return { method, url: `${product.url}${url}?userId=${real.userId}`, body: text }
    })
}

const attacks: Attack[] = [
  ...some(everyWrite(), 5),
  ...some(clearing, 1).map((url) => ({ url: product.url + url, method: 'GET', body: '' })),
]
const site = await startOtherSite(attacks)
afterAll(site.stop)

/** What came to the server from now on, as it logged each call. */
async function watch() {
  const marker = '/api/support'
  const known = product.output().split(marker).length
  await fetch(product.url + marker)
  await expect.poll(() => product.output().split(marker).length).toBe(known + 1)
  const begin = product.output().length
  const calls = () =>
    product
      .output()
      .slice(begin)
      .match(/"method":.*?"status":\d+/g) ?? []
  return { calls, taken: () => calls().filter((line) => !/"status":4\d\d/.test(line)) }
}

test('T6 pages of other origins change nothing, by forms, plain texts, pictures, frames, fetch and beacons', async () => {
  const before = await everyRowIn(product)
  expect(before).toContain(email)
  const { calls, taken } = await watch()
  /** Three forms and four calls each; the browser itself refuses what asks us first whether it may. */
  const least = 5 * attacks.length
  for (const origin of site.origins) {
    const known = calls().length
    const page = await device.context.newPage()
    await page.goto(origin)
    const read = await page.evaluate(
      () => (globalThis as unknown as { tried: Promise<string> }).tried,
    )
    expect(read).toBe('')
    await expect.poll(() => calls().length - known, { timeout: 30_000 }).toBeGreaterThan(least)
    await page.close()
  }
  expect(await everyRowIn(product)).toBe(before)
  expect(taken()).toEqual([])
  counted('T6', { calls: attacks.length, 'requests from elsewhere': calls().length })
})

test('T6 nor does going from there to an address of ours, however it is done', async () => {
  const before = await everyRowIn(product)
  const { calls, taken } = await watch()
  for (const origin of site.origins) {
    for (const path of some(clearing, 1)) {
      const target = product.url + path
      const page = await device.context.newPage()
      const away = () => page.waitForURL(target)
      await page.goto(`${origin}/empty`)
      await Promise.all([away(), page.evaluate((url) => location.assign(url), target)])
      await page.goto(`${origin}/empty`)
      await Promise.all([away(), page.evaluate((url) => location.replace(url), target)])
      await page.goto(`${origin}/empty`)
      const opened = page.waitForEvent('popup')
      await page.evaluate((url) => void window.open(url), target)
      await (await opened).waitForLoadState()
      await (await opened).close()
      const link = `<a href="${target.replaceAll('&', '&amp;')}">go</a>`
      await page.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), link)
      await Promise.all([away(), page.getByText('go').click()])
      await page.goto(`${origin}/empty?to=${encodeURIComponent(target)}`)
      await page.goto(target)
      await page.close()
    }
    const page = await device.context.newPage()
    for (const { url, body } of attacks.filter(({ method }) => method === 'POST')) {
      await page.goto(`${origin}/empty`)
      await page.evaluate(
        ([action, value]) => {
          const form = document.createElement('form')
          Object.assign(form, { method: 'POST', action, enctype: 'text/plain' })
          const input = document.createElement('input')
          Object.assign(input, { name: `${value?.slice(0, -1)},"x":"`, value: '"}' })
          form.append(input)
          document.body.append(form)
          form.submit()
        },
        [url, body],
      )
      await page.waitForURL(url)
    }
    await page.close()
  }
  expect(await everyRowIn(product)).toBe(before)
  expect(taken()).toEqual([])
  counted('T6', { navigations: calls().length })
})

test('T6 our own pages do all of it', async () => {
  const { page } = device
  await page.goto('/home')
  const call = (method: string, url: string, body?: object) =>
    page.evaluate(
      async ([how, where, text]) => {
        const headers = { 'content-type': 'application/json' }
        const reply = await fetch(where ?? '', {
          ...(how && { method: how }),
          ...(text && { headers, body: text }),
        })
        return reply.status
      },
      [method, url, body && JSON.stringify(body)],
    )
  const changes = async (work: () => Promise<number>) => {
    const before = await everyRowIn(product)
    expect(await work()).toBe(200)
    expect(await everyRowIn(product)).not.toBe(before)
  }
  for (const url of clearing) await changes(() => call('GET', url))
  await changes(() =>
    call('PUT', '/api/couples/about', {
      children: 'yes',
      living: 'together',
      intimacy: 'rather-not',
    }),
  )
  await changes(() => call('POST', '/api/logout'))
})
