import { clsx } from 'clsx'
import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { currencies, questionsFeelings, ratings } from '#contract/forms.ts'
import { type FieldTexts, labelLook, QuietErrors } from '#web/ui/fields/field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { hugs } from '#web/ui/text/hugging.ts'
import {
  type FeedbackForm,
  type FeedbackValues,
  feedbackQuestions,
  otherFeeling,
  textNames,
} from './feedback-form.ts'

const choices = (values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }))

/** A box that grows with its text needs no handle; where it cannot grow, the handle stays. */
const growingBox = 'field-sizing-content min-h-18 supports-[field-sizing:content]:resize-none!'

/** What the blocks with fields ask for, in their order: only the first that is wrong calls it out. */
const blockFields: readonly (keyof FeedbackValues)[][] = [
  ...textNames.map((name) => [name]),
  ['recommendation'],
  ['currency', 'pricing'],
  ['questionsFeeling', 'questionsOther'],
]

/** The seven numbered blocks of the feedback (product §2), and where to write back to. */
export function FeedbackBlocks({ form, name }: { form: FeedbackForm; name: string | undefined }) {
  const { errors } = form.formState
  const wrong = blockFields.findIndex((fields) => fields.some((field) => errors[field]))
  const isQuiet = (number: number) => wrong !== -1 && number > wrong + 1
  return (
    <>
      <ol className="grid gap-8">
        {textNames.map((text, index) => (
          <NumberedBlock key={text} number={index + 1} isQuiet={isQuiet(index + 1)}>
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
        <NumberedBlock number={4} isQuiet={isQuiet(4)}>
          <RatingBlock form={form} asked="plain" />
        </NumberedBlock>
        <NumberedBlock number={5} isQuiet={isQuiet(5)}>
          <PriceBlock form={form} asked="plain" />
        </NumberedBlock>
        <NumberedBlock number={6} isQuiet={isQuiet(6)}>
          <FeelingBlock form={form} asked="plain" />
        </NumberedBlock>
        <NumberedBlock number={7}>
          <Rewards name={name} />
        </NumberedBlock>
      </ol>
      <div className="pt-6 pb-2">
        <QuietErrors value={isQuiet(7)}>
          <AddressBlock form={form} />
        </QuietErrors>
      </div>
    </>
  )
}

type BlockProps = {
  form: FeedbackForm
  asked: FieldTexts['asked']
}

/** In the talk, where a choice is all there is to say. */
const hintOf = (asked: FieldTexts['asked']) =>
  asked === 'bubble' ? 'Choose what comes closest.' : undefined

/** How likely they would recommend it. */
export const RatingBlock = ({ form, asked }: BlockProps) => (
  <RadioGroup
    label={feedbackQuestions.recommendation}
    hint={hintOf(asked)}
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
        hint={hintOf(asked)}
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

/** That all is said, by name where it is known; what whoever sends it gets as a thank-you, and why one may leave an address. */
export function Rewards({ name }: { name: string | undefined }) {
  return (
    <div className="grid gap-2 rounded-lg border border-accent p-4 tight:gap-1 tight:px-3 tight:py-2.5 tight:leading-snug">
      <h3
        tabIndex={-1}
        className="flex items-center gap-2.5 font-serif text-prompt font-medium text-accent-ink outline-none [overflow-wrap:anywhere]"
      >
        <Gift className="size-6 shrink-0 tight:hidden" aria-hidden="true" />
        {name === undefined ? 'Ready to send?' : `Ready to send, ${name}?`}
      </h3>
      <p>Our thank-you to whoever does:</p>
      <ul className="grid list-disc pl-5 tight:pl-4">
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

type NumberedBlockProps = {
  number: number
  /** A block before it is wrong, and calls it out. */
  isQuiet?: boolean
  children: ReactNode
}

/** One of the numbered parts of a long form, in an ordered list. */
function NumberedBlock({ number, isQuiet = false, children }: NumberedBlockProps) {
  return (
    <li className="grid grid-cols-[1.25rem_1fr] gap-x-2 sm:grid-cols-[1.5rem_1fr] sm:gap-x-3">
      <span aria-hidden="true" className="font-serif text-lead font-medium text-muted">
        {number}
      </span>
      <div className="grid min-w-0 gap-4">
        <QuietErrors value={isQuiet}>{children}</QuietErrors>
      </div>
    </li>
  )
}
