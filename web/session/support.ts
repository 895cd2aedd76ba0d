import { queryOptions } from '@tanstack/react-query'
import { readSupport } from '#contract/forms.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** Whom people can write to, whom the legal texts speak for, and whether mails reach anybody. */
export const supportQuery = queryOptions({
  queryKey: queryKeys.support(),
  queryFn: () => call(readSupport),
})
