import * as z from 'zod/mini'
import type { Schema } from '#contract/endpoint.ts'
import { refusalSentence } from '#contract/refusals.ts'
import { Refusal } from '#server/refusal.ts'

/** Reads one part of a request by its schema; a wrong one is refused (400) with the field sentences. */
export function parsePart<S extends Schema | undefined>(
  schema: S,
  given: unknown,
): S extends Schema ? z.output<S> : undefined {
  if (schema === undefined) return undefined as never
  const result = z.safeParse(schema, given, { error: () => unworded })
  if (result.success) return result.data as never
  const issues = result.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: (issue.path.length > 0 && issue.message) || badRequest,
  }))
  const worded = result.error.issues.find(({ message }) => message !== unworded)
  throw new Refusal('invalid-field', { facts: { sentence: worded?.message ?? badRequest }, issues })
}

/** Stands where a schema has no sentence for people: zod's own words are for developers. */
const unworded = ''
const badRequest = refusalSentence('bad-request')
