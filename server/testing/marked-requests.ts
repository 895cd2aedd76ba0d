import { endpoints } from '#contract/endpoints.ts'
import { pagePaths } from '#contract/pages.ts'
import { canary } from './canaries.ts'
import type { Visitor } from './visitor.ts'

/** These would end what the others are sent with. */
const last = new Set(['/api/account', '/api/logout'])

/** Makes every call and opens every page, with a mark of its own in each place that a sender can fill. */
export async function sendMarked(visitor: Visitor): Promise<void> {
  for (const [at, { method, path }] of endpoints.entries()) {
    if (last.has(path)) continue
    const mark = (place: string) => canary(place, at)
    const search = `userId=${mark('query')}&x=${mark('x')}`
    const headers = {
      'user-agent': mark('agent'),
      referer: `http://localhost:3000/join/${mark('referer')}`,
      'x-forwarded-for': mark('address'),
      'x-request-id': mark('request'),
      origin: 'http://localhost:3000',
    }
    const body = {
      email: `${mark('mail')}@example.org`,
      ...{ username: mark('name'), password: mark('password'), token: mark('token') },
      ...{ response: mark('answer'), text: mark('text'), question: mark('question') },
    }
    const url = `${path.replace(/:\w+/g, mark('param'))}?${search}`
    await visitor.send(method, url, method === 'GET' ? undefined : body, { headers })
  }
  for (const page of [...Object.values(pagePaths), '/nowhere/:token', '/api/:token']) {
    const path = page.replace(/:\w+/g, canary('page', 0))
    await visitor.get(`${path}?reset=${canary('reset', 0)}`)
  }
}
