import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import type { CoupleAbout } from '#contract/couple-about.ts'
import { claimGoal, goalMaximum, readGoal, saveGoal } from '#web/session/relationship-goal.ts'
import { DidNotCome } from '#web/ui/did-not-come.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { DialogSection } from '#web/ui/overlays/dialog.tsx'
import { aboutQuery, useAboutChange } from './profile.queries.ts'
import { profileWords } from './profile-words.ts'

const notSaid = { value: '', label: 'Not said' }

const fields = [
  {
    name: 'children',
    label: 'Children at home',
    options: [{ value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }, notSaid],
  },
  {
    name: 'living',
    label: 'How you live',
    options: [
      { value: 'together', label: 'Together' },
      { value: 'apart', label: 'Apart' },
      notSaid,
    ],
  },
  {
    name: 'intimacy',
    label: 'Questions about intimacy',
    options: [
      { value: 'welcome', label: 'Welcome' },
      { value: 'rather-not', label: 'Rather not' },
      notSaid,
    ],
  },
] as const

/** What the two may say about themselves, so that the questions suit them (R19). */
export function AboutSection() {
  const { data: about, ...asked } = useQuery(aboutQuery)
  return (
    <DialogSection
      title="About the two of you"
      hint="All optional. What you say shapes the next questions for both of you."
    >
      {about ? (
        <AboutFields about={about} />
      ) : asked.errorUpdateCount > 0 ? (
        <DidNotCome
          title={profileWords.notLoaded.title}
          isBeside
          onRetry={asked.refetch}
          retrying={asked.isFetching}
          times={asked.errorUpdateCount}
        >
          {profileWords.notLoaded.hint}
        </DidNotCome>
      ) : (
        <SkeletonText label="Loading…" lines={6} />
      )}
    </DialogSection>
  )
}

function AboutFields({ about }: { about: CoupleAbout }) {
  const change = useAboutChange()
  return (
    <div>
      <div className="grid gap-5">
        {fields.map(({ name, label, options }) => (
          <RadioGroup
            key={name}
            label={label}
            name={name}
            options={options}
            inRow="even"
            chosen={about[name] ?? ''}
            onChange={({ target }) => change.mutate({ [name]: target.value || null })}
          />
        ))}
      </div>
      <p role="status" className="text-muted not-empty:mt-3">
        {change.isSuccess && 'Saved for both of you.'}
      </p>
    </div>
  )
}

/** The relationship goal of the onboarding, saved as it is typed. */
export function GoalSection({ user }: { user: CurrentUser }) {
  const [goal, setGoal] = useState(readGoal)
  return (
    <DialogSection title="Your goal">
      <TextField
        label="What would you like more of?"
        optional
        hint="Kept on this device and shown on your home screen."
        maxLength={goalMaximum}
        placeholder="Slow mornings, shared plans …"
        autoComplete="off"
        value={goal}
        onChange={({ target }) => {
          setGoal(target.value)
          saveGoal(target.value)
          claimGoal(user)
        }}
      />
    </DialogSection>
  )
}
