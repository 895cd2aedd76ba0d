import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { absoluteDays } from '#contract/login-days.ts'
import { loginHeader } from '#contract/native.ts'
import { bearerOf, isFromApp } from './native-app.ts'

export type LoginCookie = {
  name: string
  read: (request: FastifyRequest) => string | undefined
  write: (reply: FastifyReply, token: string) => void
  clear: (reply: FastifyReply) => void
}

/**
 * The cookie that holds a login's token: `__Host-` and `Secure` when people come over https. The apps
 * have none, and one that comes from their origin does not count: they send the token themselves, and
 * are told it in a header (decision 21).
 */
export function loginCookie(publicUrl: string): LoginCookie {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? '__Host-duologue' : 'duologue'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    name,
    read(request) {
      const { server, raw } = request
      if (isFromApp(request, publicUrl)) return bearerOf(request)
      const { cookie } = raw.headers
      return cookie === undefined ? undefined : server.parseCookie(cookie)[name]
    },
    write(reply, token) {
      if (isFromApp(reply.request, publicUrl)) reply.header(loginHeader, token)
      else reply.setCookie(name, token, { ...options, maxAge: absoluteDays * 86_400 })
    },
    clear(reply) {
      if (isFromApp(reply.request, publicUrl)) reply.header(loginHeader, '')
      else reply.clearCookie(name, options)
    },
  }
}
