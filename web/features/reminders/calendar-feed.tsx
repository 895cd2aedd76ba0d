import { CalendarPlus, Copy } from 'lucide-react'
import { useState } from 'react'
import { serverPage } from '#web/api/server.ts'
import { copyText } from '#web/device/share.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { useRenewCalendar } from './reminders.queries.ts'
import { remindersWords } from './reminders-words.ts'

type CalendarFeedProps = { userId: number; calendarPath: string; isSaved: boolean }

const addIcon = <CalendarPlus className="size-5" aria-hidden="true" />
const words = remindersWords.calendar

/** Calendar programs open addresses that begin so, and subscribe to what is there. */
const subscriptionTo = (address: string): string => address.replace(/^https?:/, 'webcal:')

/** The address of the reminders for a calendar program: to copy, and to replace when it got about. */
export function CalendarFeed({ userId, calendarPath, isSaved }: CalendarFeedProps) {
  const renew = useRenewCalendar(userId)
  const { toast } = useToast()
  const [isAsking, setAsking] = useState(false)
  const address = serverPage(calendarPath)
  const copy = async () =>
    toast(
      (await copyText(address)) ? words.copied : { ...words.copyFailed, variant: 'destructive' },
    )
  return (
    <>
      <TextField
        label={words.link}
        hint={words.hint}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="grid content-start gap-2">
          {isSaved ? (
            <a href={subscriptionTo(address)} className={buttonLook('secondary')}>
              {addIcon}
              {words.add}
            </a>
          ) : (
            <Button variant="secondary" icon={addIcon} disabledReason={words.saveFirst}>
              {words.add}
            </Button>
          )}
        </div>
        <div className="grid content-start gap-2">
          <Button
            variant="secondary"
            icon={<Copy className="size-5" aria-hidden="true" />}
            disabledReason={isSaved ? undefined : words.saveFirst}
            onClick={copy}
          >
            {words.copy}
          </Button>
        </div>
      </div>
      <Button variant="quiet" className="-ml-5 justify-self-start" onClick={() => setAsking(true)}>
        {words.renew}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.renewTitle}
        description={words.renewHint}
        confirmLabel={words.renew}
        pending={renew.isPending}
        onConfirm={() => renew.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  )
}
