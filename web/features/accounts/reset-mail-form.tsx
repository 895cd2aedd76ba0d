import { zodResolver } from '@hookform/resolvers/zod'
import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { forgotPassword, passwordSentences } from '#contract/passwords.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useResetMail } from './passwords.queries.ts'
import { SubmitOrBack } from './submit-or-back.tsx'

type ResetMailValues = { email: string }

/** The state of the form; kept by whoever shows it, like the login form's. */
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
      {linkIsOver && (
        <Banner tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          {passwordSentences.resetOver}
        </Banner>
      )}
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
