// Stands where the engine of a local model stands, and answers by the mood in the file beside it.
import { appendFileSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const beside = (name) => new URL(`./${name}`, import.meta.url)
const mood = () => readFileSync(beside('mood'), 'utf8')

const someWords = (words) => words.split(/\s+/).slice(0, 12).join(' ').replace(/[,.]$/, '')

function obliging(prompt) {
  const [one, other] = [...prompt.matchAll(/<answer by="(\w+)">\n([\s\S]*?)\n<\/answer>/g)].map(
    ([, name, words]) => ({ name, words: someWords(words) }),
  )
  const telling = (who) => `${who?.name}, you go for “${who?.words}”.`
  return JSON.stringify({
    ...{ notes: '', first: telling(one), second: telling(other) },
    question: 'What would each of you like to hear more of?',
  })
}

const untilAborted = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

const replies = {
  obliging: async (prompt) => {
    await sleep(10)
    return obliging(prompt)
  },
  nonsense: async () => '{"first": "half of',
  'another form': async () => '{"verdict":"Mina is right"}',
  'an empty text': async () => JSON.stringify({ notes: '', first: '', second: '', question: '' }),
  slow: async (_, signal) => untilAborted(signal),
  hangs: async () => {
    for (;;);
  },
  dies: async () => process.exit(1),
  fails: async () => {
    throw new Error('a word of the prompt')
  },
}

export async function getLlama(options) {
  if (mood() === 'no engine') throw new Error('no binary')
  return {
    options,
    loadModel: async () => {
      if (mood() === 'no memory') throw new Error('no memory')
      return { createContext: async () => ({ getSequence: () => ({}) }) }
    },
    createGrammarForJsonSchema: async (form) => form,
  }
}

export class LlamaChatSession {
  #history = []
  #isBusy = false
  setChatHistory(history) {
    this.#history = history
  }
  async preloadPrompt() {
    if (mood() === 'loads for ever') await new Promise(() => setInterval(() => undefined, 1_000))
    this.#note({ read: this.#history })
  }
  async prompt(prompt, { grammar, signal }) {
    this.#note({
      told: this.#history,
      prompt,
      form: Object.keys(grammar.properties),
      env: process.env,
    })
    if (this.#isBusy) throw new Error('one at a time')
    this.#isBusy = true
    return replies[mood()](prompt, signal).finally(() => {
      this.#isBusy = false
    })
  }
  #note(what) {
    appendFileSync(beside('asked'), `${JSON.stringify({ pid: process.pid, ...what })}\n`)
  }
}
