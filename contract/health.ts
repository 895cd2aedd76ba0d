import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** 200 once the server can reach its database. */
export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  reply: z.object({ status: z.literal('ok') }),
})
