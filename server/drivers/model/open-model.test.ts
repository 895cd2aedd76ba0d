import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Mood, moods, startModelServer } from '#server/testing/model-server.ts'
import { ModelFailure, type ModelSettings } from './model.ts'
import { openModel } from './open-model.ts'

const secrets = {
  apiKey: 'sk-canary-key',
  instructions: 'canary instructions',
  prompt: 'canary prompt',
}
const request = { ...secrets, schema: z.object({ text: z.string() }) }
const said = moods.says(() => ({ text: 'Two kinds of Sunday.' }))

let stop: () => Promise<unknown> = async () => undefined
afterEach(async () => {
  await stop()
  vi.restoreAllMocks()
})

async function start(mood: Mood, options: Parameters<typeof openModel>[1] = {}) {
  const server = await startModelServer(mood)
  stop = server.stop
  const settings: ModelSettings = {
    ...{ provider: 'openai-compatible', model: 'scripted', apiKey: secrets.apiKey },
    baseUrl: `${server.url}/v1`,
  }
  const ask = openModel(settings, { pauseMs: 1, ...options })
  const failure = async () => {
    const error = await ask(request).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(ModelFailure)
    return error as ModelFailure
  }
  return { server, settings, ask, failure }
}

describe('a model that answers', () => {
  test('gets what it is told, what it works on and the form of its reply', async () => {
    const { server, ask } = await start(said)
    expect(await ask(request)).toEqual({ text: 'Two kinds of Sunday.' })
    const [call] = server.calls
    expect([server.calls.length, call?.url]).toEqual([1, '/v1/chat/completions'])
    expect(call?.headers.authorization).toBe(`Bearer ${secrets.apiKey}`)
    const body = JSON.parse(call?.text ?? '')
    expect(body.model).toBe('scripted')
    expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user'])
    expect(JSON.stringify(body.messages)).toContain(secrets.prompt)
    expect(body.response_format.json_schema.schema.required).toEqual(['text'])
  })

  test('is read where it wraps its reply in other words', async () => {
    const { ask } = await start(moods.rambles('Sure!\n```json\n{"text":"Here."}\n```'))
    expect(await ask(request)).toEqual({ text: 'Here.' })
  })

  test('is Anthropic’s, at the address that is set and at no other', async () => {
    const content = [{ type: 'text', text: '{"text":"Here."}' }]
    const { server, settings } = await start((response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          ...{ type: 'message', id: 'one', role: 'assistant', model: 'claude-sonnet-4-5', content },
          ...{ stop_reason: 'end_turn', usage: { input_tokens: 1, output_tokens: 1 } },
        }),
      ),
    )
    vi.stubEnv('ANTHROPIC_BASE_URL', 'http://127.0.0.1:9')
    const ask = openModel({ ...settings, provider: 'anthropic', model: 'claude-sonnet-4-5' })
    expect(await ask(request)).toEqual({ text: 'Here.' })
    expect(server.calls[0]?.url).toBe('/v1/messages')
    expect(server.calls[0]?.headers['x-api-key']).toBe(secrets.apiKey)
    vi.unstubAllEnvs()
  })
})

describe('a model in a bad mood', () => {
  const elsewhere = 'http://127.0.0.1:9/v1/chat/completions'
  test.each<[string, Mood, ModelFailure['why'], tries: number]>([
    ['says nothing', moods.silent, 'too slow', 1],
    ['never stops', moods.endless, 'sends what cannot be read', 2],
    ['is cut off', moods.cutOff, 'sends what cannot be read', 2],
    ['sends no JSON', moods.junk, 'sends what cannot be read', 2],
    ['sends other JSON', moods.rambles('{"other":1}'), 'sends what cannot be read', 2],
    ['rambles', moods.rambles('I would rather chat.'), 'sends what cannot be read', 2],
    ['fails', moods.refuses(500), 'fails', 2],
    ['is overloaded', moods.refuses(529), 'fails', 2],
    ['does not know the key', moods.refuses(401), 'refuses the call', 1],
    ['does not know the model', moods.refuses(404), 'refuses the call', 1],
    ['is asked too often', moods.refuses(429), 'is asked too often', 1],
    ['sends us elsewhere', moods.redirects(elsewhere), 'cannot be reached', 2],
  ])('that %s fails in our own words', async (_what, mood, why, tries) => {
    const printed = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { server, failure } = await start(mood, { budgetMs: why === 'too slow' ? 100 : 5_000 })
    const error = await failure()
    expect([error.why, server.calls.length]).toEqual([why, tries])
    const told = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`
    for (const secret of [secrets.apiKey, secrets.prompt, secrets.instructions]) {
      expect(told).not.toContain(secret)
    }
    expect(error.cause).toBeUndefined()
    expect(printed).not.toHaveBeenCalled()
  })

  test('gets one more try, and is heard then', async () => {
    const { server, ask } = await start((response, call) => {
      const mood = server.calls.length === 1 ? moods.refuses(503) : said
      mood(response, call)
    })
    expect(await ask(request)).toEqual({ text: 'Two kinds of Sunday.' })
    expect(server.calls).toHaveLength(2)
  })

  test('has one budget for both tries', async () => {
    const { failure } = await start(
      (response) => setTimeout(() => moods.junk(response, { url: '', headers: {}, text: '' }), 60),
      { budgetMs: 90 },
    )
    expect((await failure()).why).toBe('too slow')
  })
})

describe('the breaker', () => {
  test('opens after many failures in a row, and closes once the model works again', async () => {
    const states: unknown[] = []
    const { server, ask, failure } = await start(moods.refuses(401), {
      ...{ failuresInARow: 3, restMs: 500 },
      onChange: (state) => states.push(state),
    })
    for (let at = 0; at < 3; at++) expect((await failure()).why).toBe('refuses the call')
    expect((await failure()).why).toBe('rests after many failures')
    expect(server.calls).toHaveLength(3)
    expect(states).toEqual([{ works: false, why: 'The model refuses the call.' }])
    server.become(said)
    await vi.waitFor(() => ask(request), { timeout: 5_000 })
    expect(server.calls).toHaveLength(4)
    expect(states[1]).toMatchObject({ works: true })
  })

  test('leaves a provider alone for as long as it asks', async () => {
    const { server, ask, failure } = await start(moods.refuses(429, { 'retry-after': '1' }))
    expect((await failure()).why).toBe('is asked too often')
    server.become(said)
    expect((await failure()).why).toBe('rests after many failures')
    expect(server.calls).toHaveLength(1)
    await vi.waitFor(() => ask(request), { timeout: 5_000 })
    expect(server.calls).toHaveLength(2)
  })
})
