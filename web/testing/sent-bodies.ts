/** What the page sends from now on by calls whose path ends so, oldest first; for the rest of the test. */
export function sentBodies(path: string): unknown[] {
  const bodies: unknown[] = []
  const send = globalThis.fetch
  globalThis.fetch = (url, init) => {
    if (String(url).endsWith(path)) bodies.push(JSON.parse(String(init?.body)))
    return send(url, init)
  }
  return bodies
}
