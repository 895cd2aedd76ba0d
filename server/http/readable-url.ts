/**
 * The address as the router can read it: a path that does not decode is taken letter by letter, so
 * that it is answered like any other address that is not ours. The router's own answer would name
 * the address and go out without our headers.
 */
export function readableUrl(url: string): string {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  return decodes(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
