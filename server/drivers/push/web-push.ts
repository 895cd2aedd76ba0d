/// <reference path="./web-push-library.d.ts" />
import { Agent, type RequestOptions, request } from 'node:https'
import webPush from 'web-push'
import { lookupPublic } from './public-lookup.ts'
import type { Push, PushMessage, PushOutcome, PushTarget } from './push.ts'

/** The VAPID pair, base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

type WebPushParts = {
  keys: PushKeys
  /** Where push services may complain: an `https:` or `mailto:` address. */
  subject: string
  agent?: Agent
  timeoutMs?: number
}

const patienceMs = 4_000
/** A phone that was off gets the reminder when it wakes, but not the next morning. */
const keptForSeconds = 4 * 60 * 60

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys()

/** Whom push services may write to about this server, as they ask of everyone. */
export const pushSubject = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:no-reply@${new URL(publicUrl).hostname}`

/** Web Push (RFC 8030, 8291, 8292) to whichever service the browser named. */
export function createWebPush(parts: WebPushParts): Push {
  const { keys, subject, agent = publicAgent(), timeoutMs = patienceMs } = parts
  const options = {
    vapidDetails: { subject, ...keys },
    TTL: keptForSeconds,
    urgency: 'high',
    /** A newer reminder takes the place of one that still waits. */
    topic: 'catch-up-reminder',
  } as const

  const seal = ({ endpoint, ...ownKeys }: PushTarget, message: PushMessage) => {
    const text = JSON.stringify(message)
    return webPush.generateRequestDetails({ endpoint, keys: ownKeys }, text, options)
  }

  return {
    publicKey: keys.publicKey,
    async send(to, message): Promise<PushOutcome> {
      let sealed: ReturnType<typeof seal>
      try {
        sealed = seal(to, message)
      } catch {
        return 'gone'
      }
      try {
        const { method, headers, body } = sealed
        const signal = AbortSignal.timeout(timeoutMs)
        return outcomeOf(await statusOf(to.endpoint, { method, headers, agent, signal }, body))
      } catch {
        return 'failed'
      }
    },
  }
}

const publicAgent = () => new Agent({ lookup: lookupPublic })

function outcomeOf(status: number): PushOutcome {
  if (status === 404 || status === 410) return 'gone'
  return status >= 200 && status < 300 ? 'taken' : 'failed'
}

/** Only the status counts: whatever a service sends besides is not read. */
const statusOf = (endpoint: string, options: RequestOptions, body: Buffer) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(endpoint, options, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    sent.on('error', reject)
    sent.end(body)
  })
