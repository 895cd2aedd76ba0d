import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { InsightReply } from '#server/guide/model/prompt.ts'
import { listenHere } from './listen-here.ts'

/** One request as a model's server got it. */
export type ModelCall = { url: string; headers: IncomingHttpHeaders; text: string }

/** How the server answers one request. */
export type Mood = (response: ServerResponse, call: ModelCall) => unknown

const send = (response: ServerResponse, status: number, body: unknown, headers: object = {}) =>
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body))

const completion = (content: string) => ({
  ...{ id: 'one', object: 'chat.completion', created: 1, model: 'scripted' },
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})

/** The ways a model's server may answer, good and bad. */
export const moods = {
  /** What `write` makes of the call, as the reply's JSON. */
  says:
    (write: (call: ModelCall) => unknown): Mood =>
    (response, call) =>
      send(response, 200, completion(JSON.stringify(write(call)))),
  /** A text in place of the reply's JSON. */
  rambles:
    (text: string): Mood =>
    (response) =>
      send(response, 200, completion(text)),
  /** No JSON at all. */
  junk: ((response) => response.writeHead(200).end('<html>not a model</html>')) as Mood,
  /** Ends in the middle of its reply. */
  cutOff: ((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"choices":[{"message":{"content":"{\\"te')
    setTimeout(() => response.destroy(), 5)
  }) as Mood,
  /** Says nothing, and hangs up only when it has to. */
  silent: (() => undefined) as Mood,
  /** Never stops. */
  endless: ((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(16_384)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }) as Mood,
  refuses:
    (status: number, headers: object = {}): Mood =>
    (response, { text }) =>
      send(response, status, { error: { message: `No: ${text}` } }, headers),
  redirects:
    (to: string): Mood =>
    (response) =>
      response.writeHead(307, { location: to }).end(),
}

/** The two answers of a request for an insight, with the names it gives to who wrote them. */
export const pairIn = ({ text }: ModelCall) => {
  const { messages } = JSON.parse(text) as { messages: { content: unknown }[] }
  const user = messages.at(-1)?.content
  const prompt = typeof user === 'string' ? user : (user as { text: string }[])[0]?.text
  return [...(prompt ?? '').matchAll(/<answer by="(\w+)">\n([\s\S]*?)\n<\/answer>/g)].map(
    ([, name = '', words = '']) => ({ name, words }),
  )
}

/** As many words of an answer as a quote may have. */
export const someWords = (words: string) =>
  words.split(/\s+/).slice(0, 12).join(' ').replace(/[,.]$/, '')

/** What a model tells of somebody that quotes them and says no more. */
export const telling = (
  one: { name?: string | undefined; words: string } | undefined,
  more = '',
): string => `${one?.name ?? 'Nobody'}, you go for “${someWords(one?.words ?? '')}”${more}.`

/** A question that any two can be asked. */
export const anyQuestion = 'What would each of you like to hear more of?'

/** A reply that quotes words of both and asks; what is given takes the place of its parts. */
export const replyTo = (call: ModelCall, parts: Partial<InsightReply> = {}): InsightReply => {
  const [one, other] = pairIn(call)
  const told = { first: telling(one), second: telling(other) }
  return { notes: '', ...told, question: anyQuestion, ...parts }
}

/** Writes an insight as it is asked to, with words of both. */
export const obliging: Mood = moods.says((call) => (pairIn(call).length < 2 ? {} : replyTo(call)))

/** A model's server on this machine that answers by its mood and keeps every call; for tests. */
export async function startModelServer(mood: Mood) {
  const calls: ModelCall[] = []
  let answer = mood
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const call = { url: request.url ?? '', headers: request.headers, text }
    calls.push(call)
    answer(response, call)
  })
  const port = await listenHere(server)
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    become(next: Mood) {
      answer = next
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
