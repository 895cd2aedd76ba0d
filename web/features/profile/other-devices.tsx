import { Button } from '#web/ui/button.tsx'
import { DialogSection } from '#web/ui/overlays/dialog.tsx'
import { useLogoutOthers } from './profile.queries.ts'

/** Lets somebody end the logins they left elsewhere. */
export function OtherDevices() {
  const logoutOthers = useLogoutOthers()
  return (
    <DialogSection title="Other devices">
      <p className="text-muted">
        A lost phone, a borrowed laptop? Sign out everywhere but here. Nothing you saved is lost.
      </p>
      <Button
        variant="secondary"
        wide
        pending={logoutOthers.isPending}
        onClick={() => logoutOthers.mutate()}
      >
        Sign out other devices
      </Button>
    </DialogSection>
  )
}
