import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pagePaths } from '#contract/pages.ts'
import { Refusal } from '#server/refusal.ts'
import type { LoginCookie } from './login-cookie.ts'
import { isApiAddress } from './readable-url.ts'

const year = 31_536_000

/** What is ready to be seen before a script has come, for somebody without a login. */
const forVisitors: Record<string, string> = {
  [pagePaths.root]: 'first-screen.html',
  [pagePaths.onboarding]: 'first-screen.html',
  [pagePaths.auth]: 'auth.html',
}
/** As the web's router reads an address: capitals and a stroke at the end are the same page. */
const pagesAsWritten = Object.values(pagePaths).map(
  (path) => new RegExp(`^${path.replace(/:\w+/, '[^/]+')}/?$`, 'i'),
)
const isPage = (url: string): boolean => {
  const [path = ''] = url.split('?', 1)
  return pagesAsWritten.some((page) => page.test(path))
}

/** What is so for somebody with one: it shows the shape of a page that nobody else may see. */
const forSignedIn: Record<string, string> = { [pagePaths.home]: 'home.html' }

/**
 * Serves the built web app from `folder`: hashed assets for a year, pages never from a cache. Somebody
 * without a login gets pages that are ready to be seen. A path that is no page gets the usual document
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
  const there = (name: string | undefined) => (name !== undefined && isThere(name) ? name : null)
  for (const path of new Set<string>(Object.values(pagePaths))) {
    const toVisitors = there(forVisitors[path])
    const toSignedIn = there(forSignedIn[path])
    app.get(path, (request, reply) => {
      if (toVisitors === null && toSignedIn === null) return sendDocument(reply, 'index.html')
      // By a link of a mail, /auth opens something else.
      const ready =
        loginOf(request) === undefined ? !request.url.includes('?') && toVisitors : toSignedIn
      return sendDocument(reply.header('vary', 'cookie'), ready || 'index.html')
    })
  }
  app.get('/*', (request, reply) => {
    if (isApiAddress(request.url)) throw new Refusal('not-found')
    return sendDocument(reply.status(isPage(request.url) ? 200 : 404), 'index.html')
  })
}

/** Without what a browser could ask by whether its own is still good: it asks for the whole each time. */
const sendDocument = (reply: FastifyReply, name: string) =>
  reply.sendFile(name, { etag: false, lastModified: false, acceptRanges: false })
