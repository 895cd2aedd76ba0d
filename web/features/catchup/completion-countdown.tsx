import { useCountdown } from './use-countdown.ts'

type CompletionCountdownProps = { endedAt: number; onEnd: () => void }

/** Says quietly when the page will go back to the home screen by itself; read out only when visited. */
export function CompletionCountdown({ endedAt, onEnd }: CompletionCountdownProps) {
  const words = useCountdown(endedAt, onEnd)
  return (
    <p role="timer" className="text-muted tabular-nums">
      {words}
    </p>
  )
}
