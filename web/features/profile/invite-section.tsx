import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Email } from '#contract/accounts.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DialogSection } from './dialog-section.tsx'
import { useInviting } from './invite.queries.ts'
import { InviteLink } from './invite-link.tsx'

const Address = z.object({ partnerEmail: Email })

/** How the partner comes to the couple: by a link to hand on, or by e-mail (R8). */
export function InviteSection({ partnerName }: { partnerName: string }) {
  const inviting = useInviting()
  const mailing = inviting.isPending && inviting.variables !== undefined
  const form = useForm<z.infer<typeof Address>>({
    resolver: zodResolver(Address),
    defaultValues: { partnerEmail: '' },
  })
  const isEmpty = form.watch('partnerEmail').trim() === ''
  const submit = form.handleSubmit(({ partnerEmail }) =>
    inviting.mutate(partnerEmail, {
      onSuccess: () => form.reset(),
      onError: (error) => showFieldIssues(error, form),
    }),
  )
  return (
    <DialogSection title={`Invite ${partnerName}`}>
      <p className="text-muted">
        {partnerName} opens the link, says what name to go by, and signs in from then on with their
        own email and the password you share. They see this account from their side. What each of
        you answers stays private, as ever.
      </p>
      {inviting.data && <InviteLink invite={inviting.data} />}
      <div className="grid gap-2">
        <Button
          variant={inviting.data ? 'quiet' : 'secondary'}
          wide
          pending={inviting.isPending && !mailing}
          onClick={() => inviting.mutate(undefined)}
        >
          {inviting.data ? 'Create a New Link' : 'Create Invite Link'}
        </Button>
        <p className="text-muted">A new invitation replaces the one before.</p>
      </div>
      <form onSubmit={submit} noValidate className="grid gap-3">
        <TextField
          label="Partner's email"
          hint="We send the link there. It becomes the email they sign in with."
          type="email"
          autoComplete="off"
          error={form.formState.errors.partnerEmail?.message}
          {...form.register('partnerEmail')}
        />
        <Button type="submit" variant="secondary" wide pending={mailing} disabled={isEmpty}>
          Send Invitation
        </Button>
      </form>
    </DialogSection>
  )
}
