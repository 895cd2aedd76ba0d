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

/** An invitation's page, and the server that it belongs to. */
export type Invitation = { origin: string; page: string }

/** What a link that may open the app leads to: an invitation's alone, `/join` or `/join/<token>`; null for any other. */
export function invitationOf(link: string): Invitation | null {
  const url = URL.parse(link)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  const { origin, pathname: page } = url
  return /^\/join(\/[\w-]{1,128})?\/?$/.test(page) ? { origin, page } : null
}
