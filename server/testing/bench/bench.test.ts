import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { renewedTables } from './bench.ts'
import { withoutScripts } from './built-page.ts'
import { neededScripts } from './first-screen.ts'
import { beyondOfRounds, controlOfRounds, inTurns, ratioOfRounds } from './in-turns.ts'
import { insightFigures } from './insights.ts'
import { openLoad, requestOf } from './load.ts'
import { withProcess } from './measured-process.ts'
import { ratioFigure, timesFigure, within } from './times.ts'

test('a time that a share of all stays within', () => {
  const times = [4, 1, 3, 2]
  expect([0.25, 0.5, 0.75, 0.99].map((share) => within(share, times))).toEqual([1, 2, 3, 4])
  expect(within(0.5, [])).toBeNaN()
})

test('a goal is met or missed, and by nothing it is missed', () => {
  const name = ['set', 'what'] as const
  expect(timesFigure(name, [10, 50], 50)).toMatchObject({
    figure: '10.0 / 50.0 / 50.0 ms',
    isMet: true,
  })
  expect(timesFigure(name, [10, 51], 50).isMet).toBe(false)
  expect(timesFigure(name, [], 50).isMet).toBe(false)
  expect(timesFigure(name, [10]).isMet).toBeUndefined()
  expect(ratioFigure(name, 1.05, 1.05).isMet).toBe(true)
  expect(ratioFigure(name, Number.NaN, 1.05).isMet).toBe(false)
})

test('an insight is measured in threads and over HTTP, told and in the card’s own words', async () => {
  const ways = ['heard as they came'] as const
  const figures = await insightFigures(1, { isWarm: false, ways })
  const counts = figures.flatMap(({ what }) => /p99 of (\d+)$/.exec(what)?.[1] ?? [])
  const [told = 0, own = 0, both, toldOverHttp = 0, ownOverHttp = 0, ...more] = counts.map(Number)
  expect([told + own, both, toldOverHttp + ownOverHttp]).toEqual([7, 7, 7])
  expect(more).toEqual([])
}, 240_000)

