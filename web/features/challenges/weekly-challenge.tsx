import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Ref, useId, useImperativeHandle, useRef } from 'react'
import type { Challenge } from '#contract/challenges.ts'
import type { Person } from '#web/session/participants.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DidNotCome } from '#web/ui/did-not-come.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { ChallengeCard, challengeCardLook } from './challenge-card.tsx'
import { challengesQuery, chosenOf } from './challenges.queries.ts'
import { challengesWords } from './challenges-words.ts'
import type { NoteDraft } from './note-drafts.ts'
import { OpenedChallenge } from './opened-challenge.tsx'
import { useSteps } from './use-steps.ts'

/** From elsewhere on the page: opens the steps of the chosen challenge. */
export type ChallengeDoor = { open: () => void }

type WeeklyChallengeProps = {
  ref: Ref<ChallengeDoor>
  weekId: string
  /** The server has said that `weekId` is current: only then may three be made for it. */
  settled: boolean
  couple: readonly [Person, Person]
  /** Who has the device now; null where nobody was chosen. */
  answering: Person | null
}

/** The week's challenge on the home screen; nothing at all where the server has none. */
export function WeeklyChallenge(props: WeeklyChallengeProps) {
  const { ref, weekId, settled, couple, answering } = props
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const steps = useSteps({ couple, answering }, heading)
  const { data, ...asked } = useQuery({
    ...challengesQuery(weekId),
    enabled: settled,
    placeholderData: keepPreviousData,
  })
  const chosen = chosenOf(data)
  useImperativeHandle(ref, () => ({ open: () => chosen && steps.open(chosen) }))
  const isEarlier = ({ id }: { id: number }) => !data?.some((current) => current.id === id)
  const hasFailed = !data && asked.errorUpdateCount > 0
  const isKnown = data !== undefined || hasFailed
  const unseen = steps.notes.drafts.filter(
    ({ challenge, personId }) =>
      isKnown && personId === steps.writer?.id && challenge.id !== chosen?.id,
  )
  const isNothing = unseen.length === 0 && (data?.length === 0 || (!settled && !data))
  return (
    <>
      {!isNothing && (
        <section
          aria-labelledby={headingId}
          className="mt-10 grid gap-4 border-t border-hairline pt-8"
        >
          <h2
            id={headingId}
            ref={heading}
            tabIndex={-1}
            className="text-subhead outline-none sm:text-prompt"
          >
            {challengesWords.heading}
          </h2>
          <UnsavedNotes drafts={unseen} onOpen={steps.open} />
          {chosen && (
            <ChallengeCard
              chosen={chosen}
              others={(data ?? []).filter(({ id }) => id !== chosen.id)}
              couple={couple}
              onOpen={steps.open}
            />
          )}
          {hasFailed && (
            <div className={challengeCardLook}>
              <DidNotCome
                title={challengesWords.loadFailed.title}
                isBeside
                onRetry={asked.refetch}
                retrying={asked.isFetching}
                times={asked.errorUpdateCount}
              >
                {challengesWords.loadFailed.hint}
              </DidNotCome>
            </div>
          )}
          {!data && !hasFailed && <SkeletonText label={challengesWords.loading} />}
        </section>
      )}
      {steps.challenge && (
        <OpenedChallenge
          key={steps.challenge.id}
          challenge={steps.challenge}
          isEarlier={isEarlier(steps.challenge)}
          couple={couple}
          steps={steps}
        />
      )}
    </>
  )
}

type UnsavedNotesProps = { drafts: readonly NoteDraft[]; onOpen: (challenge: Challenge) => void }

/** The way back to notes on challenges that the card does not show now. */
function UnsavedNotes({ drafts, onOpen }: UnsavedNotesProps) {
  return drafts.map(({ challenge }) => (
    <Banner
      key={challenge.id}
      action={
        <Button variant="secondary" onClick={() => onOpen(challenge)}>
          {challengesWords.openAgain}
        </Button>
      }
    >
      {challengesWords.unsaved(challenge)}
    </Banner>
  ))
}
