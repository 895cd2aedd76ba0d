import { clsx } from 'clsx'
import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { Dialog, DialogDescription } from '#web/ui/overlays/dialog.tsx'
import { ExplainedQuickExit } from './explained-quick-exit.tsx'
import { helpWords } from './help-words.ts'
import { LinesByCountry } from './people-to-call.tsx'

type HelpDoorProps = {
  /** In a header: on a phone only the end of its words is shown, and in a narrow window none. */
  narrow?: boolean | undefined
}

/**
 * The way to people to call, one press from wherever it stands, whoever signed in and whatever they
 * wrote. It asks the server for nothing, so it opens without a connection and leaves no line in a log.
 */
export function HelpDoor({ narrow }: HelpDoorProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={helpWords.door}
        onClick={() => setOpen(true)}
        className={clsx(
          'inline-flex min-h-11 items-center gap-2 rounded-md border border-transparent text-left text-muted transition-colors hover:bg-sunken hover:text-ink',
          narrow ? 'px-2' : '-ml-2 px-2',
        )}
      >
        <LifeBuoy className="size-5 shrink-0" aria-hidden="true" />
        <span className={clsx(narrow && 'max-sm:hidden')}>{helpWords.door}</span>
        {narrow && (
          <span className="tight:hidden max-sm:in-data-fill:hidden sm:hidden">
            {helpWords.shortDoor}
          </span>
        )}
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={helpWords.door}
        foot={<ExplainedQuickExit />}
      >
        <div className="grid gap-4">
          {/* In what scrolls: on a small phone head and foot leave the numbers their room. */}
          <div className="text-meta text-muted">
            <DialogDescription>{helpWords.welcome}</DialogDescription>
          </div>
          <LinesByCountry />
          <div className="grid gap-2 text-muted">
            <p>{helpWords.quiet}</p>
            <p>{helpWords.notUs}</p>
          </div>
        </div>
      </Dialog>
    </>
  )
}
