import { X } from 'lucide-react'
import { useId } from 'react'
import type { SetFeeling } from '#contract/set-feeling.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'
import type { Person } from '#web/session/participants.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { saySetFelt } from './questions.queries.ts'
import { questionsWords } from './questions-words.ts'

const { feeling: words } = questionsWords
const feelings = Object.keys(words.choices) as SetFeeling[]

type FeelingCardProps = {
  weekId: string
  /** Who has just finished the questions. */
  person: Person
  /** It was answered or skipped, and the button that had the focus is gone. */
  onGone: () => void
}

/** Asks who has just finished how the questions felt; what they say is shown nowhere (R27). */
export function FeelingCard({ weekId, person, onGone }: FeelingCardProps) {
  const titleId = useId()
  const { toast } = useToast()
  const { mutate, isPending, variables } = useOneAtATime({
    mutationFn: (feeling: SetFeeling) => saySetFelt(weekId, person, feeling),
    onSuccess() {
      onGone()
      toast(words.thanks)
    },
    onError: () => toast({ ...words.failed, variant: 'destructive' }),
  })
  return (
    <section
      aria-labelledby={titleId}
      className="relative grid gap-3 rounded-lg border border-hairline bg-surface p-4"
    >
      <div className="grid gap-1">
        <h2 id={titleId} className="pr-9 text-lead [overflow-wrap:anywhere]">
          {words.question(person.name)}
        </h2>
        <p className="max-w-measure text-meta text-muted">{words.hint}</p>
      </div>
      <div className="grid gap-2 loose:grid-cols-3 sm:gap-3 [&>button]:px-1.5 [&>button]:py-1.5 [&>button]:leading-snug">
        {feelings.map((feeling) => (
          <Button
            key={feeling}
            variant="secondary"
            pending={isPending && variables === feeling}
            onClick={() => isPending || mutate(feeling)}
          >
            {words.choices[feeling]}
          </Button>
        ))}
      </div>
      <IconButton
        label={words.skip}
        icon={<X aria-hidden="true" />}
        className="absolute top-2 right-2"
        onClick={onGone}
      />
    </section>
  )
}
