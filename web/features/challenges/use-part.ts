import { useRef, useState } from 'react'
import { sentenceOf } from '#web/api/call.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import type { ChallengePartProps } from './challenge-part.tsx'
import { noteIssue } from './note-drafts.ts'
import { sentences } from './sentences.ts'

type Saving = 'completion' | 'note'

/** Saves what a person says of their own part; what they typed stays where that fails. */
export function usePart({ challenge, person, onUpdate, onNoteSaved }: ChallengePartProps) {
  const { toast, dismiss } = useToast()
  const field = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState<Saving | null>(null)
  const [issue, setIssue] = useState<string | undefined>()
  const save = async (
    saving: Saving,
    { completed, notes }: { completed: boolean; notes: string | undefined },
  ) => {
    if (busy !== null) return
    const wrong = notes === undefined ? undefined : noteIssue(notes)
    setIssue(wrong)
    if (wrong !== undefined) return
    dismiss()
    setBusy(saving)
    try {
      const isPartnerUpdate = person.participant === 'partner'
      await onUpdate({ completed, isPartnerUpdate, ...(notes !== undefined && { notes }) })
      if (notes !== undefined) onNoteSaved(notes)
      // The button that saved a note goes, and so does an open note's field; the focus must not.
      if (saving === 'note') (challenge.completed ? button : field).current?.focus()
    } catch (error) {
      const description = sentenceOf(error, sentences.saveFailed)
      toast({ title: 'Error', description, variant: 'destructive' })
    }
    setBusy(null)
  }
  return { busy, issue, field, button, save }
}
