import { useQuery } from '@tanstack/react-query'
import { formSentences, reportIssue } from '#contract/forms.ts'
import { send } from '#web/api/call.ts'
import { supportQuery } from '#web/session/support.ts'
import { OneTextDialog, tryLater } from './one-text-dialog.tsx'
import { readersOf, senderOf } from './sender.ts'
import type { FormDialogProps } from './suggestion-dialog.tsx'

export function IssueDialog({ user, ...dialog }: FormDialogProps) {
  const { data: support } = useQuery({ ...supportQuery, enabled: dialog.open })
  return (
    <OneTextDialog
      {...dialog}
      title="Report an Issue"
      description={`Tell us what happened and what you expected. Please leave your answers out of it. ${readersOf(user)}`}
      label="The issue"
      button="Submit Report"
      send={(issue) => send(reportIssue, { body: { issue, ...senderOf(user) } })}
      sent={{ title: 'Issue reported', description: formSentences.issueSent }}
      failed={{
        title: 'Failed to submit report',
        description: support
          ? `Please try again later or email your issue directly to ${support}`
          : tryLater,
      }}
    />
  )
}
