import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type ReminderSettings,
  readReminders,
  renewCalendar,
  saveReminders,
} from '#contract/reminders.ts'
import { call, sentenceOf, waitingSentenceOf } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { localClock } from '#web/ui/text/local-time.ts'

/** A person's own reminders; `userId` is the one who is signed in. */
export const remindersQuery = (userId: number) =>
  queryOptions({
    queryKey: queryKeys.reminders(userId),
    queryFn: () => call(readReminders),
  })

export function useSaveReminders(userId: number) {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  return useMutation({
    mutationFn: (body: ReminderSettings) => call(saveReminders, { body }),
    onSuccess(saved) {
      queryClient.setQueryData(remindersQuery(userId).queryKey, saved)
      toast({
        title: 'Settings Saved',
        description: saved.nextReminder
          ? `Reminders set for ${saved.reminderDay}s at ${localClock(saved.reminderTime)}`
          : 'Reminders have been disabled',
      })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: waitingSentenceOf(
          error,
          'Failed to save reminder settings. Please try again.',
        ),
        variant: 'destructive',
      }),
  })
}

/** Gives the calendar feed another address; the old one ends. */
export function useRenewCalendar(userId: number) {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  return useMutation({
    mutationFn: () => call(renewCalendar),
    onSuccess({ calendarPath }) {
      queryClient.setQueryData(
        remindersQuery(userId).queryKey,
        (saved) => saved && { ...saved, calendarPath },
      )
      toast({
        title: 'New calendar link',
        description: 'The old one no longer works. Add the new one to your calendar.',
      })
    },
    onError: (error) =>
      toast({
        title: 'The calendar link is still the old one',
        description: sentenceOf(error, 'Something went wrong. Please try again.'),
        variant: 'destructive',
      }),
  })
}
