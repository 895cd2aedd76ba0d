import { type ReactNode, type Ref, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { ChatComposer } from '#web/ui/chat/chat-composer.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { type FeedbackForm, textNames } from './feedback-form.ts'
import { type FeedbackTalk, feedbackTurns } from './feedback-turns.ts'

type FeedbackFootProps = {
  ref: Ref<HTMLDivElement>
  form: FeedbackForm
  talk: FeedbackTalk
  formId: string
  cancel: ReactNode
  /** Submit Feedback, for the end. */
  submit: ReactNode
}

/** What the turn of the moment is answered by: the composer, a button to go on, or what sends it all. */
export function FeedbackFoot({ ref, form, talk, formId, cancel, submit }: FeedbackFootProps) {
  const [name] = feedbackTurns[talk.at]?.fields ?? []
  const textName = textNames.find((one) => one === name)
  if (textName) {
    return <TextTurn ref={ref} form={form} talk={talk} name={textName} cancel={cancel} />
  }
  return (
    <>
      {cancel}
      {talk.isLast ? (
        submit
      ) : (
        <Button type="submit" form={formId}>
          Next
        </Button>
      )}
    </>
  )
}

type TextTurnProps = Pick<FeedbackFootProps, 'ref' | 'form' | 'talk' | 'cancel'> & {
  name: (typeof textNames)[number]
}

function TextTurn({ ref, form, talk, name, cancel }: TextTurnProps) {
  const id = useId()
  const value = useWatch({ control: form.control, name })
  const error = form.formState.errors[name]?.message
  return (
    <div ref={ref} className="grid w-full gap-2">
      <FieldError id={id} error={error} />
      <ChatComposer
        label={feedbackTurns[talk.at]?.question ?? ''}
        placeholder="Type your answer..."
        value={value}
        onValueChange={(text) => {
          form.setValue(name, text, { shouldDirty: true })
          form.clearErrors(name)
        }}
        onSend={talk.goOn}
        errorId={error ? `${id}-error` : undefined}
      />
      <div className="-mb-3 justify-self-center">{cancel}</div>
    </div>
  )
}
