import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { newPasswordOf, passwordMinimum } from '#contract/accounts.ts'
import { forgotPassword, passwordSentences } from '#contract/passwords.ts'
import { refusalSentence } from '#contract/refusals.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ToastPlace } from '#web/ui/overlays/toast-place.tsx'
import { useNewPassword, useResetMail } from './mailed-links.queries.ts'

type ResetMailValues = { email: string }

/** The state of the form; held by whoever shows it, like the login form's. */
export const useResetMailForm = (email = '') =>
  useForm<ResetMailValues>({
    resolver: zodResolver(forgotPassword.body),
    defaultValues: { email },
  })

type ResetMailFormProps = {
  form: UseFormReturn<ResetMailValues>
  /** A link was followed that is of no more use; the form then says so and begins in its field. */
  linkIsOver: boolean
  /** The mail was asked for; takes what the server says of it. */
  onSent: (message: string) => void
  onBack: () => void
}

/** Asks for the mail with which a new password can be chosen. */
export function ResetMailForm({ form, linkIsOver, onSent, onBack }: ResetMailFormProps) {
  const resetMail = useResetMail({ onSent })
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => {
    if (linkIsOver) setFocus('email')
  }, [linkIsOver, setFocus])
  const submit = form.handleSubmit((values) =>
    resetMail.mutate(values, { onError: (error) => showFieldIssues(error, form) }),
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      {linkIsOver && <Banner tone="danger">{refusalSentence('reset-link-over')}</Banner>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <SubmitOrBack label="Send Reset Email" pending={resetMail.isPending} onBack={onBack} />
    </form>
  )
}

type NewPasswordValues = { newPassword: string; confirmation: string }

const NewPassword = z
  .object({
    newPassword: newPasswordOf('New password'),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      error: passwordSentences.differ,
      path: ['confirmation'],
      when: () => true,
    }),
  )

/** The state of the form; held by whoever shows it, like the login form's. */
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

type SubmitOrBackProps = { label: string; pending: boolean; onBack: () => void }

/** The two ways out of a form of the Reset tab. */
function SubmitOrBack({ label, pending, onBack }: SubmitOrBackProps) {
  return (
    <div className="grid gap-3">
      <ToastPlace failures="only" />
      <Button type="submit" wide pending={pending}>
        {label}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        Back to Login
      </Button>
    </div>
  )
}
