import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ModelFailure } from '#server/drivers/model/model.ts'
import { type EngineMood, installScriptedEngine } from '#server/testing/scripted-engine.ts'
import { localModelSettings } from './installed-models.ts'
import { type LocalModel, openLocalModel } from './open-local-model.ts'

const schema = z.object({
  ...{ first: z.string(), second: z.string(), question: z.string() },
})
const prompt = '<answer by="Noa">\nTea at five\n</answer>\n<answer by="Kai">\nNo canary\n</answer>'
const request = { instructions: 'Be kind.', prompt, schema }

let dataDir: string
let model: LocalModel | undefined
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-local-'))
})
afterEach(() => {
  model?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

type Options = Partial<Parameters<typeof openLocalModel>[1]>

function open(mood: EngineMood, options: Options = {}) {
  const engine = installScriptedEngine(dataDir, mood)
  const states: { works: boolean; why: string }[] = []
  const opened = openLocalModel(localModelSettings(dataDir, 'small.gguf'), {
    ...{ instructions: 'Be kind.', graceMs: 100, onChange: (state) => states.push(state) },
    ...options,
  })
  model = opened
  const failure = async (signal?: AbortSignal) => {
    const error = await opened.ask({ ...request, ...(signal && { signal }) }).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(ModelFailure)
    return (error as ModelFailure).why
  }
  const pids = () => new Set(engine.asked().map(({ pid }) => pid))
  return { engine, states, opened, failure, pids }
}

const soon = () => AbortSignal.timeout(150)

describe('a model in a process of its own', () => {
  test('gets what it is told, what it works on and the form of its reply, and no key of ours', async () => {
    vi.stubEnv('SECRET_KEY', 'canary-key')
    const { engine, opened, pids } = open('obliging')
    expect(await opened.ask(request)).toMatchObject({
      ...{ first: 'Noa, you go for “Tea at five”.', second: 'Kai, you go for “No canary”.' },
    })
    const [ahead, asked] = engine.asked()
    expect(ahead?.read).toEqual([{ type: 'system', text: 'Be kind.' }])
    expect(asked?.told).toEqual([{ type: 'system', text: 'Be kind.' }])
    expect(asked?.prompt).toBe(prompt)
    expect(asked?.form).toEqual(Object.keys(schema.def.shape))
    expect(JSON.stringify(asked?.env)).not.toContain('canary-key')
    expect([...pids()]).not.toContain(process.pid)
    vi.unstubAllEnvs()
  })

  test('is loaded once for many texts, and writes one at a time', async () => {
    const { engine, opened, pids } = open('obliging')
    opened.start()
    const all = await Promise.all([opened.ask(request), opened.ask(request), opened.ask(request)])
    expect(new Set(all.map(({ first }) => first)).size).toBe(1)
    expect(pids().size).toBe(1)
    expect(engine.asked()).toHaveLength(4)
  })
})

describe('a model in a bad mood', () => {
  test.each<[EngineMood, ModelFailure['why'], processes: number]>([
    ['nonsense', 'sends what cannot be read', 1],
    ['another form', 'sends what cannot be read', 1],
    ['fails', 'fails', 1],
    ['slow', 'too slow', 1],
    ['hangs', 'too slow', 2],
    ['dies', 'fails', 2],
  ])(
    'that is “%s” fails in our own words, and the next text is written',
    async (mood, why, processes) => {
      const { engine, opened, failure, pids } = open('obliging')
      await opened.ask(request)
      engine.become(mood)
      expect(await failure(why === 'too slow' ? soon() : undefined)).toBe(why)
      engine.become('obliging')
      await opened.ask(request)
      expect(pids().size).toBe(processes)
    },
  )

  test('that does not come up is started anew', async () => {
    const { engine, opened, failure } = open('loads for ever', { startMs: 1_000 })
    expect(await failure(soon())).toBe('too slow')
    engine.become('obliging')
    await vi.waitFor(() => opened.ask(request), { timeout: 10_000 })
  })

  test('has one budget for a text', async () => {
    const { failure } = open('slow', { budgetMs: 200 })
    expect(await failure()).toBe('too slow')
  })

  test('rests after many failures in a row, and says so once', async () => {
    const { engine, states, opened, failure } = open('fails', { failuresInARow: 2, restMs: 300 })
    expect([await failure(), await failure()]).toEqual(['fails', 'fails'])
    expect(await failure()).toBe('rests after many failures')
    expect(states).toEqual([{ works: false, why: 'The model fails.' }])
    engine.become('obliging')
    await vi.waitFor(() => opened.ask(request), { timeout: 10_000 })
    expect(states[1]).toMatchObject({ works: true })
  })

  test.each<[EngineMood, RegExp]>([
    ['no engine', /engine .* cannot be loaded/],
    ['no memory', /model cannot be loaded/],
  ])('with “%s” is not tried again and again', async (mood, why) => {
    const { states, failure } = open(mood)
    expect(await failure()).toBe('fails')
    expect(await failure()).toBe('cannot be reached')
    expect(states).toHaveLength(1)
    expect(states[0]?.why).toMatch(why)
  })

  test('is not loaded where its file is another one than was installed', async () => {
    const { engine, states, failure } = open('obliging')
    writeFileSync(engine.file, 'GGUF, and something of somebody else’s')
    expect(await failure()).toBe('fails')
    expect(states[0]?.why).toMatch(/not the one that was installed/)
    expect(engine.asked()).toEqual([])
  })
})

test('whoever waits for a text is told at once when the server ends', async () => {
  const { engine, opened, failure } = open('slow')
  const waiting = failure()
  await vi.waitFor(() => expect(engine.asked()).toHaveLength(2), { timeout: 10_000 })
  opened.close()
  expect(await waiting).toBe('fails')
  expect(await failure()).toBe('cannot be reached')
})
