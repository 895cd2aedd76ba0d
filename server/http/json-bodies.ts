import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/refusal.ts'

/** Takes JSON bodies and nothing else; an empty one is no body, whatever its content type says. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined)
    try {
      done(null, JSON.parse(text as string))
    } catch {
      done(new Refusal('not-json'))
    }
  })
}
