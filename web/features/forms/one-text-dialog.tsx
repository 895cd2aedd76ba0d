import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { refusalOf, waitingSentenceOf } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/fields/text-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'

/** What a failure says where there is no address to write to (C6). */
export const tryLater = 'Please try again later. Your text stays here.'

type Message = { title: string; description: string }

export type OneTextDialogProps = {
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
export function OneTextDialog(props: OneTextDialogProps) {
  const { open, onOpenChange, title, description, label, button, send, sent, failed } = props
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const formId = useId()
  const { toast } = useToast()
  const { mutate, isPending, error, reset } = useMutation({
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
