import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { CallFailed } from '#web/api/call.ts'

/** Puts the server's field sentences at their fields and the focus on the first of them. */
export function showFieldIssues<Values extends FieldValues>(
  error: unknown,
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
) {
  const fields = Object.keys(getValues())
  const issues = error instanceof CallFailed ? (error.issues ?? []) : []
  const known = issues.filter(({ path }) => fields.includes(path))
  for (const [place, { path, message }] of known.entries()) {
    setError(path as FieldPath<Values>, { message }, { shouldFocus: place === 0 })
  }
}
