import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/refusal.ts'
import { refusalBodyOf } from './error-replies.ts'
import type { SecurityHeaders } from './protection.ts'

const known = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow-to-arrive',
} as const

type ParserCode = (typeof known)[keyof typeof known] | 'bad-request' | 'unknown-expectation'

/** The whole answer to something that never became a request, as it goes over the wire (R6). */
function answerOf(code: ParserCode, headers: SecurityHeaders) {
  const refusal = new Refusal(code)
  const body = JSON.stringify(refusalBodyOf(refusal))
  return {
    status: refusal.status,
    body,
    headers: {
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    },
  }
}

/** Answers in the one form of R6 what Node's parser refuses; for Fastify's `clientErrorHandler`. */
export function answerClientErrors(headers: SecurityHeaders) {
  return function answer(this: FastifyInstance, error: { code?: string }, socket: Socket): void {
    const code = known[error.code as keyof typeof known] ?? 'bad-request'
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegunToAnswer(socket)) {
      socket.destroy()
      return
    }
    const { status, body, headers: all } = answerOf(code, headers)
    this.log.info({ code: error.code, status }, 'unreadable request')
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  }
}

/** Node keeps the response that is being written to a socket there, and nowhere else. */
const hasBegunToAnswer = (socket: Socket): boolean =>
  (socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent === true

/** Refuses in the same form what a client expects of us (417) that we do not do. */
export function refuseExpectations(app: FastifyInstance, headers: SecurityHeaders): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, body, headers: all } = answerOf('unknown-expectation', headers)
    response.writeHead(status, all).end(body)
  })
}

/** Refuses (400) a request that does not say which host it is for; Node would in a form of its own. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isMissing = raw.httpVersion === '1.1' && raw.headers.host === undefined
    done(isMissing ? new Refusal('bad-request') : undefined)
  })
}
