import { countCharacters, nameMaximum } from '#contract/text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

const countHint = (name: string) =>
  `Max ${nameMaximum} characters (${countCharacters(name)}/${nameMaximum})`

/** Both names and the signed-in person's own e-mail. */
export function ProfileForm({ form, submit, isPending, emailPending }: ProfileFormState) {
  const { errors } = form.formState
  const values = form.watch()
  const isIncomplete = Object.values(values).some((value) => value.trim() === '')
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <TextField
        label="Username"
        hint={countHint(values.username)}
        autoComplete="nickname"
        error={errors.username?.message}
        {...form.register('username')}
      />
      <TextField
        label="Partner's name"
        hint={countHint(values.partnerName)}
        autoComplete="off"
        error={errors.partnerName?.message}
        {...form.register('partnerName')}
      />
      <TextField
        label="Email"
        hint={
          emailPending
            ? 'Please follow the link we mailed there. Until then a forgotten password is reset by your old email.'
            : undefined
        }
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" wide pending={isPending} disabled={isIncomplete}>
        Save Changes
      </Button>
    </form>
  )
}
