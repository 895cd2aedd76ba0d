/** A network that is gone answers soon, and one that is slow is not waited for longer. */
const patienceMs = 5000

/** Safari tells no status of what came, and its size alone. */
const hasCome = (address: string) =>
  performance.getEntriesByName(address, 'resource').some((entry) => {
    const { responseStatus, decodedBodySize } = entry as PerformanceResourceTiming
    return responseStatus === undefined ? decodedBodySize > 0 : responseStatus === 200
  })

/** Waits for all of it: a page that is loaded again would cut it off. */
const wholePart = async (address: string, signal: AbortSignal) => {
  const reply = await fetch(address, { cache: 'reload', signal })
  await reply.blob()
}

/**
 * Loads the page again, with what of it was lost. WebKit takes a script that was lost once for lost until its tab is
 * closed, however often the page is loaded, unless somebody asks for the address past everything that is kept.
 */
export async function loadAgain(reload = () => window.location.reload()): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
  const lost = new Set(parts.map(({ href }) => href).filter((address) => !hasCome(address)))
  const signal = AbortSignal.timeout(patienceMs)
  await Promise.allSettled([...lost].map((part) => wholePart(part, signal)))
  reload()
}
