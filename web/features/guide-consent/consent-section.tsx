import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/accounts.ts'
import { DidNotCome } from '#web/ui/did-not-come.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { DialogSection } from '#web/ui/overlays/dialog.tsx'
import { guideConsentQuery, useGuideConsent } from './guide-consent.queries.ts'
import { guideConsentWords as words } from './guide-consent-words.ts'
import { WhatIsSent } from './what-is-sent.tsx'

/** In Profile Settings: who writes about the answers, and each person's own yes or no to it (R12). */
export function ConsentSection({ user }: { user: CurrentUser }) {
  return (
    <DialogSection title={words.section.title}>
      <Consent user={user} />
    </DialogSection>
  )
}

function Consent({ user }: { user: CurrentUser }) {
  const { data: consent, ...asked } = useQuery(guideConsentQuery)
  const { mutate, isPending, variables } = useGuideConsent()
  if (!consent) {
    return asked.errorUpdateCount > 0 ? (
      <DidNotCome
        title={words.section.failed.title}
        isBeside
        onRetry={asked.refetch}
        retrying={asked.isFetching}
        times={asked.errorUpdateCount}
      >
        {words.section.failed.hint}
      </DidNotCome>
    ) : (
      <SkeletonText label="Loading…" lines={2} />
    )
  }

  const { provider, people, both } = consent
  if (provider === null) return <p className="text-muted">{words.section.here}</p>
  if (!user.bothSignIn)
    return <p className="text-muted">{words.section.oneLogin(provider, user.partnerName)}</p>
  const chosen = (userId: number, agreed: boolean | null) => {
    const now = isPending && variables.userId === userId ? variables.agreed : agreed
    return now === null ? '' : now ? 'yes' : 'no'
  }
  return (
    <>
      {people.map(({ userId, agreed }) => (
        <RadioGroup
          key={userId}
          label={words.question(provider)}
          name={`guide-consent-${userId}`}
          options={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
          chosen={chosen(userId, agreed)}
          onChange={({ target }) => mutate({ provider, agreed: target.value === 'yes', userId })}
        />
      ))}
      <p role="status">{both ? words.section.both : words.section.notBoth}</p>
      <p className="text-muted">{words.section.takenBack}</p>
      <WhatIsSent provider={provider} />
    </>
  )
}
