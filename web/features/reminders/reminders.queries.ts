import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  type ReminderSettings,
  readReminders,
  renewCalendar,
  saveReminders,
} from '#contract/reminders.ts'
import { twelveHour } from '#contract/zone-clock.ts'
import { call, sentenceOf, waitingSentenceOf } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { remindersWords } from './reminders-words.ts'

/** A person's own reminders; `userId` is the one who is signed in. */
export const remindersQuery = (userId: number) =>
  queryOptions({
    queryKey: queryKeys.reminders(userId),
    queryFn: () => call(readReminders),
  })

export function useSaveReminders(userId: number) {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  return useOneAtATime({
    mutationFn: (body: ReminderSettings) => call(saveReminders, { body }),
    onSuccess(saved) {
      queryClient.setQueryData(remindersQuery(userId).queryKey, saved)
      toast(
        saved.nextReminder
          ? remindersWords.saved(saved.reminderDay, twelveHour(saved.reminderTime))
          : remindersWords.savedOff,
      )
    },
    onError: (error) =>
      toast({
        title: remindersWords.saveFailed.title,
        description: waitingSentenceOf(error, remindersWords.saveFailed.description),
        variant: 'destructive',
      }),
  })
}

/** Gives the calendar feed another address; the old one ends. */
export function useRenewCalendar(userId: number) {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  return useOneAtATime({
    mutationFn: () => call(renewCalendar),
    onSuccess({ calendarPath }) {
      queryClient.setQueryData(
        remindersQuery(userId).queryKey,
        (saved) => saved && { ...saved, calendarPath },
      )
      toast(remindersWords.calendar.renewed)
    },
    onError: (error) =>
      toast({
        title: remindersWords.calendar.renewFailed.title,
        description: sentenceOf(error, remindersWords.calendar.renewFailed.description),
        variant: 'destructive',
      }),
  })
}
