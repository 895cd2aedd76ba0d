import { MessageCircleQuestionMark } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '#web/ui/button.tsx'
import { sentences } from './sentences.ts'

type AskButtonProps = { ref: Ref<HTMLButtonElement>; onOpen: () => void }

/** The quiet way into the chat from the home screen. */
export function AskButton({ ref, onOpen }: AskButtonProps) {
  return (
    <Button
      ref={ref}
      variant="quiet"
      icon={<MessageCircleQuestionMark className="size-5" aria-hidden="true" />}
      onClick={onOpen}
    >
      {sentences.open}
    </Button>
  )
}
