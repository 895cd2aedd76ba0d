import { useState } from 'react'
import type { Challenge } from '#contract/challenges.ts'
import { sentenceOf } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { ChallengeOutline } from './challenge-outline.tsx'
import { sentences } from './sentences.ts'

type SwapDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Those not chosen now. */
  others: readonly Challenge[]
  onChoose: (challengeId: number) => Promise<void>
}

/** Offers the other two of the week's three. */
export function SwapDialog({ open, onOpenChange, others, onChoose }: SwapDialogProps) {
  const { toast } = useToast()
  const [taking, setTaking] = useState<number | null>(null)
  const take = async (id: number) => {
    if (taking !== null) return
    setTaking(id)
    try {
      await onChoose(id)
      onOpenChange(false)
    } catch (error) {
      const description = sentenceOf(error, sentences.swapFailed)
      toast({ title: 'Error', description, variant: 'destructive' })
    }
    setTaking(null)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={sentences.swapTitle}
      description={sentences.swapHint}
    >
      <div className="grid gap-4 pb-2">
        {others.map((challenge) => (
          <section
            key={challenge.id}
            className="grid gap-3 rounded-lg border border-hairline bg-paper p-4"
          >
            <ChallengeOutline {...challenge} />
            <div className="grid gap-1">
              <h3 className="font-serif text-prompt font-medium">{challenge.title}</h3>
              <p>{challenge.description}</p>
            </div>
            <Button
              variant="secondary"
              pending={taking === challenge.id}
              onClick={() => take(challenge.id)}
            >
              {sentences.take(challenge)}
            </Button>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
