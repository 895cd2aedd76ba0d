import type { ServerProcess } from './server-process.ts'

type Where = Pick<ServerProcess, 'url'>

/** A browser over the wire: keeps its cookie, throws when the connection breaks. */
export function browserAt(server: Where) {
  let cookie = ''
  let { url } = server
  const send = async <Body>(method: string, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { status: response.status, body: (await response.json()) as Body }
  }
  /** From now on it speaks to another server, such as the same one started again. */
  const moveTo = (next: Where) => {
    url = next.url
  }
  return Object.assign(send, { moveTo })
}
