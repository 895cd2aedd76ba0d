import { afterEach, expect, test, vi } from 'vitest'
import { loginHeader } from '#contract/native.ts'
import { callServer, fetchFromServer } from './server.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  callServer()
})

/** A server in whose replies a test has the say. */
function heldServer() {
  const replies: ((reply: Response) => void)[] = []
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    replies.push(resolve)
    return promise
  })
  const kept: (string | null)[] = []
  const keep = (token: string | null) => void kept.push(token)
  callServer({ origin: 'https://duologue.example.org', token: 'of the first', keep })
  return { replies, kept }
}

const over = () => new Response('', { status: 401 })

test.each([
  ['says that the login is over', over()],
  ['clears the login', new Response('', { headers: { [loginHeader]: '' } })],
])('R4 a late reply that %s is no news of whoever signed in meanwhile', async (_what, late) => {
  const { replies, kept } = heldServer()
  const asked = fetchFromServer('/api/user', {})
  const signedIn = fetchFromServer('/api/login', { method: 'POST' })
  replies[1]?.(new Response('', { headers: { [loginHeader]: 'of the second' } }))
  await signedIn
  replies[0]?.(late)
  await asked
  expect(kept).toEqual(['of the second'])
})

test('a login is over when nobody is signed in, and not when another call is refused', async () => {
  const { replies, kept } = heldServer()
  const refused = fetchFromServer('/api/login', { method: 'POST' })
  replies[0]?.(over())
  await refused
  expect(kept).toEqual([])
  const asked = fetchFromServer('/api/user', {})
  replies[1]?.(over())
  await asked
  expect(kept).toEqual([null])
})
