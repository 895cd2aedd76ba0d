import { useQuery } from '@tanstack/react-query'
import { linesOfBoth } from '#contract/lines-of-both.ts'
import type { Participant } from '#contract/participants.ts'
import type { AnsweredQuestion } from '#web/api/lenient-replies.ts'
import { appPlatform } from '#web/device/app.ts'
import { challengeQuery, nextChallengeQuery } from '#web/features/catchup/catchup.queries.ts'
import { catchupWords } from '#web/features/catchup/catchup-words.ts'
import { type GuideTexts, textOf } from '#web/features/catchup/guide/guide-texts.ts'
import { answersTo, type People } from '#web/features/catchup/transcript.ts'
import { shownLines } from '#web/session/shown-lines.ts'
import { Keepsake, KeepsakeLine } from '#web/ui/keepsake.tsx'
import { type PaperQuestion, PrintButton } from '#web/ui/paper.tsx'
import { localDate } from '#web/ui/text/local-time.ts'

type WeekPageProps = {
  weekId: string
  /** The summary, and in a few words who wrote it. */
  text: string
  writtenBy: string | undefined
  /** Null where the server does not know: then it is today's. */
  endedAt: number | null
  now: () => number
  items: readonly AnsweredQuestion[]
  texts: GuideTexts
  people: People
}

/** The summary of the week as a page to keep; on paper the whole talk comes with it. */
export function WeekPage(props: WeekPageProps) {
  const { weekId, text, writtenBy, endedAt, now, items, texts, people } = props
  const { data: challenge } = useQuery(challengeQuery(weekId))
  const { data: next } = useQuery(nextChallengeQuery(weekId))
  const challenges = [
    ...(challenge?.completed ? [{ label: catchupWords.challengeDone, text: challenge.title }] : []),
    ...(next ? [{ label: catchupWords.nextChallenge, text: next.title }] : []),
  ]
  const about = {
    title: catchupWords.summary,
    day: localDate(new Date(endedAt ?? now())),
    names: catchupWords.names([people.me, people.partner]),
    words: shownLines(
      linesOfBoth(
        items.map((item) => spokenOf(item, { texts, people })),
        text,
      ),
      [people.me, people.partner],
    ),
    text,
    signed: catchupWords.insight,
  }
  return (
    <Keepsake {...about}>
      {challenges.map(({ label, text }) => (
        <KeepsakeLine key={label} label={label}>
          {text}
        </KeepsakeLine>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-4">
        <p className="text-meta text-muted">{writtenBy}</p>
        {appPlatform() === null && (
          <PrintButton
            label={catchupWords.print}
            className="-mx-3"
            content={() => ({
              ...about,
              lines: challenges,
              questions: items.map((item, index) => onPaper({ item, index, texts, people })),
            })}
            onFailed={() => undefined}
          />
        )}
      </div>
    </Keepsake>
  )
}

/** An item with what the guide wrote about it; a text that we had ready, or none, quotes nobody. */
function spokenOf(item: AnsweredQuestion, { texts, people }: Pick<OnPaper, 'texts' | 'people'>) {
  const { me, partner } = people
  const written = textOf(texts, { kind: 'insight', item })
  const answers = { primary: null, partner: null } as Record<Participant, string | null>
  answers[me.participant] = item.userKeptPrivate ? null : item.userResponse
  answers[partner.participant] = item.partnerKeptPrivate ? null : item.partnerResponse
  const isGuides = written?.source === 'built-in' || written?.source === 'model'
  return { question: item.question.content, answers, insight: isGuides ? written.text : null }
}

type OnPaper = { item: AnsweredQuestion; index: number; texts: GuideTexts; people: People }

function onPaper({ item, index, texts, people }: OnPaper): PaperQuestion {
  const noteOf = (kind: 'insight' | 'suggestion', label: string) => {
    const written = textOf(texts, { kind, item })
    return written && written.source !== 'trouble' ? [{ label, text: written.text }] : []
  }
  return {
    label: catchupWords.question(index + 1),
    question: item.question.content,
    answers: answersTo(item, people).map(({ person, kind, text }) => ({
      name: person.name,
      text,
      kind: kind === 'neutral' ? 'remark' : kind,
    })),
    notes: [
      ...noteOf('insight', catchupWords.insight),
      ...noteOf('suggestion', catchupWords.suggestion),
    ],
  }
}
