import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What a server can keep failing at while answers are saved all the same. */
export const failingParts = ['mail', 'notifications', 'model', 'backup'] as const
export type FailingPart = (typeof failingParts)[number]

/**
 * 200 while the server can write to its database, 503 while it cannot. `failing` names what keeps
 * failing besides; it is empty where all is well.
 */
export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  reply: z.object({ status: z.literal('ok'), failing: z.array(z.enum(failingParts)) }),
  refuses: ['unhealthy'],
})

/** 200 while requests should come to this server; 503 while it starts, is about to stop, or its database is away. */
export const readReady = endpoint({
  method: 'GET',
  path: '/api/ready',
  reply: z.object({ status: z.literal('ready') }),
  refuses: ['starting', 'unhealthy'],
})
