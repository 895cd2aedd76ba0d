import { Pencil } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type EditingStripProps = {
  number: number
  /** The old words are not shown again: the new ones replace them unseen. */
  unseen: boolean
  onCancel: () => void
}

/** Says above the composer that a sent answer is being written anew, and gives that up (R25). */
export function EditingStrip({ number, unseen, onCancel }: EditingStripProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p role="status" className="flex min-w-0 flex-1 basis-48 items-center gap-2 font-semibold">
        <Pencil className="size-4 shrink-0 text-accent-ink" aria-hidden="true" />
        <span>
          Editing answer to question {number}
          {unseen && (
            <span className="block font-normal text-muted">
              What you send replaces the answer you gave.
            </span>
          )}
        </span>
      </p>
      <Button variant="quiet" className="min-h-11 px-3" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
