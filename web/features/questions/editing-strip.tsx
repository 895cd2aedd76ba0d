import { Pencil } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type EditingStripProps = {
  number: number
  question: string
  /** The old words are not shown again: the new ones replace them unseen. */
  unseen: boolean
  onCancel: () => void
}

/** Says above the composer that a sent answer is being written anew, and gives that up (R25). */
export function EditingStrip({ number, question, unseen, onCancel }: EditingStripProps) {
  return (
    <div className="flex items-start gap-3">
      <Pencil className="mt-1 size-4 shrink-0 text-accent-ink" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p role="status" className="font-semibold">
          {unseen ? `Answering question ${number} again` : `Editing answer to question ${number}`}
        </p>
        <p className="line-clamp-2 text-muted">{question}</p>
      </div>
      <Button variant="quiet" className="-my-2 -mr-2 min-h-11 px-3" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
