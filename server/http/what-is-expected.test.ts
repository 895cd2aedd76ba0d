import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { whatIsExpected } from './what-is-expected.ts'

const sent = 'zq-marked'
const schema = z.object({
  format: z.optional(z.enum(['json', 'html'])),
  completed: z.optional(z.literal(true)),
  notes: z.optional(z.string().check(z.minLength(2), z.maxLength(9))),
  version: z.optional(z.int().check(z.minimum(0), z.maximum(14))),
  keep: z.optional(z.boolean()),
  focus: z.optional(z.array(z.string()).check(z.maxLength(1))),
  named: z.optional(z.object({ left: z.number() })),
  id: z.optional(z.string().check(z.regex(/^\d+$/))),
})

test.each<[unknown, string]>([
  [undefined, 'What you send has to be a JSON object.'],
  [sent, 'What you send has to be a JSON object.'],
  [[sent], 'What you send has to be a JSON object, given once and in no list.'],
  [{ format: sent }, '“format” has to be one of: json, html.'],
  [{ format: [sent] }, '“format” has to be one of: json, html.'],
  [{ completed: false }, '“completed” has to be true.'],
  [{ notes: null }, '“notes” has to be a text.'],
  [{ notes: [sent, sent] }, '“notes” has to be a text, given once and in no list.'],
  [{ notes: 'z' }, '“notes” has to be a text of at least 2 characters.'],
  [{ notes: `${sent}${sent}` }, '“notes” has to be a text of at most 9 characters.'],
  [{ version: sent }, '“version” has to be a whole number.'],
  [{ version: 1.5 }, '“version” has to be a whole number.'],
  [{ version: -7 }, '“version” has to be a number of at least 0.'],
  [{ version: 77 }, '“version” has to be a number of at most 14.'],
  [{ keep: sent }, '“keep” has to be true or false.'],
  [{ focus: 7 }, '“focus” has to be a list.'],
  [{ focus: ['a', sent] }, '“focus” has to be a list of at most 1 entry.'],
  [{ focus: [7] }, '“focus.0” has to be a text.'],
  [{ named: { left: sent } }, '“named.left” has to be a number.'],
  [{ id: sent }, '“id” has to be in another form.'],
])('R6 %j: %s', (given, sentence) => {
  const { error } = z.safeParse(schema, given, { error: whatIsExpected })
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence])
})
