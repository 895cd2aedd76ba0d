import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { SignedOutCode } from '#contract/accounts.ts'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf, Schema } from '#contract/endpoint.ts'
import type { Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import { countedAddress } from './address.ts'
import type { Limits } from './limits.ts'
import type { LoginCookie } from './login-cookie.ts'
import { requireOwnOrigin, requirePublicHost } from './same-origin.ts'
import { whatIsExpected } from './what-is-expected.ts'

export type Call<E extends Endpoint, Who> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  login: Who
  /** Where the request came from, as limits count it. */
  address: () => string
  /** Refuses a call from another site (403) and HEAD (405): for a GET that turns out to make something (R4). */
  requireMayMake: () => void
  /** The login token the browser sent, if any, and the two things that can happen to it. */
  cookie: { token: string | undefined; write: (token: string) => void; clear: () => void }
}

type Handler<E extends Endpoint, Who> = (call: Call<E, Who>) => ReplyOf<E> | Promise<ReplyOf<E>>

/** Every call that was bound, and who may make it. */
export type Bound = ReadonlyMap<Endpoint, 'everyone' | 'signedIn'>

/** How a feature binds its endpoints. Who may call is part of the line that binds. */
export type Serve = {
  everyone: <E extends Endpoint>(endpoint: E, handler: Handler<E, undefined>) => void
  signedIn: <E extends Endpoint>(endpoint: E, handler: Handler<E, Login>) => void
  bound: Bound
}

export type ServeParts = {
  app: FastifyInstance
  publicUrl: string
  loginCookie: LoginCookie
  /** Finds the login of a token; null when it is unknown or has ended. */
  findLogin: (token: string) => Promise<Login | null>
  /** Why the login of a token was ended from elsewhere; undefined where it was not. */
  whySignedOut: (token: string) => Promise<SignedOutCode | undefined>
  limits: Limits
}

/** Binds endpoints to Fastify: own origin → who is it → parse → run → check the reply. */
export function createServe(parts: ServeParts): Serve {
  const { app, publicUrl, loginCookie, findLogin, whySignedOut, limits } = parts

  const bind = <E extends Endpoint, Who>(
    endpoint: E,
    who: (token: string | undefined) => Promise<Who>,
    handler: Handler<E, Who>,
  ) => {
    const { method, path: url, changesState } = endpoint
    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      const requireMayMake = () => {
        if (request.method === 'HEAD') {
          reply.header('allow', method)
          throw new Refusal('head-makes-nothing')
        }
        requireOwnOrigin(request, publicUrl)
      }
      if (method !== 'GET' || changesState?.(request.query as Record<string, unknown>)) {
        requireMayMake()
      }
      if (endpoint.atPublicHostOnly) requirePublicHost(request, publicUrl)
      const token = loginCookie.read(request)
      const login = await who(token)
      const result = await handler({
        params: parsePart(endpoint.params, request.params) as ParamsOf<E>,
        query: parsePart(endpoint.query, request.query) as QueryOf<E>,
        body: parsePart(endpoint.body, request.body) as BodyOf<E>,
        login,
        address: () => countedAddress(request.ip, request.socket.remoteAddress ?? ''),
        requireMayMake,
        cookie: {
          token,
          write: (given) => loginCookie.write(reply, given),
          clear: () => loginCookie.clear(reply),
        },
      })
      // Who took longer than a handler may has been refused already, and a second reply would only be logged.
      if (reply.sent) return undefined
      if (endpoint.replyType !== undefined) reply.type(endpoint.replyType)
      const file = endpoint.replyFile?.(request.query as Record<string, unknown>)
      if (file) {
        reply.type(file.type).header('content-disposition', `attachment; filename="${file.name}"`)
      }
      return z.encode(endpoint.reply, result)
    }
    app.route({ method, url, handler: handle, config: { loggedAs: endpoint.loggedAs } })
  }

  const requireLogin = async (token: string | undefined): Promise<Login> => {
    const login = token === undefined ? null : await findLogin(token)
    if (!login) {
      const why = token === undefined ? undefined : await whySignedOut(token)
      throw new Refusal(why ?? 'sign-in-first')
    }
    await limits.take('everythingElse', login.tokenHash)
    return login
  }

  const bound = new Map<Endpoint, 'everyone' | 'signedIn'>()
  return {
    everyone(endpoint, handler) {
      bound.set(endpoint, 'everyone')
      bind(endpoint, async () => undefined, handler)
    },
    signedIn(endpoint, handler) {
      bound.set(endpoint, 'signedIn')
      bind(endpoint, requireLogin, handler)
    },
    bound,
  }
}

/**
 * Reads one part of a request by its schema; a wrong one is refused (400) with a sentence for each field. The sentence for
 * the person is the first that a schema has of its own: the others are made of what the schema is, for programs.
 */
function parsePart<S extends Schema | undefined>(
  schema: S,
  given: unknown,
): S extends Schema ? z.output<S> : undefined {
  if (schema === undefined) return undefined as never
  const made = new Set<string>()
  const error: z.core.$ZodErrorMap = (issue) => {
    const sentence = whatIsExpected(issue)
    made.add(sentence)
    return sentence
  }
  const result = z.safeParse(schema, given, { error })
  if (result.success) return result.data as never
  const all = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const sentence = (all.find(({ message }) => !made.has(message)) ?? all[0])?.message ?? ''
  // What is of another type altogether has no length either, of which more would be said.
  const isFirstOfField = ({ path }: (typeof all)[0], at: number) =>
    all.findIndex((other) => other.path === path) === at
  const issues = all.filter((one, at) => !made.has(one.message) || isFirstOfField(one, at))
  throw new Refusal('invalid-field', { facts: { sentence }, issues })
}
