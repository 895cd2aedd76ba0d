import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that a page elsewhere makes a browser send to us. */
export type Attack = { url: string; method: string; body: string }

/** Sends each of them in every way that a page has of reaching another origin. */
function pageOf(attacks: readonly Attack[]): string {
  const html = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  let frames = 0
  /** A form that reads puts its fields in place of the address's own. */
  const fieldsOf = ({ url, method, body }: Attack, enctype: string) => {
    if (method === 'GET') return [...new URL(url).searchParams]
    const opened = body === '{}' ? '{"x":"' : `${body.slice(0, -1)},"x":"`
    return [enctype === 'text/plain' ? [opened, '"}'] : ['body', body]]
  }
  const form = (attack: Attack, enctype: string) => {
    frames += 1
    const inputs = fieldsOf(attack, enctype).map(
      ([name = '', value = '']) => `<input name="${html(name)}" value="${html(value)}">`,
    )
    return `<iframe name="frame${frames}"></iframe>
      <form method="${attack.method}" action="${html(attack.url)}" enctype="${enctype}" target="frame${frames}">
      ${inputs.join('')}</form>`
  }
  const posts = attacks.filter(({ method }) => method === 'POST')
  const reads = attacks.filter(({ method }) => method === 'GET')
  const enctypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']
  const tags = reads.map(({ url: plain }) => {
    const url = html(plain)
    return `<img src="${url}"><script src="${url}"></script><link rel="stylesheet" href="${url}">
      <iframe src="${url}"></iframe><video src="${url}"></video><object data="${url}"></object>
      <link rel="prefetch" href="${url}"><link rel="icon" href="${url}"><embed src="${url}">
      <div style="background:url('${url}');width:9px;height:9px"></div><a ping="${url}" href="#top" class="ping">x</a>`
  })
  const script = `
    const attacks = ${JSON.stringify(attacks).replaceAll('<', '\\u003c')}
    for (const form of document.forms) form.submit()
    for (const link of document.querySelectorAll('.ping')) link.click()
    window.tried = Promise.allSettled(attacks.flatMap(({ url, method, body }) => {
      const isRead = method === 'GET'
      const credentials = 'include'
      const simple = isRead ? {} : { method: 'POST', body, headers: { 'content-type': 'text/plain' } }
      const json = { method, credentials, headers: { 'content-type': 'application/json' }, ...(isRead ? {} : { body }) }
      navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' }))
      if (isRead) new EventSource(url, { withCredentials: true }).onerror = (event) => event.target.close()
      return [
        fetch(url, { ...simple, mode: 'no-cors', credentials }),
        fetch(url, { ...simple, credentials }),
        fetch(url, json),
        fetch(url, { ...json, mode: 'no-cors' }),
      ].map((one) => one.then((reply) => reply.text()))
    })).then((all) => all.map(({ value }) => value ?? '').join(''))`
  return `<!doctype html><title>elsewhere</title>
    ${posts.flatMap((one) => enctypes.map((enctype) => form(one, enctype))).join('')}
    ${reads.map((one) => form(one, '')).join('')}
    ${tags.join('')}<script>${script}</script>`
}

/** A web server that is not ours, at `localhost` and at `127.0.0.1`: its first page attacks, any other is
 * empty, and one that is asked for `?to=` leads there. */
export async function startOtherSite(attacks: readonly Attack[]) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const to = searchParams.get('to')
    if (to !== null) return response.writeHead(302, { location: to }).end()
    const html = pathname === '/' ? pageOf(attacks) : '<!doctype html><title>elsewhere</title>'
    response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** Another origin of our own site (cookies come along), and another site. */
    origins: [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
