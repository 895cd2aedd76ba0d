import { CallFailed } from './call.ts'

/** As much of a form as this needs. */
type Form = {
  getValues(): object
  setError(field: string, error: { message: string }, options: { shouldFocus: boolean }): void
}

/** Puts the server's field sentences at their fields and the focus on the first of them. */
export function showFieldIssues(error: unknown, form: Form) {
  const fields = Object.keys(form.getValues())
  const issues = error instanceof CallFailed ? (error.issues ?? []) : []
  const known = issues.filter(({ path }) => fields.includes(path))
  for (const [index, { path, message }] of known.entries()) {
    form.setError(path, { message }, { shouldFocus: index === 0 })
  }
}
