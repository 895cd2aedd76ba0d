import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Every call of this server as an OpenAPI 3.1 document, for programs. */
export const readApiDocument = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  reply: z.string(),
  replyType: 'application/json; charset=utf-8',
})

/** The same for people: one page without a script. */
export const readApiPage = endpoint({
  method: 'GET',
  path: '/api/docs',
  reply: z.string(),
  replyType: 'text/html; charset=utf-8',
})
