import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import type { FromChild, ReplyForm, StartFailure, ToChild } from './child-messages.ts'

/** As much of `node-llama-cpp` as is used here: it is installed beside the product, and only where it is wanted. */
type Engine = {
  getLlama(options: object): Promise<Llama>
  LlamaChatSession: new (options: object) => Session
}
type Llama = {
  loadModel(options: {
    modelPath: string
  }): Promise<{ createContext(options: object): Promise<Context> }>
  createGrammarForJsonSchema(form: ReplyForm): Promise<object>
}
type Context = { getSequence(): object }
type Session = {
  setChatHistory(history: readonly { type: 'system'; text: string }[]): void
  preloadPrompt(prompt: string): Promise<void>
  prompt(prompt: string, options: object): Promise<string>
}

/** One reply is a few sentences; a model that never ends costs no more than this. */
const mostTokens = 700
/**
 * One core stays with everybody else: the threads wait for each other at every step, so that one that has
 * to share its core holds all of them up many times over.
 */
const threads = Math.max(1, availableParallelism() - 1)
/** A little freedom: without any, a small model falls into loops. */
const temperature = 0.4

const say = (message: FromChild) => void process.send?.(message)

class StartError extends Error {
  readonly why: StartFailure
  constructor(why: StartFailure) {
    super(why)
    this.why = why
  }
}

const orElse = <Result>(why: StartFailure, work: Promise<Result>): Promise<Result> =>
  work.catch(() => {
    throw new StartError(why)
  })

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

type Start = Extract<ToChild, { kind: 'start' }>

async function load({ engine: folder, file, sha256, contextTokens, instructions }: Start) {
  if ((await orElse('file', checksumOf(file))) !== sha256) throw new StartError('file')
  const main = join(folder, 'node_modules/node-llama-cpp/dist/index.js')
  const engine: Engine = await orElse('engine', import(pathToFileURL(main).href))
  const isMetal = process.platform === 'darwin' && process.arch === 'arm64'
  const llama = await orElse(
    'engine',
    engine.getLlama({
      ...{ gpu: isMetal ? 'metal' : false, build: 'never', skipDownload: true },
      ...{ progressLogs: false, logLevel: 'disabled' },
    }),
  )
  const loading = llama.loadModel({ modelPath: file }).then(async (model) => {
    const context = await model.createContext({ contextSize: contextTokens, sequences: 1, threads })
    return new engine.LlamaChatSession({ contextSequence: context.getSequence(), systemPrompt: '' })
  })
  const session = await orElse('model', loading)
  session.setChatHistory([{ type: 'system', text: instructions }])
  await orElse('model', session.preloadPrompt(''))
  return { llama, session }
}

type Ask = Extract<ToChild, { kind: 'ask' }>

/** The forms that were asked for, each with its grammar. */
const grammars = new Map<string, object>()

async function grammarOf(llama: Llama, form: ReplyForm): Promise<object> {
  const key = JSON.stringify(form)
  const known = grammars.get(key) ?? (await llama.createGrammarForJsonSchema(form))
  grammars.set(key, known)
  return known
}

let loaded: ReturnType<typeof load> | undefined
const running = new Map<number, AbortController>()

async function start(message: Start): Promise<void> {
  loaded = load(message)
  await loaded.then(
    () => say({ kind: 'ready' }),
    (error) =>
      say({ kind: 'cannot start', why: error instanceof StartError ? error.why : 'model' }),
  )
}

/** What is the same as in the request before, as the instructions are, is not read anew. */
async function answer({ id, instructions, prompt, form }: Ask): Promise<void> {
  const stopping = new AbortController()
  running.set(id, stopping)
  try {
    if (!loaded) throw new Error('Nothing is loaded.')
    const { llama, session } = await loaded
    const grammar = await grammarOf(llama, form)
    session.setChatHistory([{ type: 'system', text: instructions }])
    const limits = { maxTokens: mostTokens, signal: stopping.signal, temperature }
    say({ kind: 'reply', id, text: await session.prompt(prompt, { grammar, ...limits }) })
  } catch {
    say({ kind: 'failed', id })
  } finally {
    running.delete(id)
  }
}

process.on('message', (message: ToChild) => {
  if (message.kind === 'start') void start(message)
  else if (message.kind === 'ask') void answer(message)
  else running.get(message.id)?.abort()
})
/** Whoever started this is gone, and with them everybody who waits. */
process.on('disconnect', () => process.exit(0))
