import type * as z from 'zod/mini'

type Issue = Parameters<z.core.$ZodErrorMap>[0]
type OfCode<Code extends Issue['code']> = Extract<Issue, { code: Code }>

/** What JSON calls a type, in words for people. */
const types: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'a JSON object',
  string: 'a text',
}

/** Whether a schema of numbers takes whole ones alone: of what is no number at all its issue does not say so. */
const isOfWholeNumbers = ({ schema }: Issue): boolean =>
  (schema?._zod.def as { format?: string } | undefined)?.format === 'safeint'

/** A name in an address that stands there twice comes as a list. */
const ofType = (issue: OfCode<'invalid_type'>): string => {
  const wanted = isOfWholeNumbers(issue) ? 'int' : issue.expected
  const type = types[wanted] ?? 'of another kind'
  const isListed = Array.isArray(issue.input) && wanted !== 'array'
  return isListed ? `${type}, given once and in no list` : type
}

const ofValues = ({ values }: OfCode<'invalid_value'>): string =>
  values.length === 1 ? String(values[0]) : `one of: ${values.map(String).join(', ')}`

const bounded = (origin: string, atMostOrLeast: string, bound: number | bigint): string => {
  const of = `of at ${atMostOrLeast} ${bound}`
  if (origin === 'string') return `a text ${of} character${bound === 1 ? '' : 's'}`
  if (origin === 'array') return `a list ${of} entr${bound === 1 ? 'y' : 'ies'}`
  return `a number ${of}`
}

const expected = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue)
    case 'invalid_value':
      return ofValues(issue)
    case 'too_small':
      return bounded(issue.origin, 'least', issue.minimum)
    case 'too_big':
      return bounded(issue.origin, 'most', issue.maximum)
    default:
      return 'in another form'
  }
}

/**
 * Says in a sentence what a field has to be, by its schema, where the schema itself has no sentence for people (R6). It
 * holds names and values of the schema alone and nothing of what was sent.
 */
export function whatIsExpected(issue: Issue): string {
  const path = issue.path?.join('.') ?? ''
  return `${path === '' ? 'What you send' : `“${path}”`} has to be ${expected(issue)}.`
}
