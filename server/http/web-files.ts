import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pagePaths } from '#contract/pages.ts'
import { Refusal } from '#server/refusal.ts'
import type { LoginCookie } from './login-cookie.ts'
import { isApiAddress } from './readable-url.ts'

const year = 31_536_000

/** Pages whose document names what they need of the app, so that a browser fetches all of it at once. */
const namedAfterPage: Record<string, string> = {
  [pagePaths.auth]: 'auth.html',
  [pagePaths.home]: 'home.html',
}
const firstScreens: readonly string[] = [pagePaths.root, pagePaths.onboarding]

/**
 * Serves the built web app from `folder`: hashed assets for a year, pages never from a cache. Somebody
 * without a login gets the first screen ready to be seen. A path that is no page gets the usual document
 * with 404, and the app shows its 404 page.
 */
export async function serveWebFiles(
  app: FastifyInstance,
  folder: string,
  { read: loginOf }: Pick<LoginCookie, 'read'>,
): Promise<void> {
  const isThere = (name: string) => existsSync(join(folder, name))
  if (!isThere('index.html')) return
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const lasting = path.includes(`${folder}/assets/`)
      const cache = lasting ? `public, max-age=${year}, immutable` : 'no-cache'
      response.header('cache-control', cache)
    },
  })
  const atRoot = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { name } of atRoot) app.get(`/${name}`, (_request, reply) => reply.sendFile(name))
  /** One route for all of them: a start waits for none of hundreds. */
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) =>
    reply.sendFile(`assets/${params['*']}`),
  )
  const others = Object.values(pagePaths).filter((path) => !firstScreens.includes(path))
  for (const path of others) {
    const own = namedAfterPage[path] ?? 'index.html'
    const document = isThere(own) ? own : 'index.html'
    app.get(path, (_request, reply) => sendDocument(reply, document))
  }
  for (const path of firstScreens) {
    const forVisitors = isThere('first-screen.html') ? 'first-screen.html' : 'index.html'
    app.get(path, (request, reply) => {
      reply.header('vary', 'cookie')
      return sendDocument(reply, loginOf(request) === undefined ? forVisitors : 'index.html')
    })
  }
  app.get('/*', (request, reply) => {
    if (isApiAddress(request.url)) throw new Refusal('not-found')
    return sendDocument(reply.status(404), 'index.html')
  })
}

/** Without what a browser could ask by whether its own is still good: it asks for the whole each time. */
const sendDocument = (reply: FastifyReply, name: string) =>
  reply.sendFile(name, { etag: false, lastModified: false, acceptRanges: false })
