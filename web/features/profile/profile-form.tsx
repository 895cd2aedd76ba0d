import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type CurrentUser, updateProfile } from '#contract/accounts.ts'
import { nameMaximum } from '#contract/text.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { refreshPeople } from '#web/session/people.ts'
import { supportQuery } from '#web/session/support.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldRows } from '#web/ui/fields/field-rows.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { type ProfileValues, profileOf, useProfileUpdate } from './profile.queries.ts'
import { profileWords } from './profile-words.ts'

/** How both names are counted. */
const counted = {
  countTo: nameMaximum,
  countWords: profileWords.limit,
}

/**
 * Comes once something has changed, at the foot of the dialog, over whatever is scrolled by; in the order of the keyboard it stays after the fields.
 * Where the screen is low it would lie over the field that is being typed in, and stays below the fields.
 */
const dockLook =
  'mt-5 transition-[translate,opacity] duration-200 starting:translate-y-4 starting:opacity-0 tall:sticky tall:bottom-0 tall:z-10 tall:order-last tall:-mx-(--side) tall:mt-6 tall:-mb-8 tall:bg-surface tall:px-(--side) tall:pt-1 tall:pb-4 tall:before:pointer-events-none tall:before:absolute tall:before:inset-x-0 tall:before:bottom-full tall:before:h-8 tall:before:bg-linear-to-t tall:before:from-surface tall:before:to-transparent forced-colors:tall:before:hidden'

/**
 * Both names and the signed-in person's own e-mail. Its parts are those of the column that it stands in, so that
 * the button can leave its place below them for the foot of the dialog.
 */
export function ProfileForm({ form, submit, isPending, emailPending }: ProfileFormState) {
  const { errors, isDirty } = form.formState
  const { data: support } = useQuery({ ...supportQuery, enabled: emailPending })
  // Once all is saved the button stays for as long as it has the focus, which has nowhere better to go.
  const [hasFocus, setFocus] = useState(false)
  const values = form.watch()
  const isIncomplete = Object.values(values).some((value) => value.trim() === '')
  return (
    <form onSubmit={submit} noValidate className="contents">
      <FieldRows>
        <TextField
          label="Username"
          {...counted}
          autoComplete="nickname"
          error={errors.username?.message}
          {...form.register('username')}
        />
        <TextField
          label="Partner's name"
          {...counted}
          autoComplete="off"
          error={errors.partnerName?.message}
          {...form.register('partnerName')}
        />
        <TextField
          label="Email"
          hint={emailPending ? profileWords.emailPending[support?.mail ?? 'sends'] : undefined}
          type="email"
          autoComplete="email"
          wrapped={values.email}
          error={errors.email?.message}
          {...form.register('email')}
        />
      </FieldRows>
      {(isDirty || isPending || hasFocus) && (
        <div className={dockLook}>
          <Button
            type="submit"
            wide
            onFocus={() => setFocus(true)}
            onBlur={() => setFocus(false)}
            pending={isPending}
            disabled={isIncomplete}
            disabledReason={isDirty || isIncomplete ? undefined : profileWords.nothingToSave}
            reasonUnseen
          >
            Save Changes
          </Button>
        </div>
      )}
    </form>
  )
}

const fieldNames = ['username', 'partnerName', 'email'] as const

export type ProfileSaving = {
  update: ReturnType<typeof useProfileUpdate>
  /** What was sent and is not saved so far: a failure does not lose it, the dialog open or closed. */
  unsaved: RefObject<Partial<ProfileValues>>
}

/** What outlives the closing of the dialog: a save on its way, and what could not be saved. */
export function useProfileSaving(): ProfileSaving {
  const unsaved = useRef<Partial<ProfileValues>>({})
  const update = useProfileUpdate({
    onSaved: () => {
      unsaved.current = {}
    },
  })
  return { update, unsaved }
}

type ProfileFormState = ReturnType<typeof useProfileForm>

/** What is typed into the profile while the dialog is open, beginning with what the server knows now. */
export function useProfileForm(user: CurrentUser, { update, unsaved }: ProfileSaving) {
  const queryClient = useQueryClient()
  const form = useForm<ProfileValues>({
    resolver: zodResolver(z.omit(updateProfile.body, { userId: true })),
    values: profileOf(user),
    resetOptions: { keepDirtyValues: true },
  })
  const { setValue } = form
  const { dirtyFields } = form.formState
  useEffect(() => {
    for (const name of fieldNames) {
      const value = unsaved.current[name]
      if (value !== undefined) setValue(name, value, { shouldDirty: true })
    }
    void refreshPeople(queryClient, user.id)
  }, [queryClient, setValue, unsaved, user.id])
  const submit = form.handleSubmit((values) => {
    const change: Partial<ProfileValues> = {}
    for (const name of fieldNames) if (dirtyFields[name]) change[name] = values[name]
    unsaved.current = change
    update.mutate(change, {
      onSuccess: (updated) => form.reset(profileOf(updated), { keepDirtyValues: false }),
      onError: (error) => showFieldIssues(error, form),
    })
  })
  return { form, submit, isPending: update.isPending, emailPending: user.emailPending }
}
