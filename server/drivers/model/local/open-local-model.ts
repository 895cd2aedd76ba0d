import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { extname, join } from 'node:path'
import * as z from 'zod/mini'
import { createBreaker, restDefaults } from '#server/drivers/model/breaker.ts'
import { type AskModel, ModelFailure, type ModelRequest } from '#server/drivers/model/model.ts'
import { type FromChild, type ReplyForm, startFailures, type ToChild } from './child-messages.ts'

/** A model of the host's own: what runs it, and the file it is. */
export type LocalModelSettings = { engine: string; file: string; sha256: string }

export type LocalModel = {
  ask: AskModel
  /** Loads the model now, so that the first text does not wait for it. */
  start: () => void
  /** Ends the process; whoever waits for a text fails at once. */
  close: () => void
}

/** For one text, the mending of it included: what a small model takes on a small machine, and no longer. */
export const localBudgetMs = 90_000

const defaults = {
  budgetMs: localBudgetMs,
  ...restDefaults,
  /** To load the model and read the instructions once. */
  startMs: 10 * 60_000,
  /** Asked to stop, the process has so long before it is killed. */
  graceMs: 3_000,
  /** Instructions, a question, two long answers and what there is to mend. */
  contextTokens: 6_144,
  /** Signs of one text of a reply. */
  longestText: 400,
  childFile: join(import.meta.dirname, `llama.child${extname(import.meta.filename)}`),
}

type Options = Partial<typeof defaults> & {
  /** What every request begins with, read ahead. */
  instructions: string
  /** Hears when the model begins to rest, with why, and when it works again. */
  onChange?: (state: { works: boolean; why: string }) => void
}

type Reply = Extract<FromChild, { id: number }>
type Running = {
  child: ChildProcess
  /** Fails where the process ends, or cannot load the model. */
  ready: Promise<void>
  /** Hears of the reply; of none where the process ended. */
  waiting: Map<number, (reply: Reply | undefined) => void>
}

/** The schema in the words of a grammar: an object of texts. */
function formOf(schema: z.ZodMiniType, longestText: number): ReplyForm {
  const { properties = {} } = z.toJSONSchema(schema)
  const text = { type: 'string', maxLength: longestText } as const
  return {
    type: 'object',
    properties: Object.fromEntries(Object.keys(properties).map((name) => [name, text])),
  }
}

function read<Reply>(text: string, schema: z.ZodMiniType<Reply>): Reply {
  try {
    return z.parse(schema, JSON.parse(text))
  } catch {
    throw new ModelFailure('sends what cannot be read')
  }
}

/** No key and no address of ours goes along. */
const plainEnv = () => {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot']
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}

/** Fails as too slow once the signal ends, whatever the work does. */
const within = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new ModelFailure('too slow'))
    if (signal.aborted) return late()
    signal.addEventListener('abort', late, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', late))
  })

/**
 * The door to a model in a process of its own: one text at a time, each within its budget. A process
 * that hangs or dies is replaced at the next request; after many failures in a row it rests.
 */
export function openLocalModel(settings: LocalModelSettings, options: Options): LocalModel {
  const { onChange = () => undefined, instructions, ...given } = options
  const { budgetMs, startMs, graceMs, contextTokens, longestText, childFile, ...rest } = {
    ...defaults,
    ...given,
  }
  const breaker = createBreaker({ ...rest, onChange })
  let running: Running | undefined
  let isClosed = false
  /** A file that is not the one, or does not load, gets no better by another try. */
  let isHopeless = false
  let lastId = 0

  const end = (one: Running) => {
    one.child.kill('SIGKILL')
    if (running === one) running = undefined
  }

  const begin = (): Running => {
    const child = fork(childFile, {
      ...{ execArgv: [], env: plainEnv(), serialization: 'advanced' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const say = (message: ToChild) => child.connected && child.send(message, () => undefined)
    const waiting: Running['waiting'] = new Map()
    const ready = new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => {
        reject(new ModelFailure('too slow'))
        end(one)
      }, startMs).unref()
      child.on('message', (message: FromChild) => {
        if (message.kind === 'ready') {
          clearTimeout(late)
          resolve()
        } else if (message.kind === 'cannot start') {
          isHopeless = true
          onChange({ works: false, why: startFailures[message.why] })
          reject(new ModelFailure('fails'))
          end(one)
        } else {
          waiting.get(message.id)?.(message)
        }
      })
      const gone = () => {
        clearTimeout(late)
        reject(new ModelFailure('fails'))
        for (const hear of waiting.values()) hear(undefined)
        if (running === one) running = undefined
      }
      child.on('error', gone)
      child.on('exit', gone)
    })
    ready.catch(() => undefined)
    const one: Running = { child, ready, waiting }
    try {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // Where the machine does not allow it, the model runs like everything else.
    }
    child.unref()
    child.channel?.unref()
    say({ kind: 'start', ...settings, contextTokens, instructions })
    running = one
    return one
  }

  const alive = (): Running => {
    if (isClosed || isHopeless) throw new ModelFailure('cannot be reached')
    return running ?? begin()
  }

  /** One text; `free` tells when the process has nothing more to do with it. */
  const askOnce = async <Result>(
    request: ModelRequest<Result>,
    signal: AbortSignal,
    free: (whenFree: Promise<unknown>) => void,
  ): Promise<Result> => {
    const one = alive()
    /** Only who waits for a text keeps this process alive. */
    one.child.channel?.ref()
    await within(one.ready, signal).catch((error) => {
      one.child.channel?.unref()
      throw error
    })
    lastId += 1
    const id = lastId
    const { promise: replied, resolve: hear } = Promise.withResolvers<Reply | undefined>()
    one.waiting.set(id, hear)
    free(replied)
    const form = formOf(request.schema, longestText)
    const { instructions: told, prompt } = request
    const ask: ToChild = { kind: 'ask', id, instructions: told, prompt, form }
    one.child.send(ask, () => undefined)
    replied.then(() => {
      one.waiting.delete(id)
      one.child.channel?.unref()
    })
    try {
      const reply = await within(replied, signal)
      if (reply?.kind !== 'reply') throw new ModelFailure('fails')
      return read(reply.text, request.schema)
    } catch (error) {
      if (signal.aborted && one.child.connected) {
        one.child.send({ kind: 'stop', id } satisfies ToChild, () => undefined)
        const hangs = setTimeout(() => end(one), graceMs)
        replied.then(() => clearTimeout(hangs))
      }
      throw error
    }
  }

  let last: Promise<unknown> = Promise.resolve()

  return {
    async ask(request) {
      const before = last
      const { promise: done, resolve: release } = Promise.withResolvers<unknown>()
      last = done
      const own = AbortSignal.timeout(budgetMs)
      const signal = request.signal ? AbortSignal.any([own, request.signal]) : own
      try {
        await within(before, signal)
      } catch (error) {
        release(before)
        throw error
      }
      let busy: Promise<unknown> = Promise.resolve()
      const attempt = async () => {
        try {
          return await askOnce(request, signal, (whenFree) => {
            busy = whenFree
          })
        } catch (error) {
          if (error instanceof ModelFailure) breaker.note(error)
          throw error
        }
      }
      return breaker.around(() => breaker.policy.execute(attempt)).finally(() => release(busy))
    },
    start() {
      if (!isClosed && !isHopeless && !running) begin()
    },
    close() {
      isClosed = true
      if (running) end(running)
    },
  }
}
