import { zodResolver } from '@hookform/resolvers/zod'
import { clsx } from 'clsx'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Email } from '#contract/accounts.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { Inviting } from './inviting.queries.ts'

const Address = z.object({ partnerEmail: Email })

/** On wide screens the button stands beside the control; label, hint and error keep the whole width. */
const inOneRow =
  'sm:grid-cols-[1fr_auto] sm:gap-y-1.5 sm:[&>div]:contents sm:[&>div>*]:col-span-full sm:[&>div>:has(input)]:col-span-1'

type PartnerAddressProps = {
  inviting: Inviting
  pending: boolean
  /** The one the partner signs in with; null while they have none. */
  known: string | null
  /** The partner has used it, so that only they change it (R16). */
  isTheirs: boolean
}

/** Where the partner's invitation is mailed, which becomes the address they sign in with (R8). */
export function PartnerAddress({ inviting, pending, known, isTheirs }: PartnerAddressProps) {
  const form = useForm<z.infer<typeof Address>>({
    resolver: zodResolver(Address),
    defaultValues: { partnerEmail: known ?? '' },
  })
  const isEmpty = form.watch('partnerEmail').trim() === ''
  const submit = form.handleSubmit(({ partnerEmail }) =>
    inviting.mutate(partnerEmail, {
      onSuccess: () => form.setValue('partnerEmail', partnerEmail),
      onError: (error) => showFieldIssues(error, form),
    }),
  )
  return (
    <form onSubmit={submit} noValidate className={clsx('grid gap-3', inOneRow)}>
      <TextField
        label="Partner's email"
        hint={
          isTheirs
            ? 'We send the link there. They sign in with it, so only they can change it.'
            : 'We send the link there. It becomes the email they sign in with.'
        }
        type="email"
        autoComplete="off"
        readOnly={isTheirs}
        className="read-only:bg-sunken read-only:text-muted"
        error={form.formState.errors.partnerEmail?.message}
        {...form.register('partnerEmail')}
      />
      <Button
        type="submit"
        variant="secondary"
        className="sm:col-start-2 sm:row-start-2"
        pending={pending}
        disabled={isEmpty}
      >
        Send Invitation
      </Button>
    </form>
  )
}
