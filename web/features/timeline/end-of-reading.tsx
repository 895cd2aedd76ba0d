import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
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
  const { mutate, isPending, variables } = useNoteRead()
  const { end, keep, done, kept, read, failed } = sentences.unread
  const note = (keeps: boolean) =>
    mutate(
      { entryId, keep: keeps },
      {
        onSuccess: () => {
          toast(keeps ? kept : read)
          onNoted()
        },
        onError: () => toast({ ...failed, variant: 'destructive' }),
      },
    )
  return (
    <div className="mt-8 grid gap-4 border-t border-hairline pt-6 print:hidden">
      <p className="max-w-measure">{end}</p>
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending && !variables?.keep} onClick={() => isPending || note(false)}>
          {done}
        </Button>
        <Button
          variant="secondary"
          pending={isPending && variables?.keep === true}
          onClick={() => isPending || note(true)}
        >
          {keep}
        </Button>
      </div>
    </div>
  )
}
