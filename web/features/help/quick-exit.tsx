import { LogOut } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { leaveAtOnce } from './leave-at-once.ts'
import { plainHelpWords } from './plain-help-words.ts'

/** Leaves this page at once for a neutral one. */
export function QuickExit({ describedBy }: { describedBy?: string }) {
  return (
    <Button
      variant="secondary"
      // Of the strongest contrast, and neither the way on nor a call.
      className="shrink-0 border-ink! bg-ink! font-semibold! text-paper! hover:border-muted! hover:bg-muted!"
      aria-describedby={describedBy}
      icon={<LogOut className="size-5" aria-hidden="true" />}
      onClick={() => leaveAtOnce()}
    >
      {plainHelpWords.leave}
    </Button>
  )
}
