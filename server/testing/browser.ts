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

/** A browser that speaks to one server until it is told to move to another, such as the same one started again. */
export function browserAt(first: { url: string }) {
  const sendTo = browser()
  let server = first
  const send = <Body>(method: string, path: string, body?: object) =>
    sendTo<Body>(server, method, path, body)
  const moveTo = (next: { url: string }) => {
    server = next
  }
  return Object.assign(send, { moveTo })
}
