import * as z from 'zod/mini'
import { sessionShelf, storageKeys } from '#web/session/stored.ts'

const key = storageKeys.openView

/** What is open over the home screen, by ids only. `userId` is who answers, or who signed in. */
const OpenView = z.discriminatedUnion('name', [
  z.object({ name: z.literal('questions'), weekId: z.string(), userId: z.int() }),
  z.object({
    name: z.literal('catchup'),
    weekId: z.string(),
    userId: z.int(),
    catchupId: z.int(),
  }),
])
export type OpenView = z.infer<typeof OpenView>

/** What was open in this tab before it was loaded again; null for anybody else's. */
export function recallView(coupleIds: readonly number[]): OpenView | null {
  try {
    const { data } = z.safeParse(OpenView, JSON.parse(sessionShelf.read(key) ?? 'null'))
    return data && coupleIds.includes(data.userId) ? data : null
  } catch {
    return null
  }
}

export function rememberView(view: OpenView | null): void {
  if (view) sessionShelf.write(key, JSON.stringify(view))
  else sessionShelf.remove(key)
}
