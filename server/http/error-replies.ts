import type { FastifyError, FastifyInstance } from 'fastify'
import type { RefusalBody } from '#contract/refusals.ts'
import { Refusal } from '#server/refusal.ts'
import { loggedName } from './logged-name.ts'

type Known = { code: MappedCode; retryAfter?: number }
type MappedCode = 'too-large' | 'wrong-content-type' | 'too-slow' | 'database-away' | 'storage-full'

/**
 * What errors from elsewhere mean to a person, by their code: Fastify's, those of the database's door
 * (decision 9) and the vault's, and the file system's own.
 */
const known: Record<string, Known> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too-large' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'wrong-content-type' },
  FST_ERR_HANDLER_TIMEOUT: { code: 'too-slow', retryAfter: 5 },
  DATABASE_AWAY: { code: 'database-away', retryAfter: 5 },
  NOT_OUR_KEY: { code: 'database-away', retryAfter: 5 },
  STORAGE_FULL: { code: 'storage-full' },
  ENOSPC: { code: 'storage-full' },
  EDQUOT: { code: 'storage-full' },
}

/** Returns the refusal that any error is to the person; what is not expected is our fault (500). */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  const meaning = known[code]
  if (meaning) return new Refusal(meaning.code, { retryAfter: meaning.retryAfter })
  return new Refusal(statusCode >= 400 && statusCode < 500 ? 'bad-request' : 'our-fault')
}

/** Puts any error into the one form of R6. A refusal by Fastify keeps the status that Fastify gave it. */
export function refusalBodyOf(error: unknown): RefusalBody {
  const { code, status, message, issues } = refusalOf(error)
  const { statusCode = status } = code === 'bad-request' ? (error as Partial<FastifyError>) : {}
  return { statusCode, code, error: message, message, ...(issues && { issues }) }
}

/**
 * Where an unexpected error came from, and the code of what caused it. Messages are left out: they may
 * hold what a person wrote.
 */
export const traceOf = (error: unknown) => {
  const { name, code, stack, cause } = error as Partial<FastifyError>
  const frames = (stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const { name: causeName, code: causeCode } = (cause ?? {}) as Partial<FastifyError>
  return {
    ...{ name, code },
    ...(cause !== undefined && { cause: { name: causeName, code: causeCode } }),
    frames: frames.slice(0, 12).map((line) => line.trim()),
  }
}

export function replyWithErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const body = refusalBodyOf(error)
    const { retryAfter } = refusalOf(error)
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    if (body.statusCode >= 500 && !(error instanceof Refusal)) {
      const isTold = request.routeOptions.config.loggedAs !== null
      const named = isTold ? { reqId: request.id, ...loggedName(request) } : {}
      app.log.error({ trace: traceOf(error), ...named }, 'unexpected')
    }
    return reply.status(body.statusCode).send(body)
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send(refusalBodyOf(new Refusal('not-found'))),
  )
}
