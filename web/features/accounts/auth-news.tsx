import { CircleCheck, Info, MailOpen } from 'lucide-react'
import { passwordSentences } from '#contract/passwords.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Something that stays to be read above the forms, until somebody signs in or the next one comes. */
export type AuthNews =
  | { kind: 'asked for a mail' | 'signed out'; text: string }
  | { kind: 'address back'; text: string; email: string }
  | { kind: 'joined'; title: string; text: string }

type AuthNewsProps = { news: AuthNews; onChoosePassword: () => void }

export function AuthNewsBanner({ news, onChoosePassword }: AuthNewsProps) {
  if (news.kind === 'address back') {
    return (
      <Banner
        tone="done"
        icon={<CircleCheck aria-hidden="true" />}
        action={
          <button type="button" className="link min-h-11" onClick={onChoosePassword}>
            Choose a new password
          </button>
        }
      >
        <strong className="block [overflow-wrap:anywhere]">{news.email}</strong>
        {news.text} If it was not you who changed it, choose a new password as well.
      </Banner>
    )
  }
  if (news.kind === 'joined') {
    return (
      // The headline greets them; what was done is said in a low voice.
      <p role="status" className="flex gap-2.5 text-meta text-muted">
        <CircleCheck className="mt-px size-5 shrink-0 text-done-line" aria-hidden="true" />
        <span>
          {news.title} {news.text}
        </span>
      </p>
    )
  }
  if (news.kind === 'signed out') {
    return <Banner icon={<Info aria-hidden="true" />}>{news.text}</Banner>
  }
  const isOnItsWay = news.text === passwordSentences.resetAsked
  return (
    <Banner
      tone={isOnItsWay ? 'done' : 'notice'}
      icon={isOnItsWay ? <MailOpen aria-hidden="true" /> : <Info aria-hidden="true" />}
    >
      {isOnItsWay && <strong className="block">Check your inbox</strong>}
      {news.text}
    </Banner>
  )
}
