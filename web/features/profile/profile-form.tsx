import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type CurrentUser, updateProfile } from '#contract/accounts.ts'
import { countCharacters, nameMaximum } from '#contract/text.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useProfileUpdate } from './profile.queries.ts'

type ProfileValues = { username: string; partnerName: string; email: string }

const valuesOf = ({ username, partnerName, email }: CurrentUser): ProfileValues => ({
  username,
  partnerName,
  email: email ?? '',
})

const countHint = (name: string) =>
  `Max ${nameMaximum} characters (${countCharacters(name)}/${nameMaximum})`

/** Both names and the signed-in person's own e-mail. */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const update = useProfileUpdate()
  const form = useForm<ProfileValues>({
    resolver: zodResolver(z.omit(updateProfile.body, { userId: true })),
    defaultValues: valuesOf(user),
  })
  const { errors } = form.formState
  const values = form.watch()
  const isIncomplete = Object.values(values).some((value) => value.trim() === '')
  const submit = form.handleSubmit((change) =>
    update.mutate(change, {
      onSuccess: (updated) => form.reset(valuesOf(updated)),
      onError: (error) => showFieldIssues(error, form),
    }),
  )
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
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" wide pending={update.isPending} disabled={isIncomplete}>
        Save Changes
      </Button>
    </form>
  )
}
