import type { KeptSubmission } from './kept-submissions.ts'
import { printable } from './printable.ts'

const entry = ({ id, createdAt, kind, signedIn, fields }: KeptSubmission): string => {
  const when = createdAt.slice(0, 16).replace('T', ' ')
  const head = `#${id}  ${when} UTC  ${kind}, ${signedIn ? 'from an account' : 'not signed in'}`
  const lines = fields.map(({ name, text }) => {
    const [first = '', ...more] = printable(text).split('\n')
    return [`  ${name}: ${first}`, ...more.map((line) => `    ${line}`)].join('\n')
  })
  return [head, ...lines].join('\n')
}

/** The inbox as a terminal shows it. */
export const listOf = (submissions: readonly KeptSubmission[]): string =>
  submissions.length === 0 ? 'Nobody has sent anything yet.' : submissions.map(entry).join('\n\n')
