import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { passwordMinimum, Registration } from '#contract/accounts.ts'
import { nameMaximum } from '#contract/text.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { leftBubble, rightBubble } from '#web/ui/brand/mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ToastPlace } from '#web/ui/overlays/toast-place.tsx'
import { useRegistration } from './accounts.queries.ts'

export type RegistrationValues = {
  username: string
  email: string
  password: string
  partnerName: string
  partnerEmail?: string | undefined
  code?: string | undefined
}

const empty = { username: '', email: '', password: '', partnerName: '', partnerEmail: '' }

/**
 * The state of the registration form; held by whoever shows it, like the login form's. `code` is the one
 * that somebody came with.
 */
export const useRegistrationForm = (code: string) =>
  useForm<RegistrationValues>({
    resolver: zodResolver(Registration),
    defaultValues: { ...empty, code },
  })

type RegisterFormProps = {
  form: UseFormReturn<RegistrationValues>
  /** This server takes invited people alone. */
  asksForCode: boolean
  /** What the two of them accept by registering (R12). */
  consent: ReactNode
}

/** One account for the two of you: who you are, and who your partner is. */
export function RegisterForm({ form, asksForCode, consent }: RegisterFormProps) {
  const registration = useRegistration()
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    registration.mutate(values, { onError: (error) => showFieldIssues(error, form) }),
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-8">
      {asksForCode && (
        <TextField
          label="Registration code"
          hint="You have it from whoever runs this server. Leave it empty if they put your email on their list."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.code?.message}
          {...form.register('code')}
        />
      )}
      <FieldGroup legend="You" tone="own">
        <TextField
          label="Username"
          hint="The name your partner calls you."
          autoComplete="nickname"
          countTo={nameMaximum}
          error={errors.username?.message}
          {...form.register('username')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Shared password"
          hint={`One for the two of you, at least ${passwordMinimum} characters.`}
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      </FieldGroup>
      <FieldGroup legend="Your partner" tone="partner">
        <TextField
          label="Partner's name"
          autoComplete="off"
          countTo={nameMaximum}
          error={errors.partnerName?.message}
          {...form.register('partnerName')}
        />
        <TextField
          label="Partner's email"
          hint="Then they can log in with an address of their own."
          type="email"
          optional
          autoComplete="off"
          error={errors.partnerEmail?.message}
          {...form.register('partnerEmail')}
        />
      </FieldGroup>
      <div className="grid gap-3">
        <ToastPlace failures="only" />
        <Button type="submit" wide pending={registration.isPending}>
          Register
        </Button>
        {consent}
      </div>
    </form>
  )
}

const bubbles = {
  own: {
    path: leftBubble,
    box: '0 4 34 34',
    look: 'fill-mark-own',
    line: 'border-mark-own',
    piece: 'before:border-mark-own',
  },
  partner: {
    path: rightBubble,
    box: '14 15 34 34',
    look: 'fill-mark-partner',
    line: 'border-mark-partner',
    piece: 'before:border-mark-partner',
  },
}

type FieldGroupProps = { legend: string; tone: keyof typeof bubbles; children: ReactNode }

/** The fields about one of the two people, under that person's bubble of the mark and along a line of its colour. */
function FieldGroup({ legend, tone, children }: FieldGroupProps) {
  const { path, box, look, line, piece } = bubbles[tone]
  return (
    <fieldset className={`grid min-w-0 gap-6 border-l-2 pl-4 tight:pl-3 ${line}`}>
      {/* The line beside a heading begins at the middle of it; this is the piece up to the top of its letters. */}
      <legend
        className={`relative mb-4 flex items-center gap-2.5 font-serif text-prompt font-medium before:absolute before:top-1.75 before:bottom-1/2 before:-left-4.5 before:border-l-2 tight:before:-left-3.5 ${piece}`}
      >
        <svg viewBox={box} className="size-6" aria-hidden="true">
          <path d={path} className={look} />
        </svg>
        {legend}
      </legend>
      {children}
    </fieldset>
  )
}
