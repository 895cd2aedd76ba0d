import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pagePaths } from '#contract/pages.ts'
import { Refusal } from '#server/refusal.ts'
import { isApiAddress } from './readable-url.ts'

const year = 31_536_000

/**
 * Serves the built web app from `folder`: hashed assets for a year, the page itself never from a
 * cache. A path that is no page gets the same document with 404, and the app shows its 404 page.
 */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) return
  const html = readFileSync(page)
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
  const pages = new Set<string>(Object.values(pagePaths))
  for (const path of pages) app.get(path, (_request, reply) => sendPage(reply))
  app.get('/*', (request, reply) => {
    if (isApiAddress(request.url)) throw new Refusal('not-found')
    return sendPage(reply.status(404))
  })

  function sendPage(reply: FastifyReply) {
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
  }
}
