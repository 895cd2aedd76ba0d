import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Credentials } from '#contract/accounts.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { isOfWrongDetails, useLogin } from './accounts.queries.ts'

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
  /** Right above the button. */
  children?: ReactNode
}

export function LoginForm({ form, onForgot, submitLabel = 'Login', children }: LoginFormProps) {
  const login = useLogin()
  // Which of the two is wrong nobody is told: both are marked, until one of them is another.
  const isWrong = login.error !== null && isOfWrongDetails(login.error)
  const onChange = () => void (login.error && login.reset())
  const { errors } = form.formState
  const element = useRef<HTMLFormElement>(null)
  useAboveTheKeys(element)
  const submit = form.handleSubmit((values) =>
    login.mutate(values, { onError: (error) => showFieldIssues(error, form) }),
  )
  return (
    <form
      ref={element}
      onSubmit={submit}
      noValidate
      className="grid gap-6 [&_:is(input,button)]:scroll-my-4"
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        isWrong={isWrong}
        {...form.register('email', { onChange })}
      />
      <div className="relative grid">
        <PasswordField
          label="Password"
          error={errors.password?.message}
          isWrong={isWrong}
          {...form.register('password', { onChange })}
        />
        {/* In the row of the label where there is room, and reached by the keyboard after the field. */}
        <button
          type="button"
          className="link min-h-11 justify-self-end loose:absolute loose:-top-2.5 loose:right-0"
          onClick={onForgot}
        >
          Forgot your password?
        </button>
      </div>
      {children}
      <Button type="submit" wide pending={login.isPending}>
        {submitLabel}
      </Button>
    </form>
  )
}

/** While a field has the focus and a phone's keys are up, it stands above them, and so does the button, if both fit. */
function useAboveTheKeys(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const { current } = form
    const view = window.visualViewport
    if (!current || !view) return
    const show = () => {
      // Who has come closer with two fingers looks where they like.
      if (view.scale > 1.01) return
      const field = document.activeElement
      if (!field?.matches('input') || !current.contains(field)) return
      current.querySelector('[type="submit"]')?.scrollIntoView({ block: 'nearest' })
      field.scrollIntoView({ block: 'nearest' })
    }
    current.addEventListener('focusin', show)
    view.addEventListener('resize', show)
    return () => {
      current.removeEventListener('focusin', show)
      view.removeEventListener('resize', show)
    }
  }, [form])
}
