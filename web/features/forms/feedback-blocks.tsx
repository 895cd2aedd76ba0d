import { useWatch } from 'react-hook-form'
import { questionsFeelings, ratings } from '#contract/forms.ts'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx'
import { type FeedbackForm, otherFeeling } from './feedback-form.ts'
import { NumberedBlock } from './numbered-block.tsx'
import { PriceBlock } from './price-block.tsx'
import { Rewards } from './rewards.tsx'

const texts = [
  { name: 'likedMost', label: 'What do you like most so far?' },
  { name: 'confusing', label: 'What was confusing, or hard to use?' },
  { name: 'improvement', label: 'What should we improve first?' },
] as const

const choices = (values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }))

/** The seven numbered blocks of the feedback (product §2), and where to write back to. */
export function FeedbackBlocks({ form }: { form: FeedbackForm }) {
  const { errors } = form.formState
  const feeling = useWatch({ control: form.control, name: 'questionsFeeling' })
  return (
    <>
      <ol className="grid gap-8">
        {texts.map(({ name, label }, place) => (
          <NumberedBlock key={name} number={place + 1}>
            <TextAreaField
              label={label}
              rows={3}
              error={errors[name]?.message}
              {...form.register(name)}
            />
          </NumberedBlock>
        ))}
        <NumberedBlock number={4}>
          <RadioGroup
            label="Would you recommend Duologue to another couple?"
            options={choices(ratings)}
            ends={['Not likely', 'Very likely']}
            error={errors.recommendation?.message}
            {...form.register('recommendation')}
          />
        </NumberedBlock>
        <NumberedBlock number={5}>
          <PriceBlock form={form} />
        </NumberedBlock>
        <NumberedBlock number={6}>
          <RadioGroup
            label="How did the questions feel?"
            options={choices(questionsFeelings)}
            error={errors.questionsFeeling?.message}
            {...form.register('questionsFeeling')}
          />
          {feeling === otherFeeling && (
            <TextAreaField
              label="Please explain:"
              rows={3}
              error={errors.questionsOther?.message}
              {...form.register('questionsOther')}
            />
          )}
        </NumberedBlock>
        <NumberedBlock number={7}>
          <Rewards />
        </NumberedBlock>
      </ol>
      <TextField
        label="Email Address"
        type="email"
        optional
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
    </>
  )
}
