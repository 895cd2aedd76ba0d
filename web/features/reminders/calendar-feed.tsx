import { CalendarPlus, Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#web/device/share.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { useRenewCalendar } from './reminders.queries.ts'

type CalendarFeedProps = { userId: number; calendarPath: string; isSaved: boolean }

const addIcon = <CalendarPlus className="size-5" aria-hidden="true" />
const saveFirst = 'Save a day and time first.'

/** Calendar programs open addresses that begin so, and subscribe to what is there. */
const subscriptionTo = (address: string): string => address.replace(/^https?:/, 'webcal:')

/** The address of the reminders for a calendar program: to copy, and to replace when it got about. */
export function CalendarFeed({ userId, calendarPath, isSaved }: CalendarFeedProps) {
  const renew = useRenewCalendar(userId)
  const { toast } = useToast()
  const [isAsking, setAsking] = useState(false)
  const address = new URL(calendarPath, window.location.origin).href
  const copy = async () =>
    toast(
      (await copyText(address))
        ? { title: 'Content copied to clipboard!' }
        : {
            title: 'That did not work here',
            description: 'Please select the link and copy it by hand.',
            variant: 'destructive',
          },
    )
  return (
    <>
      <TextField
        label="Calendar link"
        hint="Apple devices and Outlook open it; elsewhere, copy it. Whoever has it sees your day and time."
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="grid content-start gap-2">
          {isSaved ? (
            <a href={subscriptionTo(address)} className={buttonLook('secondary')}>
              {addIcon}
              Add to Calendar
            </a>
          ) : (
            <Button variant="secondary" icon={addIcon} disabledReason={saveFirst}>
              Add to Calendar
            </Button>
          )}
        </div>
        <div className="grid content-start gap-2">
          <Button
            variant="secondary"
            icon={<Copy className="size-5" aria-hidden="true" />}
            disabledReason={isSaved ? undefined : saveFirst}
            onClick={copy}
          >
            Copy Link
          </Button>
        </div>
      </div>
      <Button variant="quiet" className="-ml-5 justify-self-start" onClick={() => setAsking(true)}>
        Renew Link
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Renew the calendar link"
        description="The old link stops working, and every calendar that uses it stops showing your reminders."
        confirmLabel="Renew Link"
        pending={renew.isPending}
        onConfirm={() => renew.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  )
}
