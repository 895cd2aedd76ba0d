import { zodResolver } from '@hookform/resolvers/zod'
import { KeyRound, Lock } from 'lucide-react'
import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react'
import { useForm } from 'react-hook-form'
import { joinCouple } from '#contract/joining.ts'
import { nameMaximum } from '#contract/text.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { QuietFold } from '#web/ui/fold.tsx'
import { ToastPlace } from '#web/ui/overlays/toast-place.tsx'
import { useInvitation, useJoining } from './joining.queries.ts'
import { joiningWords } from './joining-words.ts'
import { isWhole, tokenIn } from './pasted-invitation.ts'

type JoinValues = { inviteToken: string; username: string; email?: string | undefined }

const resolve = zodResolver(joinCouple.body)

/** What is sent is the token, whatever it was pasted in. */
const readingLinks: typeof resolve = ({ inviteToken, ...values }, ...rest) =>
  resolve({ ...values, inviteToken: tokenIn(inviteToken) }, ...rest)

/** The same without an address: what is not shown is neither sent nor found wrong. */
const leavingEmailOut: typeof resolve = ({ email: _, ...values }, ...rest) =>
  readingLinks(values, ...rest)

type JoinFormProps = {
  token: string | undefined
  /** Somebody is in it. */
  onBegin: () => void
  /** Hears the name as it is typed. */
  onName: (name: string) => void
  /** What one accepts by joining (R12). */
  consent: ReactNode
}

/**
 * Takes the partner's place by an invitation (R8, R24). A token that came with the link stays as it
 * is; an address is asked for where the couple has none.
 */
export function JoinForm({ token, onBegin, onName, consent }: JoinFormProps) {
  const sharedId = useId()
  const consentId = useId()
  const [typed, setTyped] = useState(tokenIn(token ?? ''))
  const { invitation, isLoading, over, asksForEmail } = useInvitation(typed, token !== undefined)
  const known = invitation?.email ?? null
  const [wantsAnother, setWantsAnother] = useState(false)
  const showsEmail = asksForEmail || wantsAnother
  const form = useForm<JoinValues>({
    resolver: showsEmail ? readingLinks : leavingEmailOut,
    defaultValues: { inviteToken: token ?? '', username: '', email: '' },
  })
  const joining = useJoining(known)
  const { setFocus } = form
  useEffect(() => {
    if (wantsAnother) setFocus('email')
  }, [wantsAnother, setFocus])
  const { errors } = form.formState
  const [isChecked, setChecked] = useState(false)
  const submit = form.handleSubmit((values) =>
    joining.mutate(values, {
      onError(error) {
        setChecked(true)
        showFieldIssues(error, form)
      },
    }),
  )
  const tokenField = form.register('inviteToken', {
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(tokenIn(event.target.value)),
  })
  // Who types it by hand is not told before they are done; nobody is kept from trying.
  const isOdd = isChecked && typed !== '' && !isWhole(typed)
  return (
    <form onSubmit={submit} onFocus={onBegin} noValidate className="grid gap-5 sm:gap-6">
      {token === undefined && (
        <TextField
          label="Invite token"
          hint={invitation ? joiningWords.found(invitation.invitedBy) : joiningWords.pasteHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.inviteToken?.message ?? over ?? (isOdd ? joiningWords.notWhole : undefined)}
          {...tokenField}
          onPaste={() => setChecked(true)}
        />
      )}
      <TextField
        label="Your Name"
        hint="The name your partner will see."
        autoComplete="nickname"
        countTo={nameMaximum}
        error={errors.username?.message}
        {...form.register('username', {
          onChange: (event: ChangeEvent<HTMLInputElement>) => onName(event.target.value),
        })}
      />
      {showsEmail ? (
        <TextField
          label="Your Email"
          hint={joiningWords.emailHint(invitation?.invitedBy ?? 'your partner')}
          type="email"
          optional
          autoComplete="username"
          error={errors.email?.message}
          // What it held is there again where it comes back, such as after another look at the token.
          {...form.register('email')}
        />
      ) : known === null ? (
        // As high as the field, so that nothing moves where it comes.
        isLoading && <div className="h-[calc(1lh+6.375rem)]" />
      ) : (
        <p className="[overflow-wrap:anywhere]">
          You will sign in with <strong className="font-semibold">{known}</strong>.{' '}
          <button type="button" className="link min-h-11" onClick={() => setWantsAnother(true)}>
            Use another address
          </button>
        </p>
      )}
      <p id={sharedId} className="flex gap-3">
        <KeyRound className="mt-0.5 size-5 shrink-0 text-accent-ink" aria-hidden="true" />
        <span className="text-balance">
          {joiningWords.oneAccount}{' '}
          {joiningWords.askForPassword(invitation?.invitedBy ?? 'your partner')}
        </span>
      </p>
      <div className="grid gap-3">
        <ToastPlace failures="only" />
        <Button
          type="submit"
          wide
          variant={over === undefined ? 'primary' : 'secondary'}
          pending={joining.isPending}
          aria-describedby={`${sharedId} ${consentId}`}
        >
          Join Couple
        </Button>
        <div id={consentId}>{consent}</div>
        {token !== undefined && <LockedToken {...tokenField} />}
      </div>
    </form>
  )
}

/** The token that came with the link: folded away, for who looks for it, and not to be changed. */
function LockedToken(input: ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className="-mb-2 justify-self-start text-meta [&_summary]:font-normal [&_summary]:text-muted">
      <QuietFold title={joiningWords.details}>
        <div className="-mt-2 flex items-center gap-2 pb-2 text-muted">
          <Lock className="size-4 shrink-0" aria-hidden="true" />
          <label htmlFor={id} className="shrink-0">
            Invite token
          </label>
          <input
            {...input}
            id={id}
            readOnly
            autoComplete="off"
            className="min-h-11 w-40 min-w-0 truncate rounded-sm bg-transparent px-1"
          />
        </div>
      </QuietFold>
    </div>
  )
}
