import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { formSentences, sendFeedback } from '#contract/forms.ts'
import { CallFailed, refusalOf, send, waitingSentenceOf } from '#web/api/call.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { FeedbackBlocks } from './feedback-blocks.tsx'
import {
  FeedbackConversation,
  TalkBack,
  TalkProgress,
  TalkProgressWords,
} from './feedback-conversation.tsx'
import { FeedbackFoot } from './feedback-foot.tsx'
import { feedbackPayload, useFeedbackForm } from './feedback-form.ts'
import { feedbackIntro, useFeedbackTalk } from './feedback-turns.ts'
import { type FormDialogProps, readersOf } from './sender.ts'

const sorry = 'There was an error submitting your feedback. Please try again.'

/** Quieter than what answers a question. */
const wayOutLook =
  'min-h-11 rounded-md px-3 text-meta text-muted underline decoration-edge underline-offset-[0.22em] hover:text-ink'

/** What the server said of the whole, where it said nothing of a field. */
const refusalOfAll = (error: unknown): string | undefined =>
  error instanceof CallFailed && !error.issues?.length ? refusalOf(error) : undefined

/** Early Access & Feedback: closes empty once it is sent, keeps everything when it is not. */
export function FeedbackDialog({ user, open, onOpenChange }: FormDialogProps) {
  const form = useFeedbackForm()
  const talk = useFeedbackTalk(form)
  const [allAtOnce, setAllAtOnce] = useState(false)
  const formId = useId()
  const foot = useRef<HTMLDivElement>(null)
  const { toast } = useToast()
  const { mutate, isPending, error } = useOneAtATime({
    mutationFn: (values: Parameters<typeof feedbackPayload>[0]) =>
      send(sendFeedback, { body: feedbackPayload(values), credentials: 'same-origin' }),
    onSuccess() {
      form.reset()
      talk.takeUp()
      onOpenChange(false)
      toast({ title: 'Thank you for your feedback!', description: formSentences.feedbackSent })
    },
    onError(problem) {
      showFieldIssues(problem, form)
      talk.goToWrong()
      toast({
        title: 'Submission failed',
        description: waitingSentenceOf(problem, sorry),
        variant: 'destructive',
      })
    },
  })
  const refusal = refusalOfAll(error)
  const submit = form.handleSubmit((values) => mutate(values), talk.goToWrong)
  const cancel = () => onOpenChange(false)
  const submitButton = (
    <Button type="submit" form={formId} pending={isPending}>
      {isPending ? 'Submitting...' : 'Submit Feedback'}
    </Button>
  )
  const wayOut = useRef<HTMLButtonElement>(null)
  const hasSwitched = useRef(false)
  const switchWay = () => {
    if (allAtOnce) talk.takeUp()
    hasSwitched.current = true
    setAllAtOnce(!allAtOnce)
  }
  // The switch stands elsewhere in either way, and keeps the focus of who pressed it.
  useLayoutEffect(() => {
    if (hasSwitched.current) wayOut.current?.focus()
    hasSwitched.current = false
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Early Access & Feedback"
      description={allAtOnce && feedbackIntro}
      talk={
        !allAtOnce && {
          lead: talk.at > 0 && <TalkBack talk={talk} />,
          words: <TalkProgressWords talk={talk} />,
          progress: <TalkProgress talk={talk} />,
        }
      }
      wide
      asPage
      foot={
        allAtOnce && (
          <div className="flex flex-wrap-reverse gap-3 *:flex-auto sm:justify-end sm:*:flex-none">
            <Button variant="quiet" onClick={cancel}>
              Cancel
            </Button>
            {submitButton}
          </div>
        )
      }
      actions={
        !allAtOnce && (
          <FeedbackFoot
            {...{ ref: foot, form, talk, formId }}
            submit={submitButton}
            waysOut={
              <>
                <button ref={wayOut} type="button" className={wayOutLook} onClick={switchWay}>
                  Show all seven at once
                </button>
                {talk.isLast && (
                  <button type="button" className={wayOutLook} onClick={cancel}>
                    Cancel
                  </button>
                )}
              </>
            }
          />
        )
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (allAtOnce || talk.isLast) void submit(event)
          else void talk.goOn()
        }}
        noValidate
        // Both stretch by themselves: with a least height of their own they would end before what is in them.
        className={clsx(!allAtOnce && 'grid')}
      >
        {allAtOnce ? (
          <>
            <div className="pb-5">
              <p className="text-meta text-muted">{readersOf(user)}</p>
              <button
                ref={wayOut}
                type="button"
                className="link inline-flex min-h-11 items-center"
                onClick={switchWay}
              >
                One question at a time
              </button>
            </div>
            <FeedbackBlocks form={form} name={user?.username} />
          </>
        ) : (
          <FeedbackConversation {...{ form, talk, foot }} name={user?.username} />
        )}
        {refusal && (
          <div className="mt-6">
            <Banner tone="danger">{refusal}</Banner>
          </div>
        )}
      </form>
    </Dialog>
  )
}
