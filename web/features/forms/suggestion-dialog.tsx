import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/accounts.ts'
import { formSentences, suggestFeature } from '#contract/forms.ts'
import { send } from '#web/api/call.ts'
import { supportQuery } from '#web/session/support.ts'
import { OneTextDialog, tryLater } from './one-text-dialog.tsx'
import { readersOf, senderOf } from './sender.ts'

export type FormDialogProps = {
  user: CurrentUser | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function SuggestionDialog({ user, ...dialog }: FormDialogProps) {
  const { data: support } = useQuery({ ...supportQuery, enabled: dialog.open })
  return (
    <OneTextDialog
      {...dialog}
      title="Suggest a Feature"
      description={`What would make your weekly check-in better? ${readersOf(user)}`}
      label="Your idea"
      button="Submit Suggestion"
      send={(suggestion) => send(suggestFeature, { body: { suggestion, ...senderOf(user) } })}
      sent={{ title: 'Suggestion submitted', description: formSentences.suggestionSent }}
      failed={{
        title: 'Failed to submit suggestion',
        description: support
          ? `Please try again later or email your suggestion directly to ${support}`
          : tryLater,
      }}
    />
  )
}
