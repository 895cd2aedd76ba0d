import type { ReactNode } from 'react'

/**
 * The lines of the frame and between the rows; each field is a row of its own, without a frame around its control. What
 * has the focus and what is wrong has its ring around the whole row.
 */
const frame = 'grid divide-y divide-hairline rounded-md border border-field-line bg-surface'
const rows =
  '*:gap-0 *:px-4 *:pt-3 *:pb-1 *:has-[input:focus-visible]:rounded-md *:has-[input:focus-visible]:outline-2 *:has-[input:focus-visible]:-outline-offset-1 *:has-[input:focus-visible]:outline-accent *:has-aria-invalid:rounded-md *:has-aria-invalid:outline-1 *:has-aria-invalid:-outline-offset-1 *:has-aria-invalid:outline-danger-line *:has-[input[aria-invalid]:focus-visible]:outline-2 *:has-[input[aria-invalid]:focus-visible]:outline-danger-line *:[&>[role=alert]]:pb-2'
/** What a field takes stands at the end of the line of its name, where it is short. */
const words =
  '[&>div>:first-child]:flex [&>div>:first-child]:flex-wrap [&>div>:first-child]:justify-between [&>div>:first-child]:gap-x-4 [&>div>:first-child>div]:flex-auto [&_label]:text-meta [&_label]:font-medium [&_label]:text-muted'
const controls =
  '[&_input]:text-lead [&_input]:font-medium [&_input+div]:-mr-3 [&_input]:min-h-11 [&_input]:border-0 [&_input]:bg-transparent [&_input]:py-1 [&_input]:pl-0 [&_input]:focus-visible:outline-none'

/** Fields that belong together, as the rows of one list: for settings that are read more often than changed. */
export const FieldRows = ({ children }: { children: ReactNode }) => (
  <div className={`${frame} ${rows} ${words} ${controls}`}>{children}</div>
)
