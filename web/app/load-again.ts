/** A network that is gone answers soon, and one that is slow is not waited for longer. */
const patienceMs = 5000

const hasCome = (address: string) =>
  performance
    .getEntriesByName(address, 'resource')
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200)

/**
 * Loads the page again, with what of it was lost. WebKit takes a script that was lost once for lost until its tab is
 * closed, however often the page is loaded, unless somebody asks for the address past everything that is kept.
 */
export async function loadAgain(reload = () => window.location.reload()): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
  const lost = new Set(parts.map(({ href }) => href).filter((address) => !hasCome(address)))
  const signal = AbortSignal.timeout(patienceMs)
  await Promise.allSettled([...lost].map((part) => fetch(part, { cache: 'reload', signal })))
  reload()
}
