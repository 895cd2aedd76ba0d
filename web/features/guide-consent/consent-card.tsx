import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { guideConsentQuery, useGuideConsent } from './guide-consent.queries.ts'
import { guideConsentWords as words } from './guide-consent-words.ts'
import { WhatIsSent } from './what-is-sent.tsx'

type ConsentCardProps = {
  user: CurrentUser
  /** It was answered, and the button that had the focus is gone. */
  onGone: () => void
}

/** On home, once for each person who signs in: whether a model elsewhere may have their answers (R12). */
export function ConsentCard({ user, onGone }: ConsentCardProps) {
  const titleId = useId()
  const { data: consent } = useQuery(guideConsentQuery)
  const { mutate, isPending, variables } = useGuideConsent()
  const { toast } = useToast()
  const asked = consent?.people.find(({ agreed }) => agreed === null)
  if (!consent || consent.provider === null || !asked || !user.bothSignIn) return null

  const { provider } = consent
  const say = (agreed: boolean) =>
    mutate(
      { provider, agreed, userId: asked.userId },
      {
        onSuccess({ both }) {
          onGone()
          const { saved } = words
          toast({ title: agreed ? (both ? saved.both : saved.alone) : saved.no })
        },
      },
    )
  const isSaying = (agreed: boolean) => isPending && variables.agreed === agreed
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-3 rounded-lg border border-hairline bg-surface p-4 sm:p-5"
    >
      <h2 id={titleId} className="text-subhead [overflow-wrap:anywhere]">
        {words.question(provider)}
      </h2>
      <p>{words.offer}</p>
      <WhatIsSent provider={provider} />
      <p className="text-meta text-muted">
        {words.secret} {words.later}
      </p>
      <div className="mt-1 flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:basis-36 max-sm:*:px-3">
        <Button variant="secondary" pending={isSaying(true)} onClick={() => say(true)}>
          {words.yes}
        </Button>
        <Button variant="secondary" pending={isSaying(false)} onClick={() => say(false)}>
          {words.no}
        </Button>
      </div>
    </section>
  )
}
