import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { newPasswordOf, passwordMinimum } from '#contract/accounts.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { PasswordField } from '#web/ui/fields/text-field.tsx'
import { useNewPassword } from './passwords.queries.ts'
import { SubmitOrBack } from './submit-or-back.tsx'

type NewPasswordValues = { newPassword: string; confirmation: string }

const NewPassword = z
  .object({
    newPassword: newPasswordOf('New password'),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      error: "New passwords don't match.",
      path: ['confirmation'],
      when: () => true,
    }),
  )

/** The state of the form; kept by whoever shows it, like the login form's. */
export const useNewPasswordForm = () =>
  useForm<NewPasswordValues>({
    resolver: zodResolver(NewPassword),
    defaultValues: { newPassword: '', confirmation: '' },
  })

type NewPasswordFormProps = {
  form: UseFormReturn<NewPasswordValues>
  /** From the link in the mail. */
  token: string
  onDone: () => void
  onOver: () => void
  onBack: () => void
}

/** Chooses the couple's new password, typed twice (R7). */
export function NewPasswordForm({ form, token, onDone, onOver, onBack }: NewPasswordFormProps) {
  const saving = useNewPassword({ onDone, onOver })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ newPassword }) =>
    saving.mutate({ token, newPassword }, { onError: (error) => showFieldIssues(error, form) }),
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <PasswordField
        label="New password"
        hint={`One for the two of you, at least ${passwordMinimum} characters.`}
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
      <SubmitOrBack label="Save New Password" pending={saving.isPending} onBack={onBack} />
    </form>
  )
}
