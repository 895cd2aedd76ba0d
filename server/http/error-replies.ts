import type { FastifyError, FastifyInstance } from 'fastify'
import { type RefusalBody, sentences } from '#contract/refusal.ts'
import { Refusal } from '#server/refusal.ts'

const bodyOf = (
  statusCode: number,
  sentence: string,
  issues?: RefusalBody['issues'],
): RefusalBody => ({
  statusCode,
  error: sentence,
  message: sentence,
  ...(issues && { issues }),
})

type Known = { status: number; sentence: string; retryAfter?: number }

/**
 * What errors from elsewhere mean to a person, by their code: Fastify's, those of the database's door
 * (decision 9), and the file system's own.
 */
const known: Record<string, Known> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, sentence: sentences.tooLarge },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, sentence: sentences.wrongType },
  FST_ERR_HANDLER_TIMEOUT: { status: 503, sentence: sentences.tooSlow, retryAfter: 5 },
  DATABASE_AWAY: { status: 503, sentence: sentences.databaseAway, retryAfter: 5 },
  STORAGE_FULL: { status: 507, sentence: sentences.storageFull },
  ENOSPC: { status: 507, sentence: sentences.storageFull },
  EDQUOT: { status: 507, sentence: sentences.storageFull },
}

const knownOf = (error: unknown): Known | undefined =>
  known[(error as Partial<FastifyError>).code ?? '']

/** Puts any error into the one form of R6. What is not expected is 500 and one fixed sentence. */
export function refusalBodyOf(error: unknown): RefusalBody {
  if (error instanceof Refusal) return bodyOf(error.status, error.message, error.issues)
  const meaning = knownOf(error)
  if (meaning) return bodyOf(meaning.status, meaning.sentence)
  const { statusCode: status = 500 } = error as Partial<FastifyError>
  return status >= 400 && status < 500
    ? bodyOf(status, sentences.badRequest)
    : bodyOf(500, sentences.ourFault)
}

const retryAfterOf = (error: unknown): number | undefined =>
  error instanceof Refusal ? error.retryAfter : knownOf(error)?.retryAfter

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
    const retryAfter = retryAfterOf(error)
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    if (body.statusCode >= 500 && !(error instanceof Refusal)) {
      const { method, routeOptions } = request
      request.log.error({ trace: traceOf(error), method, route: routeOptions.url }, 'unexpected')
    }
    return reply.status(body.statusCode).send(body)
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send(bodyOf(404, sentences.notFound)),
  )
}
