const here = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * The origin that somebody means by what they typed, with or without `https://`; null where it is no
 * address, or one that others on the way could read.
 */
export function originOf(typed: string): string | null {
  const text = typed.trim()
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  if (url === null || text === '' || url.username !== '' || url.password !== '') return null
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && here.test(url.hostname))
  return isSafe && (url.hostname.includes('.') || here.test(url.hostname)) ? url.origin : null
}

/** The page of a link that may open the app: an invitation's alone, `/join` or `/join/<token>`; null for any other. */
export function pageOfLink(link: string): string | null {
  const url = URL.parse(link)
  if (url === null) return null
  // `app.duologue://join/<token>` has `join` for its host.
  const path = /^https?:$/.test(url.protocol) ? url.pathname : `/${url.host}${url.pathname}`
  return /^\/join(\/[\w-]{1,128})?\/?$/.test(path) ? path : null
}
