import { type ReactNode, type Ref, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { ChatComposer } from '#web/ui/chat/chat-composer.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { type FeedbackForm, type FeedbackValues, textNames } from './feedback-form.ts'
import { type FeedbackTalk, feedbackTurns } from './feedback-turns.ts'

type FeedbackFootProps = {
  ref: Ref<HTMLDivElement>
  form: FeedbackForm
  talk: FeedbackTalk
  formId: string
  /** Submit Feedback, for the end. */
  submit: ReactNode
  /** The ways out of the talk, small below the rest. */
  waysOut: ReactNode
}

/** What the turn of the moment is answered by: the composer, a button to go on, or what sends it all. */
export function FeedbackFoot(props: FeedbackFootProps) {
  const { ref, form, talk, formId, submit, waysOut } = props
  const [name] = feedbackTurns[talk.at]?.fields ?? []
  const textName = textNames.find((one) => one === name)
  return (
    <div ref={ref} className="-mb-3 grid w-full gap-2">
      {textName ? (
        <TextTurn {...{ form, talk }} name={textName} />
      ) : talk.isLast ? (
        submit
      ) : (
        <NextTurn key={name} {...{ form, talk, formId }} name={name} />
      )}
      <div className="flex flex-wrap justify-center">{waysOut}</div>
    </div>
  )
}

/**
 * The way on from what is not written. A choice goes on by itself once it is tapped: there is none before, and none comes
 * up under the finger for that moment.
 */
function NextTurn({
  form,
  talk,
  formId,
  name,
}: Pick<FeedbackFootProps, 'form' | 'talk' | 'formId'> & {
  name: keyof FeedbackValues | undefined
}) {
  const value = useWatch({ control: form.control, name: name ?? 'email' })
  const [isThere, setThere] = useState(false)
  const hasWay = !talk.isChoice || (Boolean(value) && !talk.isGoingOn)
  if (hasWay && !isThere) setThere(true)
  if (!hasWay && !isThere) return null
  return (
    <Button type="submit" form={formId}>
      Next
    </Button>
  )
}

type TextTurnProps = Pick<FeedbackFootProps, 'form' | 'talk'> & {
  name: (typeof textNames)[number]
}

function TextTurn({ form, talk, name }: TextTurnProps) {
  const id = useId()
  const value = useWatch({ control: form.control, name })
  const error = form.formState.errors[name]?.message
  return (
    <div className="grid gap-2">
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
    </div>
  )
}
