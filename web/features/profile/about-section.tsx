import { useQuery } from '@tanstack/react-query'
import type { CoupleAbout } from '#contract/couple-about.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { aboutQuery, useAboutChange } from './about.queries.ts'
import { DialogPart } from './dialog-part.tsx'

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

/** What the two may tell about themselves, so that the questions suit them (R19). */
export function AboutSection() {
  const { data: about, isError, refetch } = useQuery(aboutQuery)
  return (
    <DialogPart
      title="About the two of you"
      hint="All optional. You both see it, and either of you can change it. Your questions go by it from the next set on."
    >
      {about ? (
        <AboutFields about={about} />
      ) : isError ? (
        <div className="grid justify-items-start gap-3">
          <p role="alert">We could not load this part.</p>
          <Button variant="secondary" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <SkeletonText label="Loading…" lines={6} />
      )}
    </DialogPart>
  )
}

function AboutFields({ about }: { about: CoupleAbout }) {
  const change = useAboutChange()
  return (
    <>
      {fields.map(({ name, label, options }) => (
        <RadioGroup
          key={name}
          label={label}
          name={name}
          options={options}
          inRow
          chosen={about[name] ?? ''}
          onChange={({ target }) => change.mutate({ [name]: target.value || null })}
        />
      ))}
      <p role="status" className="-mt-2 min-h-6 text-muted">
        {change.isSuccess && 'Saved for both of you.'}
      </p>
    </>
  )
}
