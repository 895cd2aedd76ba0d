import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { formSentences, sendFeedback } from '#contract/forms.ts'
import { send } from '#web/api/call.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { FeedbackBlocks } from './feedback-blocks.tsx'
import { feedbackPayload, useFeedbackForm } from './feedback-form.ts'

type FeedbackDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Early Access & Feedback: closes empty once it is sent, keeps everything when it is not. */
export function FeedbackDialog({ open, onOpenChange }: FeedbackDialogProps) {
  const form = useFeedbackForm()
  const formId = useId()
  const { toast } = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: (values: Parameters<typeof feedbackPayload>[0]) =>
      send(sendFeedback, { body: feedbackPayload(values) }),
    onSuccess() {
      form.reset()
      onOpenChange(false)
      toast({ title: 'Thank you for your feedback!', description: formSentences.feedbackSent })
    },
    onError(error) {
      showFieldIssues(error, form)
      toast({
        title: 'Submission failed',
        description: 'There was an error submitting your feedback. Please try again.',
        variant: 'destructive',
      })
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Early Access & Feedback"
      description="You are among the first to use Duologue. Tell us what you think, and help shape what it becomes."
      wide
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isPending}>
            {isPending ? 'Submitting...' : 'Submit Feedback'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={form.handleSubmit((values) => mutate(values))}
        noValidate
        className="grid gap-8"
      >
        <FeedbackBlocks form={form} />
      </form>
    </Dialog>
  )
}