test('a load goes on on a new connection where the server has hung up on an idle one', async () => {
  const server = createServer((_request, response) => void response.end('here'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const load = openLoad(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 1)
  const request = requestOf('GET', '/', { cookie: '' })
  const later = vi.spyOn(performance, 'now')
  await load.send([request])
  server.closeAllConnections()
  await expect(load.send([request])).rejects.toThrow('hung up')
  await load.send([request])
  server.closeAllConnections()
  later.mockReturnValue(performance.now() + 60_000)
  expect(await load.send([request, request])).toHaveLength(2)
  later.mockRestore()
  load.close()
  server.close()
})

test('rounds go there and back once all is warm, each begun by the next, and a ratio is the median of theirs with the middle half beside it', async () => {
  const order: string[] = []
  let warm: string[] = []
  const measure = (name: string, values: number[]) => async () => {
    order.push(name)
    return values.shift() ?? Number.NaN
  }
  const measures = {
    ours: measure('ours', [0, 10, 14, 20, 28, 40, 40]),
    bare: measure('bare', [0, 10, 10, 10, 10, 10, 10]),
  }
  const taken = await inTurns(3, measures, () => {
    warm = order.splice(0)
  })
  expect(warm).toEqual(['ours', 'bare'])
  expect(order.slice(0, 4)).toEqual(['ours', 'bare', 'bare', 'ours'])
  expect(order.slice(4, 8)).toEqual(['bare', 'ours', 'ours', 'bare'])
  expect(taken.map(({ ours, bare }) => ours / bare)).toEqual([1.2, 2.4, 4])
  const names = ['ours', 'bare'] as const
  const figure = ratioOfRounds(['P1', 'what'], taken, names, { most: 2.4 })
  expect(figure).toMatchObject({ figure: '2.40 (1.20–4.00)', goal: '≤ 2.4', isMet: true })
  expect(ratioOfRounds(['P2', 'what'], taken, names, { least: 2.5 }).isMet).toBe(false)
  expect(ratioOfRounds(['P2', 'what'], [], names, { most: 1 }).isMet).toBe(false)
  expect(ratioOfRounds(['P2', 'what'], taken, names).isMet).toBeUndefined()
  expect(beyondOfRounds(['P8', 'what'], taken, names).figure).toBe('14.0 (2.0–30.0) ms')
})

test('a control is off where it differs by more than a twentieth, and where there is none', () => {
  const control = (one: number, other: number) =>
    controlOfRounds(['P1', 'it by itself'], [{ one, other }], ['one', 'other']).isOff
  expect([control(104, 100), control(96, 100)]).toEqual([false, false])
  expect([control(106, 100), control(94, 100), control(0, 0)]).toEqual([true, true, true])
})

test('what was measured takes the place of the same rows alone, and the rest stays as it was', () => {
  const name = (set: string) => [set, 'the one by the other'] as const
  const line = (set: string, figure: string, goal = '', what = 'what') =>
    `| ${set} | ${what} | ${figure} | ${goal} | |`
  const before = ['| row | what | figure | goal | |', '| --- | --- | --- | --- | --- |']
  const table = [
    ...before,
    ...[line('P1', '4.4', '≤ 1.6'), line('P1', '1.0'), line('P3', '9')],
    line('P1', '1.1', '', 'the poll by itself on another server'),
  ]
  const taken = [ratioFigure(name('P4'), 1.2, 1.25), ratioFigure(name('P3'), 2, 3)]
  const { whole, goals } = renewedTables(table.join('\n'), taken)
  const cells = (text: string) =>
    text.split('\n').map((row) => row.split('|').map((cell) => cell.trim()))
  const figuresOf = (text: string) =>
    cells(text)
      .slice(2)
      .map(([, set, , figure]) => [set, figure])
  expect(figuresOf(whole)).toEqual([
    ...[
      ['P1', '4.4'],
      ['P1', '1.0'],
      ['P1', '1.1'],
      ['P3', '2.00'],
      ['P4', '1.20'],
    ],
  ])
  expect(figuresOf(goals)).toEqual([
    ['P1', '4.4'],
    ['P1', '1.1'],
    ['P3', '2.00'],
    ['P4', '1.20'],
  ])
})

test('a load keeps the order of its requests, over however many connections, and hears when it is hung up on', async () => {
  const answer = { headers: { 'content-length': '2' }, body: 'ok' }
  await withProcess('raw-http.ts', answer, async ({ url, use }) => {
    const load = openLoad(url, 3)
    const request = requestOf('GET', '/', { cookie: '' })
    expect(await load.send(Array.from({ length: 10 }, () => request))).toHaveLength(10)
    expect((await use()).processor).toBeGreaterThan(0)
    await expect(load.send(['GET / HTTP/9.9\r\n\r\n'])).rejects.toThrow('hung up')
    load.close()
  })
})

test('the scripts of a page are those it names and what they cannot run without, not what they may fetch', () => {
  const files: Record<string, string> = {
    'index.js': 'import{a}from"./shared.js";import"./style.js";const b=()=>import("./later.js")',
    'shared.js': 'import{c}from"./deep.js";export{a}',
    'style.js': '',
    'deep.js': 'import{a}from"./shared.js"',
  }
  const page = '<script type="module" src="/assets/index.js"></script>'
  expect([...neededScripts(page, (name) => files[name] ?? '')]).toEqual([
    ...['index.js', 'shared.js', 'deep.js', 'style.js'],
  ])
})

test('a page without scripts keeps its style and its words', () => {
  const kept = '<link rel="stylesheet" href="/a.css"><p>Hello</p>'
  const page = `<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">${kept}`
  expect(withoutScripts(page)).toBe(kept)
})
