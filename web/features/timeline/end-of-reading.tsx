import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { sentences } from './sentences.ts'
import { useNoteRead } from './timeline.queries.ts'

type EndOfReadingProps = {
  entryId: number
  /** It is noted, and these buttons are gone. */
  onNoted: () => void
}

/** Under a talk that was read for the first time: it goes now, or is kept (R22). */
export function EndOfReading({ entryId, onNoted }: EndOfReadingProps) {
  const { toast } = useToast()
  const { mutateAsync, isPending, variables } = useNoteRead()
  const { end, keep, done, kept, read, failed } = sentences.unread
  // These buttons may be gone before the reply is told, so it is waited for here.
  const note = async (keeps: boolean) => {
    try {
      await mutateAsync({ entryId, keep: keeps })
      toast(keeps ? kept : read)
      onNoted()
    } catch {
      toast({ ...failed, variant: 'destructive' })
    }
  }
  return (
    <div className="mt-8 grid gap-4 border-t border-hairline pt-6 print:hidden">
      <p className="max-w-measure">{end}</p>
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending && !variables.keep} onClick={() => note(false)}>
          {done}
        </Button>
        <Button
          variant="secondary"
          pending={isPending && variables.keep}
          onClick={() => note(true)}
        >
          {keep}
        </Button>
      </div>
    </div>
  )
}
