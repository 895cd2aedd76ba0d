import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import { deleteAccount, yourDataSentences } from '#contract/your-data.ts'
import { call, sentenceOf } from '#web/api/call.ts'
import {
  accountDeletedHere,
  currentUserQuery,
  whySignedOutQuery,
} from '#web/session/current-user.ts'
import { forgetDevice } from '#web/session/kept.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'
import { leaveEveryTab } from '#web/session/tab-owner.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { rowLook, rowsLook } from './rows.ts'

/** Four taps from the home screen: Menu, Profile Settings, Delete account, Delete everything. */
export function DeleteAccount({ partnerName }: { partnerName: string }) {
  const [asked, setAsked] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  // Before the dialog notices that the focused button is gone, and takes the focus itself.
  useLayoutEffect(() => {
    if (wasAsked.current && !asked) opener.current?.focus()
    wasAsked.current = asked
  }, [asked])
  if (asked) return <DeleteForm partnerName={partnerName} onKeep={() => setAsked(false)} />
  return (
    <div className={rowsLook}>
      <button
        ref={opener}
        type="button"
        className={clsx(rowLook, 'font-medium text-danger-ink')}
        onClick={() => setAsked(true)}
      >
        <span className="min-w-0 flex-1">Delete account</span>
        <Trash2 className="size-5 shrink-0" aria-hidden="true" />
      </button>
    </div>
  )
}

function DeleteForm({ partnerName, onKeep }: { partnerName: string; onKeep: () => void }) {
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending, error, reset } = useDeleteAccount()
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
    field.current?.focus({ preventScroll: true })
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password === '' || isPending) return
    mutate(password, { onError: () => field.current?.focus() })
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="grid gap-4 rounded-md border border-danger-button p-4 tall:[&_input]:scroll-mb-40!"
    >
      <p>
        This deletes the account and everything in it, for you and for {partnerName}, at once. It
        cannot be undone.
      </p>
      <PasswordField
        ref={field}
        label="Your shared password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          if (error) reset()
        }}
        error={error ? sentenceOf(error, notDeleted) : undefined}
      />
      {/* The way back first, in sight with the field. */}
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onKeep} disabled={isPending}>
          Keep the account
        </Button>
        <Button type="submit" variant="danger" disabled={password === ''} pending={isPending}>
          Delete everything
        </Button>
      </div>
    </form>
  )
}

const notDeleted = 'That did not work. Please try again.'

/** Deletes the account with its password, then everything that this device remembers of it. */
function useDeleteAccount() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const { toast } = useToast()
  return useOneAtATime({
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
    onSuccess() {
      forgetDevice()
      leaveEveryTab()
      queryClient.clear()
      queryClient.setQueryData(currentUserQuery.queryKey, null)
      queryClient.setQueryData(whySignedOutQuery.queryKey, accountDeletedHere)
      navigate(pagePaths.auth, { replace: true })
      toast({ title: 'Account deleted', description: yourDataSentences.deleted })
    },
  })
}
