import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { joinCouple } from '#contract/joining.ts'
import { nameMaximum } from '#contract/text.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useJoining } from './joining.queries.ts'

type JoinValues = { inviteToken: string; username: string }

type JoinFormProps = {
  token: string | undefined
  /** The texts that one accepts by joining (R12). */
  onOpenLegal: (document: 'terms' | 'privacy') => void
}

/** Takes the partner's place by an invitation (R8); a token that came with the link stays as it is. */
export function JoinForm({ token, onOpenLegal }: JoinFormProps) {
  const joining = useJoining()
  const form = useForm<JoinValues>({
    resolver: zodResolver(joinCouple.body),
    defaultValues: { inviteToken: token ?? '', username: '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    joining.mutate(values, { onError: (error) => showFieldIssues(error, form) }),
  )
  const isLocked = token !== undefined
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <TextField
        label="Invite token"
        hint={
          isLocked
            ? 'It came with your link.'
            : 'The letters and digits at the end of the link your partner sent.'
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isLocked}
        className="read-only:bg-sunken read-only:text-muted"
        error={errors.inviteToken?.message}
        {...form.register('inviteToken')}
      />
      <TextField
        label="Your Name"
        hint="The name your partner will see."
        autoComplete="nickname"
        countTo={nameMaximum}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <div className="grid gap-3">
        <Button type="submit" wide pending={joining.isPending}>
          Join Couple
        </Button>
        <p className="text-muted">
          By joining you confirm that you are 18 or older and accept the{' '}
          <button type="button" className="link" onClick={() => onOpenLegal('terms')}>
            Terms of Use
          </button>{' '}
          and the{' '}
          <button type="button" className="link" onClick={() => onOpenLegal('privacy')}>
            Privacy Policy
          </button>
          .
        </p>
      </div>
    </form>
  )
}
