import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type CurrentUser, updateProfile } from '#contract/accounts.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { useProfileUpdate } from './profile.queries.ts'

type ProfileValues = { username: string; partnerName: string; email: string }

const valuesOf = ({ username, partnerName, email }: CurrentUser): ProfileValues => ({
  username,
  partnerName,
  email: email ?? '',
})

export type ProfileFormState = ReturnType<typeof useProfileForm>

/** What is typed into the profile, for as long as its user lives: until it is saved or the page goes. */
export function useProfileForm(user: CurrentUser) {
  const update = useProfileUpdate()
  const form = useForm<ProfileValues>({
    resolver: zodResolver(z.omit(updateProfile.body, { userId: true })),
    defaultValues: valuesOf(user),
  })
  const submit = form.handleSubmit((change) =>
    update.mutate(change, {
      onSuccess: (updated) => form.reset(valuesOf(updated)),
      onError: (error) => showFieldIssues(error, form),
    }),
  )
  return { form, submit, isPending: update.isPending }
}
