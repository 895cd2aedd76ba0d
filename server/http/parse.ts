import * as z from 'zod/mini'
import type { Schema } from '#contract/endpoint.ts'
import { sentences } from '#contract/refusal.ts'
import { Refusal } from '#server/refusal.ts'

/** Reads one part of a request by its schema; a wrong one is refused (400) with the field sentences. */
export function parsePart<S extends Schema | undefined>(
  schema: S,
  given: unknown,
): S extends Schema ? z.output<S> : undefined {
  if (schema === undefined) return undefined as never
  const result = z.safeParse(schema, given)
  if (result.success) return result.data as never
  const issues = result.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.path.length > 0 && isOurs(issue.message) ? issue.message : sentences.badRequest,
  }))
  const own = result.error.issues.find((issue) => isOurs(issue.message))
  throw new Refusal(400, own?.message ?? sentences.badRequest, issues)
}

/** Messages that zod itself words are for developers; ours are for people. */
const isOurs = (message: string): boolean => !message.startsWith('Invalid input')
