import { queryOptions } from '@tanstack/react-query'
import { readSupport } from '#contract/forms.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** Whom people can write to and whom the legal texts speak for; null where nobody is named. */
export const namedQuery = queryOptions({
  queryKey: queryKeys.support(),
  queryFn: () => call(readSupport),
})

/** Whom people can write to; null where whoever runs the server named nobody. */
export const supportQuery = queryOptions({
  ...namedQuery,
  select: ({ supportEmail }: { supportEmail: string | null }) => supportEmail,
})
