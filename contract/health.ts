import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** 200 while the server can write to its database; 503 while it cannot. */
export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  reply: z.object({ status: z.literal('ok') }),
  refuses: ['unhealthy'],
})
