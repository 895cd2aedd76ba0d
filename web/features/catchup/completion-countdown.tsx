import { Hourglass } from 'lucide-react'
import { Banner } from '#web/ui/banner.tsx'
import { useCountdown } from './use-countdown.ts'

type CompletionCountdownProps = { endedAt: number; onEnd: () => void }

/** Says when the page will go back to the home screen by itself; read out only when visited. */
export function CompletionCountdown({ endedAt, onEnd }: CompletionCountdownProps) {
  const words = useCountdown(endedAt, onEnd)
  return (
    <Banner countdown icon={<Hourglass className="hidden min-[26rem]:block" aria-hidden="true" />}>
      {words}
    </Banner>
  )
}
