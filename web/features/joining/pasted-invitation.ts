/** As long as every token is. */
const tokenLength = 43

/** A link may have come with its signs encoded. */
function plain(pasted: string): string {
  try {
    return decodeURIComponent(pasted)
  } catch {
    return pasted
  }
}

/**
 * The token in what somebody typed or pasted: a whole link, a message with the link in it, or the bare
 * token, which is given back as it is.
 */
export function tokenIn(pasted: string): string {
  const found = [...plain(pasted).matchAll(/\/join\/([\w-]+)/gi)].map(([, token = '']) => token)
  // The latest of several, since a new link ends the ones before it.
  const whole = found.filter((token) => token.length >= tokenLength).at(-1)
  if (whole?.slice(tokenLength).match(/^_*$/)) return whole.slice(0, tokenLength)
  const bare = pasted.trim().replace(/^["'“”„«»‹›<(]+|["'“”„«»‹›>).,;!]+$/gu, '')
  return whole ?? found.at(-1) ?? (isWhole(bare) ? bare : pasted.trim())
}

/** Whether a token can be one: nothing of it is missing, and nothing was added. */
export const isWhole = (token: string): boolean =>
  token.length === tokenLength && /^[\w-]+$/.test(token)
