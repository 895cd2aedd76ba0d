import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Schema } from '#contract/endpoint.ts'
import { hostileText, hostileValue } from './hostile-values.ts'

/** Values worth trying for a field of that name, such as ids that exist. */
export type Known = Record<string, readonly unknown[]>

export const fits = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success

type Definition = z.core.$ZodTypes['_zod']['def']
const definitionOf = (schema: z.core.$ZodType): Definition => (schema as z.core.$ZodTypes)._zod.def

/** Texts of the shapes that fields of this product take. */
const likelyText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.lorem({ maxCount: 30 }),
  fc.emailAddress({ size: 'xsmall' }),
  fc.constantFrom(
    ...['Pacific/Auckland', 'UTC', '9.99', '0', '', 'https://push.example.org/one', 'été 🙂'],
  ),
)

const limitsOf = (definition: Definition): { shortest: number; longest: number } => {
  const limits = { shortest: 0, longest: Number.POSITIVE_INFINITY }
  for (const check of (definition.checks ?? []) as z.core.$ZodChecks[]) {
    const rule = check._zod.def
    if (rule.check === 'min_length') limits.shortest = rule.minimum
    if (rule.check === 'max_length') limits.longest = rule.maximum
  }
  return limits
}

function validText(definition: Definition): fc.Arbitrary<unknown> {
  const patterns = ((definition.checks ?? []) as z.core.$ZodChecks[]).flatMap((check) => {
    const rule = check._zod.def
    return 'pattern' in rule && rule.pattern instanceof RegExp ? [rule.pattern] : []
  })
  const { longest } = limitsOf(definition)
  const edges = longest < 100_000 ? [fc.constant('x'.repeat(longest))] : []
  return fc.oneof(likelyText, ...edges, ...patterns.map((pattern) => fc.stringMatching(pattern)))
}

/** What could stand there rightly; where it may be left out, undefined, too. */
function likely(schema: z.core.$ZodType, known: Known, name = ''): fc.Arbitrary<unknown> {
  const definition = definitionOf(schema)
  const tried = known[name]
  const inner = (of: z.core.$ZodType) => likely(of, known, name)
  switch (definition.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(definition.shape).map(([key, field]) => [key, valid(field, known, key)]),
        ),
      )
    case 'optional':
    case 'default':
      return fc.oneof(fc.constant(undefined), inner(definition.innerType))
    case 'nullable':
      return fc.oneof(fc.constant(null), inner(definition.innerType))
    case 'pipe':
      return definitionOf(definition.out).type === 'transform'
        ? inner(definition.in)
        : fc.oneof(inner(definition.in), inner(definition.out))
    case 'array':
      return fc.array(inner(definition.element), { maxLength: 7 })
    case 'literal':
      return fc.constantFrom<unknown>(...definition.values)
    case 'enum':
      return fc.constantFrom<unknown>(...Object.values(definition.entries))
    case 'boolean':
      return fc.boolean()
    case 'number':
      return tried ? fc.constantFrom(...tried) : fc.maxSafeInteger()
    case 'string': {
      const text = validText(definition)
      return tried ? fc.oneof({ arbitrary: fc.constantFrom(...tried), weight: 3 }, text) : text
    }
    default:
      throw new Error(`There is no way to make a value of ${definition.type}`)
  }
}

/** Values that keep to the schema. */
export const valid = (
  schema: z.core.$ZodType,
  known: Known = {},
  name = '',
): fc.Arbitrary<unknown> =>
  likely(schema, known, name).filter((value) => z.core.safeParse(schema, value).success)

/** Values of every JSON kind, texts just too long and too short, and nothing at all, fit or not. */
export function unlikely(schema: z.core.$ZodType, known: Known): fc.Arbitrary<unknown> {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'object': {
      const fields = Object.entries(definition.shape)
      const whole = valid(schema, known)
      const broken = fields.map(([key, field]) =>
        fc
          .tuple(whole, unlikely(field, known))
          .map(([rest, value]) => ({ ...(rest as object), [key]: value })),
      )
      return fc.oneof({ arbitrary: hostileValue, weight: 1 }, ...broken)
    }
    case 'optional':
    case 'default':
    case 'nullable':
      return fc.oneof(hostileValue, unlikely(definition.innerType, known))
    case 'pipe':
      return fc.oneof(hostileValue, unlikely(definition.in, known))
    case 'string': {
      const { shortest, longest } = limitsOf(definition)
      const edges = [shortest - 1, longest + 1].filter((size) => size >= 0 && size < 60_000)
      const sizes = edges.map((size) => fc.constant('x'.repeat(size)))
      return fc.oneof(fc.constant(undefined), hostileValue, ...sizes)
    }
    default:
      return fc.oneof(fc.constant(undefined), hostileValue)
  }
}

/** Right values but for one field, which holds a hostile text. */
export const spoiled = (schema: z.core.$ZodType, known: Known): fc.Arbitrary<unknown> => {
  const definition = definitionOf(schema)
  const keys = definition.type === 'object' ? Object.keys(definition.shape) : []
  return keys.length === 0
    ? hostileText
    : fc
        .tuple(valid(schema, known), fc.constantFrom(...keys), hostileText)
        .map(([rest, key, text]) => ({ ...(rest as object), [key]: text }))
}

/** Values that break the schema. */
export const violating = (schema: z.core.$ZodType, known: Known = {}): fc.Arbitrary<unknown> =>
  unlikely(schema, known).filter((value) => !z.core.safeParse(schema, value).success)

/** Texts by name, as a path or a query holds them: some right, some not. */
export const someTexts = (schema: Schema, known: Known): fc.Arbitrary<Record<string, string>> => {
  const definition = definitionOf(schema)
  const fields = definition.type === 'object' ? Object.entries(definition.shape) : []
  return fc.record(
    Object.fromEntries(
      fields.map(([key, field]) => [
        key,
        fc.oneof(
          hostileText,
          valid(field, known, key).map((value) => String(value ?? '')),
        ),
      ]),
    ),
  )
}
