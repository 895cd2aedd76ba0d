/** A browser over the wire: keeps its cookie, throws when the connection breaks. */
export function browser() {
  let cookie = ''
  return async <Body>(server: { url: string }, method: string, path: string, body?: object) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { status: response.status, body: (await response.json()) as Body }
  }
}
