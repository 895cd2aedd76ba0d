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

const known: Record<string, [number, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, sentences.tooLarge],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, sentences.wrongType],
}

/** Puts any error into the one form of R6. What is not expected is 500 and one fixed sentence. */
export function refusalBodyOf(error: unknown): RefusalBody {
  if (error instanceof Refusal) return bodyOf(error.status, error.message, error.issues)
  const { code, statusCode = 500 } = error as Partial<FastifyError>
  const [status, sentence] = known[code ?? ''] ?? [statusCode, sentences.badRequest]
  return status >= 400 && status < 500 ? bodyOf(status, sentence) : bodyOf(500, sentences.ourFault)
}

/** Where an unexpected error came from. Its message is left out: it may hold what a person wrote. */
export const traceOf = (error: unknown) => {
  const { name, code, stack } = error as Partial<FastifyError>
  const frames = (stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { name, code, frames: frames.slice(0, 12).map((line) => line.trim()) }
}

export function replyWithErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const body = refusalBodyOf(error)
    if (error instanceof Refusal && error.retryAfter !== undefined) {
      reply.header('retry-after', error.retryAfter)
    }
    if (body.statusCode === 500) {
      const { method, routeOptions } = request
      request.log.error({ trace: traceOf(error), method, route: routeOptions.url }, 'unexpected')
    }
    return reply.status(body.statusCode).send(body)
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send(bodyOf(404, sentences.notFound)),
  )
}
