import { type ReactNode, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { OtherDevices } from './other-devices.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useProfileForm } from './use-profile-form.ts'

type ProfileDialogProps = Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> & {
  user: CurrentUser
  /** How the partner comes to the couple (R8, R15). */
  inviting?: ReactNode
  /** Comes last on the Profile tab: export and deletion. */
  yourData?: ReactNode
}

/** Profile Settings (spec §2), and the invitation for the partner's place (R8, R15). */
export function ProfileDialog({ user, inviting, yourData, ...dialog }: ProfileDialogProps) {
  const [tab, setTab] = useState<'profile' | 'security'>('profile')
  const profileForm = useProfileForm(user)
  const profile = (
    <>
      <ProfileForm {...profileForm} />
      {inviting}
      {yourData}
    </>
  )
  const security = (
    <>
      <PasswordForm />
      <OtherDevices />
    </>
  )
  return (
    <Dialog title="Profile Settings" {...dialog}>
      <Tabs
        label="Profile settings"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'profile', label: 'Profile', panel: profile },
          { value: 'security', label: 'Security', panel: security },
        ]}
      />
    </Dialog>
  )
}
