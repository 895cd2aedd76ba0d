/**
 * The address as the router can read it. Of a whole one (`GET http://host/path`, as for a proxy) it is
 * what follows the host. A path that does not decode is taken letter by letter, so that it is answered
 * like any other address that is not ours: the router's own answer would name the address and go out
 * without our headers.
 */
export function readableUrl(address: string): string {
  if (address.startsWith('/') && !address.includes('%')) return address
  const url = withoutHost(address)
  const path = pathOf(url)
  return decoded(path) === null ? path.replaceAll('%', '%25') + url.slice(path.length) : url
}

/** Whether it is one of the API's, in whatever way its letters are written. */
export function isApiAddress(url: string): boolean {
  return /^\/api(?:\/|$)/.test((url.includes('%') ? decoded(pathOf(url)) : pathOf(url)) ?? '')
}

const withoutHost = (address: string): string => {
  const [whole] = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(address) ?? []
  if (whole === undefined) return address
  const rest = address.slice(whole.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
