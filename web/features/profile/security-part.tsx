import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { newPasswordOf, passwordMinimum } from '#contract/accounts.ts'
import { passwordSentences } from '#contract/passwords.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { DialogSection } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { useLogoutOthers, usePasswordChange } from './profile.queries.ts'

const empty: PasswordValues = { currentPassword: '', newPassword: '', confirmation: '' }

/** Changes the password the two of them share. */
export function PasswordForm() {
  const change = usePasswordChange()
  const { toast } = useToast()
  const form = useForm<PasswordValues>({ defaultValues: empty })
  const { errors } = form.formState
  const isIncomplete = Object.values(form.watch()).includes('')
  const submit = form.handleSubmit((values) => {
    const problem = passwordProblem(values)
    if (problem) {
      const { field, sentence } = problem
      form.setError(field, { message: sentence }, { shouldFocus: true })
      return toast({ title: 'Error', description: sentence, variant: 'destructive' })
    }
    const { currentPassword, newPassword } = values
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess() {
          form.setFocus('currentPassword')
          form.reset(empty)
        },
        onError: (error) => showFieldIssues(error, form),
      },
    )
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-4">
        <PasswordField
          label="Current password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label="New password"
          hint={`Minimum ${passwordMinimum} characters`}
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...form.register('confirmation')}
        />
      </div>
      <Button type="submit" wide pending={change.isPending} disabled={isIncomplete}>
        Change Password
      </Button>
    </form>
  )
}

type PasswordValues = { currentPassword: string; newPassword: string; confirmation: string }

const NewPassword = newPasswordOf('New password')

/** What is wrong with a new password before it is sent, and in which field (product §5). */
function passwordProblem({ newPassword, confirmation }: PasswordValues) {
  if (newPassword !== confirmation) {
    return { field: 'confirmation', sentence: passwordSentences.differ } as const
  }
  const sentence = z.safeParse(NewPassword, newPassword).error?.issues[0]?.message
  return sentence === undefined ? null : ({ field: 'newPassword', sentence } as const)
}

/** Lets somebody end the logins they left elsewhere. */
export function OtherDevices() {
  const logoutOthers = useLogoutOthers()
  return (
    <DialogSection
      title="Other devices"
      hint="A lost phone, a borrowed laptop? Sign out everywhere but here. Nothing you saved is lost."
    >
      <Button
        variant="secondary"
        wide
        pending={logoutOthers.isPending}
        onClick={() => logoutOthers.mutate()}
      >
        Sign out other devices
      </Button>
    </DialogSection>
  )
}
