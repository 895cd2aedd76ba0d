import { readCurrentUser } from '#contract/accounts.ts'
import { loginHeader } from '#contract/native.ts'

/** Where calls go, and as whom; both are the browser's own business except in the apps. */
export type Server = {
  /** The server's origin, without a trailing slash; empty for the one that the page came from. */
  origin: string
  /** The login's token; null for nobody, or where the browser keeps it in a cookie. */
  token: string | null
  /** Hears of a login that began, or of one that ended or has been over for long (null). */
  keep: (token: string | null) => void
}

const ofThePage: Server = { origin: '', token: null, keep: () => undefined }

let server = ofThePage

/** Has every call go to that server, with the login's token in a header and no cookie; without one, as in a browser. */
export function callServer(chosen: Server = ofThePage): void {
  server = chosen
}

/** The address of one of the server's pages or files, for people and other programs. */
export const serverPage = (path: string): string =>
  new URL(path, server.origin || window.location.origin).href

/** `fetch` at the server, with the login: by the browser's cookie, or in the apps by its token. */
export async function fetchFromServer(path: string, init: RequestInit): Promise<Response> {
  const { origin, token, keep } = server
  if (origin === '') return fetch(path, init)
  const authorization = init.credentials === 'omit' || token === null ? {} : bearer(token)
  const response = await fetch(`${origin}${path}`, {
    ...init,
    credentials: 'omit',
    headers: { ...(init.headers as Record<string, string>), ...authorization },
  })
  // Whatever was asked of another server, or before somebody else signed in, is no news of this login.
  if (server.origin !== origin || server.token !== token) return response
  const given = response.headers.get(loginHeader)
  if (given !== null) {
    const next = given === '' ? null : given
    server = { ...server, token: next }
    keep(next)
  } else if (response.status === 401 && path === readCurrentUser.path) {
    // Until the app is closed, the server can still be asked by the token why it ended (R16).
    keep(null)
  }
  return response
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
