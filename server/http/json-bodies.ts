import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/refusal.ts'

/** Every charset that a content type names, bare or in quotes. */
const charsets = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;"]*))/giu

const isUtf8Charset = (name: string): boolean => /^utf-?8$/iu.test(name)

/** Whether a content type names another charset than the one in which JSON travels (RFC 8259). */
const namesAnotherCharset = (contentType: string): boolean =>
  [...contentType.matchAll(charsets)].some(
    ([, quoted, bare]) => !isUtf8Charset(quoted ?? bare ?? ''),
  )

/**
 * Takes JSON bodies in UTF-8 and nothing else; an empty one is no body, whatever its content type says. Bytes that are
 * not UTF-8 are refused, since reading them all the same would put marks in the place of letters.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, given, done) => {
    const bytes = given as Buffer
    if (bytes.length === 0) return done(null, undefined)
    if (namesAnotherCharset(request.headers['content-type'] ?? '')) {
      return done(new Refusal('wrong-charset'))
    }
    if (!isUtf8(bytes)) return done(new Refusal('not-utf8'))
    try {
      done(null, JSON.parse(bytes.toString('utf8')))
    } catch {
      done(new Refusal('not-json'))
    }
  })
}
