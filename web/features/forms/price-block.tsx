import { useController } from 'react-hook-form'
import { currencies } from '#contract/forms.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { FeedbackForm } from './feedback-form.ts'

const options = currencies.map((currency) => ({ value: currency, label: currency }))

/** A currency and a price in it. */
export function PriceBlock({ form }: { form: FeedbackForm }) {
  const { field, fieldState } = useController({ name: 'currency', control: form.control })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">What would be a fair price for a month?</legend>
      <div className="grid items-start gap-4 min-[26rem]:grid-cols-2">
        <SelectField
          label="Currency"
          placeholder="Choose one"
          options={options}
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
