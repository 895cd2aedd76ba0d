import { clsx } from 'clsx'
import { LogOut } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { helpWords } from './help-words.ts'
import { leaveAtOnce } from './leave-at-once.ts'

/** Leaves this page at once for a neutral one. */
export function QuickExit({ wide }: { wide?: boolean }) {
  return (
    <Button
      variant="secondary"
      className={clsx('shrink-0', wide && 'max-sm:w-full')}
      icon={<LogOut className="size-5" aria-hidden="true" />}
      onClick={() => leaveAtOnce()}
    >
      {helpWords.leave}
    </Button>
  )
}

/** What it does; who has no keyboard is not told of keys. */
export const AboutQuickExit = () => (
  <p>
    {helpWords.leaveHint}
    <span className="pointer-coarse:hidden"> {helpWords.leaveByKeys}</span>
  </p>
)
