import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#web/device/share.ts'
import { questionsWords } from '#web/features/questions/questions-words.ts'
import type { Person } from '#web/session/participants.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { dropWaiting, readWaiting, useWaiting, type WaitingAnswer } from './waiting-answers.ts'

const words = questionsWords.waiting

/** Says on home how many answers wait for a network, never which (R28). */
export function WaitingNotice() {
  const count = useWaiting().filter(({ refused }) => refused === undefined).length
  if (count === 0) return null
  return <Banner icon={<CloudOff aria-hidden="true" />}>{words.atHome(count)}</Banner>
}

/**
 * Gives back what the server would not take of one person: to open, to copy and to put away. On home whoever holds
 * the device can do so (decision 22), so that it says whose it is; nobody's chat shows another's.
 */
export function ReturnedAnswers({ of: { id, name } }: { of: Person }) {
  const returned = useWaiting().filter((one) => one.userId === id && one.refused !== undefined)
  const [opened, setOpened] = useState<WaitingAnswer | null>(null)
  const [first] = returned
  if (!first) return null
  const open = async () => {
    const all = await readWaiting()
    setOpened(all?.find(({ deliveryId }) => deliveryId === first.deliveryId) ?? null)
  }
  return (
    <>
      <Banner
        tone="danger"
        action={
          <Button variant="secondary" onClick={open}>
            {words.look(returned.length)}
          </Button>
        }
      >
        {words.returned(returned.length, name)}
      </Banner>
      <Dialog
        open={opened !== null}
        onOpenChange={(stays) => stays || setOpened(null)}
        title={words.title(name)}
        description={opened?.refused}
      >
        {opened && <Returned answer={opened} onGone={() => setOpened(null)} />}
      </Dialog>
    </>
  )
}

function Returned({ answer, onGone }: { answer: WaitingAnswer; onGone: () => void }) {
  const { question, response, deliveryId } = answer
  const [isCopied, setCopied] = useState(false)
  const putAway = async () => {
    await dropWaiting(deliveryId)
    onGone()
  }
  return (
    <div className="grid gap-4">
      <p className="font-serif text-prompt">{question}</p>
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {response ?? words.skip}
      </p>
      <div className="flex flex-wrap gap-3">
        {response !== null && (
          <Button variant="secondary" onClick={async () => setCopied(await copyText(response))}>
            {isCopied ? questionsWords.interrupted.copied : questionsWords.interrupted.copy}
          </Button>
        )}
        <Button variant="secondary" onClick={putAway}>
          {words.putAway}
        </Button>
      </div>
    </div>
  )
}
