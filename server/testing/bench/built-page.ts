import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** What `npm run build` made of the web app. */
export const builtWeb = join(import.meta.dirname, '../../../dist/web')

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** A page without its scripts and without what it fetches for them. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*rel="(?:modulepreload|prefetch)"[^>]*>/g, '')
    .replace(/<link\b[^>]*as="(?:fetch|script)"[^>]*>/g, '')

/** Serves one page at every address, and beside it the files of the built app, compressed as ours are. */
export async function serveStatically(
  html: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const page = brotliCompressSync(html)
  const server: Server = createServer((request, response) => {
    const file = join(builtWeb, new URL(request.url ?? '/', 'http://here').pathname)
    const type = types[extname(file)]
    if (type === undefined || !existsSync(file)) {
      response.writeHead(200, { 'content-type': types['.html'], 'content-encoding': 'br' })
      return response.end(page)
    }
    const isSmaller = existsSync(`${file}.br`)
    response.writeHead(200, {
      'content-type': type,
      ...(isSmaller && { 'content-encoding': 'br' }),
    })
    return response.end(readFileSync(isSmaller ? `${file}.br` : file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
