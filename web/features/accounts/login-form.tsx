import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Credentials } from '#contract/accounts.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useLogin } from './accounts.queries.ts'

export type LoginValues = { email: string; password: string }

/** The state of the login form; held by whoever shows it, so that it outlives a change of tabs. */
export const useLoginForm = (email = '') =>
  useForm<LoginValues>({
    resolver: zodResolver(Credentials),
    defaultValues: { email, password: '' },
  })

type LoginFormProps = {
  form: UseFormReturn<LoginValues>
  onForgot: () => void
  submitLabel?: string
}

export function LoginForm({ form, onForgot, submitLabel = 'Login' }: LoginFormProps) {
  const login = useLogin()
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    login.mutate(values, { onError: (error) => showFieldIssues(error, form) }),
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className="grid gap-3">
        <Button type="submit" wide pending={login.isPending}>
          {submitLabel}
        </Button>
        <button type="button" className="link min-h-11 justify-self-center" onClick={onForgot}>
          Forgot your password?
        </button>
      </div>
    </form>
  )
}
