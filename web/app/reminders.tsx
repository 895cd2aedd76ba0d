import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { currentUserQuery } from '#web/session/current-user.ts'

const ReminderKeeper = lazy(() =>
  import('#web/features/reminders/reminder-keeper.tsx').then((keeper) => ({
    default: keeper.ReminderKeeper,
  })),
)

/** Keeps the reminders of whoever is signed in, on whichever page they are. */
export function Reminders() {
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false })
  if (!user) return null
  return (
    <Suspense fallback={null}>
      <ReminderKeeper key={user.id} userId={user.id} />
    </Suspense>
  )
}
