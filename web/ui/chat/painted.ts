/** How long a page may take to paint before what waits for it goes on anyway, in milliseconds. */
const patience = 200

/**
 * Resolves once what was just rendered stands painted, so that what follows does not hold it up. At once where
 * nobody sees the page, or it is being left: what follows is not lost with it.
 */
export function painted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const noLonger = new AbortController()
  const goOn = () => {
    noLonger.abort()
    clearTimeout(tooLate)
    resolve()
  }
  const tooLate = setTimeout(goOn, patience)
  if (document.hidden) goOn()
  // The second frame begins when the first is done.
  else requestAnimationFrame(() => requestAnimationFrame(goOn))
  document.addEventListener('visibilitychange', goOn, { signal: noLonger.signal })
  window.addEventListener('pagehide', goOn, { signal: noLonger.signal })
  return promise
}
