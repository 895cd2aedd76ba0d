import type { Page } from 'playwright-core'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import type { Caller, Reply } from '#server/testing/visitor.ts'
import { password } from './couple.ts'

/** Calls from that device, with its cookies but without its page. */
export function callerOf(page: Page): Caller {
  const send = async <Body>(method: string, url: string, data?: unknown): Promise<Reply<Body>> => {
    const response = await page.request.fetch(url, { method, ...(data !== undefined && { data }) })
    const text = await response.text()
    return {
      status: response.status(),
      body: JSON.parse(text) as Body,
      text,
      headers: response.headers(),
    }
  }
  return {
    get: <Body>(url: string) => send<Body>('GET', url),
    post: <Body>(url: string, body?: unknown) => send<Body>('POST', url, body ?? {}),
    patch: <Body>(url: string, body?: unknown) => send<Body>('PATCH', url, body ?? {}),
  }
}

/** Mina and Jonas, Mina signed in on that device, without a look at a page. */
export async function registerQuickly(
  page: Page,
  email: string,
  partnerEmail?: string,
): Promise<Caller> {
  const caller = callerOf(page)
  const { status } = await caller.post('/api/register', {
    username: 'Mina',
    partnerName: 'Jonas',
    email,
    password,
    ...(partnerEmail && { partnerEmail }),
  })
  if (status !== 200) throw new Error(`Registering answered ${status}`)
  return caller
}

/** A whole week, and a catch-up that they kept; `word` begins every answer. */
export async function keepCatchup(
  caller: Caller,
  word = 'I loved the slow walk by the river, and the soup on Sunday felt easy:',
): Promise<void> {
  const { catchupId } = await openCatchup(caller, { word })
  const focus = ['Fun & Friendship', 'Daily Life & Routines']
  await caller.post(`/api/catchups/${catchupId}/feedback`, { helpful: true, focus, keep: true })
  await pressDone(caller)
}
