import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { formSentences, reportIssue, suggestFeature } from '#contract/forms.ts'
import { refusalOf, send, waitingSentenceOf } from '#web/api/call.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'
import { supportQuery } from '#web/session/support.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { type FormDialogProps, readersOf, senderOf } from './sender.ts'

export function SuggestionDialog({ user, ...dialog }: FormDialogProps) {
  const { data: support } = useQuery(supportQuery)
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
        description: support?.supportEmail
          ? `Please try again later or email your suggestion directly to ${support.supportEmail}`
          : tryLater,
      }}
    />
  )
}

export function IssueDialog({ user, ...dialog }: FormDialogProps) {
  const { data: support } = useQuery(supportQuery)
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
        description: support?.supportEmail
          ? `Please try again later or email your issue directly to ${support.supportEmail}`
          : tryLater,
      }}
    />
  )
}

/** What a failure says where there is no address to write to (C6). */
const tryLater = 'Please try again later. Your text stays here.'

type Message = { title: string; description: string }

type OneTextDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  label: string
  button: string
  send: (text: string) => Promise<unknown>
  sent: Message
  failed: Message
}

/** A dialog with one text to send: closes empty once it is sent, keeps everything when it is not. */
function OneTextDialog(props: OneTextDialogProps) {
  const { open, onOpenChange, title, description, label, button, send, sent, failed } = props
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const formId = useId()
  const { toast } = useToast()
  const { mutate, isPending, error, reset } = useOneAtATime({
    mutationFn: () => send(text.trim()),
    onSuccess() {
      setText('')
      onOpenChange(false)
      toast(sent)
    },
    onError(problem) {
      field.current?.focus()
      const description = waitingSentenceOf(problem, failed.description)
      toast({ ...failed, description, variant: 'destructive' })
    },
  })
  const empty = text.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!empty && !isPending) mutate()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      initialFocus={field}
      actions={
        <Button type="submit" form={formId} disabled={empty} pending={isPending}>
          {button}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextAreaField
          ref={field}
          label={label}
          rows={6}
          value={text}
          readOnly={isPending}
          error={refusalOf(error)}
          onChange={(event) => {
            setText(event.target.value)
            if (error) reset()
          }}
        />
      </form>
    </Dialog>
  )
}
