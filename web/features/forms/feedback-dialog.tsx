import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { formSentences, sendFeedback } from '#contract/forms.ts'
import { CallFailed, refusalOf, send, waitingSentenceOf } from '#web/api/call.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { FeedbackBlocks } from './feedback-blocks.tsx'
import { feedbackPayload, useFeedbackForm } from './feedback-form.ts'
import { type FormDialogProps, readersOf } from './sender.ts'

const sorry = 'There was an error submitting your feedback. Please try again.'

/** What the server said of the whole, where it said nothing of a field. */
const refusalOfAll = (error: unknown): string | undefined =>
  error instanceof CallFailed && !error.issues?.length ? refusalOf(error) : undefined

/** Early Access & Feedback: closes empty once it is sent, keeps everything when it is not. */
export function FeedbackDialog({ user, open, onOpenChange }: FormDialogProps) {
  const form = useFeedbackForm()
  const formId = useId()
  const { toast } = useToast()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: Parameters<typeof feedbackPayload>[0]) =>
      send(sendFeedback, { body: feedbackPayload(values), credentials: 'same-origin' }),
    onSuccess() {
      form.reset()
      onOpenChange(false)
      toast({ title: 'Thank you for your feedback!', description: formSentences.feedbackSent })
    },
    onError(problem) {
      showFieldIssues(problem, form)
      toast({
        title: 'Submission failed',
        description: waitingSentenceOf(problem, sorry),
        variant: 'destructive',
      })
    },
  })
  const refusal = refusalOfAll(error)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Early Access & Feedback"
      description={`You are among the first. Your feedback shapes Duologue. ${readersOf(user)}`}
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
        {refusal && <Banner tone="danger">{refusal}</Banner>}
      </form>
    </Dialog>
  )
}
