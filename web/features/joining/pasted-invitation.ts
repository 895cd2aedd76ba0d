/** As long as every token is. */
const tokenLength = 43

/**
 * The token in what somebody typed or pasted: a whole link, a message with the link in it, or the bare
 * token, which is given back as it is.
 */
export const tokenIn = (pasted: string): string =>
  /\/join\/([\w-]+)/i.exec(pasted)?.[1] ?? pasted.trim()

/** Whether a token can be one: nothing of it is missing, and nothing was added. */
export const isWhole = (token: string): boolean =>
  token.length === tokenLength && /^[\w-]+$/.test(token)
