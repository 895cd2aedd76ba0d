import { clsx } from 'clsx'
import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { currencies, questionsFeelings, ratings } from '#contract/forms.ts'
import { type FieldTexts, labelLook } from '#web/ui/fields/field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx'
import { hugs } from '#web/ui/text/hugging.ts'
import { type FeedbackForm, feedbackQuestions, otherFeeling, textNames } from './feedback-form.ts'

const choices = (values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }))

/** A box that grows with its text needs no handle; where it cannot grow, the handle stays. */
const growingBox = 'field-sizing-content min-h-18 supports-[field-sizing:content]:resize-none!'

/** The seven numbered blocks of the feedback (product §2), and where to write back to. */
export function FeedbackBlocks({ form, name }: { form: FeedbackForm; name: string | undefined }) {
  const { errors } = form.formState
  return (
    <>
      <ol className="grid gap-8">
        {textNames.map((text, index) => (
          <NumberedBlock key={text} number={index + 1}>
            <TextAreaField
              label={feedbackQuestions[text]}
              asked="plain"
              rows={2}
              className={growingBox}
              error={errors[text]?.message}
              {...form.register(text)}
            />
          </NumberedBlock>
        ))}
        <NumberedBlock number={4}>
          <RatingBlock form={form} asked="plain" />
        </NumberedBlock>
        <NumberedBlock number={5}>
          <PriceBlock form={form} asked="plain" />
        </NumberedBlock>
        <NumberedBlock number={6}>
          <FeelingBlock form={form} asked="plain" />
        </NumberedBlock>
        <NumberedBlock number={7}>
          <Rewards name={name} />
        </NumberedBlock>
      </ol>
      <div className="pt-6 pb-2">
        <AddressBlock form={form} />
      </div>
    </>
  )
}

type BlockProps = {
  form: FeedbackForm
  asked: FieldTexts['asked']
}

/** How likely they would recommend it. */
export const RatingBlock = ({ form, asked }: BlockProps) => (
  <RadioGroup
    label={feedbackQuestions.recommendation}
    asked={asked}
    options={choices(ratings)}
    ends={['Not likely', 'Very likely']}
    error={form.formState.errors.recommendation?.message}
    {...form.register('recommendation')}
  />
)

const currencyOptions = currencies.map((currency) => ({ value: currency, label: currency }))

/** A currency and a price in it. */
export function PriceBlock({ form, asked }: BlockProps) {
  const { field, fieldState } = useController({ name: 'currency', control: form.control })
  return (
    <fieldset className="min-w-0">
      <legend
        {...(asked === 'bubble' && hugs)}
        className={clsx(labelLook(asked), asked === 'bubble' ? 'mb-4' : 'mb-3')}
      >
        {feedbackQuestions.pricing}
      </legend>
      <div className="grid items-start gap-4 min-[26rem]:grid-cols-2">
        <SelectField
          label="Currency"
          placeholder="Choose one"
          options={currencyOptions}
          name={field.name}
          value={field.value ?? null}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          error={fieldState.error?.message}
        />
        <TextField
          label="Monthly price"
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          placeholder="9.99"
          error={form.formState.errors.pricing?.message}
          {...form.register('pricing')}
        />
      </div>
    </fieldset>
  )
}

/** How the questions felt, with room to explain where none of the words fits. */
export function FeelingBlock({ form, asked }: BlockProps) {
  const { errors } = form.formState
  const feeling = useWatch({ control: form.control, name: 'questionsFeeling' })
  return (
    <>
      <RadioGroup
        label={feedbackQuestions.questionsFeeling}
        asked={asked}
        options={choices(questionsFeelings)}
        error={errors.questionsFeeling?.message}
        {...form.register('questionsFeeling')}
      />
      {feeling === otherFeeling && (
        <TextAreaField
          label="Please explain:"
          rows={3}
          className={growingBox}
          error={errors.questionsOther?.message}
          {...form.register('questionsOther')}
        />
      )}
    </>
  )
}

const rewards = [
  '6 months free premium access',
  'Lifetime access for top contributors',
  'Voting on future features',
  'Sneak peeks at upcoming ideas and designs',
]

/** Thanks whoever filled it in, by name where it is known; what they get for it, and why one may leave an address. */
export function Rewards({ name }: { name: string | undefined }) {
  return (
    <div className="grid gap-2 rounded-lg border border-insight-line bg-insight p-4 text-insight-ink">
      <h3
        tabIndex={-1}
        className="flex items-center gap-2.5 font-serif text-prompt font-medium outline-none [overflow-wrap:anywhere]"
      >
        <Gift className="size-6 shrink-0" aria-hidden="true" />
        {name === undefined ? 'Thank you' : `Thank you, ${name}`}
      </h3>
      <p>That is all. Whoever sends feedback can look forward to:</p>
      <ul className="grid list-disc pl-5">
        {rewards.map((reward) => (
          <li key={reward}>{reward}</li>
        ))}
      </ul>
      <p>Leave your email to get these. No spam, just good stuff.</p>
    </div>
  )
}

/** Where to write back to. */
export const AddressBlock = ({ form }: Pick<BlockProps, 'form'>) => (
  <TextField
    label="Email Address"
    type="email"
    optional
    autoComplete="email"
    error={form.formState.errors.email?.message}
    {...form.register('email')}
  />
)

/** One of the numbered parts of a long form, in an ordered list. */
function NumberedBlock({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.25rem_1fr] gap-x-2 sm:grid-cols-[1.5rem_1fr] sm:gap-x-3">
      <span aria-hidden="true" className="font-serif text-lead font-medium text-muted">
        {number}
      </span>
      <div className="grid min-w-0 gap-4">{children}</div>
    </li>
  )
}
