import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { absoluteDays } from '#server/login.ts'

export type LoginCookie = {
  name: string
  read: (request: FastifyRequest) => string | undefined
  write: (reply: FastifyReply, token: string) => void
  clear: (reply: FastifyReply) => void
}

/** The cookie that holds a login's token: `__Host-` and `Secure` when people come over https. */
export function loginCookie(publicUrl: string): LoginCookie {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? '__Host-duologue' : 'duologue'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    name,
    read({ server, raw }) {
      const { cookie } = raw.headers
      return cookie === undefined ? undefined : server.parseCookie(cookie)[name]
    },
    write: (reply, token) =>
      void reply.setCookie(name, token, { ...options, maxAge: absoluteDays * 86_400 }),
    clear: (reply) => void reply.clearCookie(name, options),
  }
}
