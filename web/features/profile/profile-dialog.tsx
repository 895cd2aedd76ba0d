import { type ReactNode, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import type { ProfilePart } from '#web/session/profile-door.ts'
import { Dialog, type DialogProps } from '#web/ui/overlays/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AboutSection, GoalSection } from './couple-part.tsx'
import {
  ProfileForm,
  type ProfileSaving,
  useProfileForm,
  useProfileSaving,
} from './profile-form.tsx'
import { OtherDevices, PasswordForm } from './security-part.tsx'

type PartsProps = {
  user: CurrentUser
  /** How the partner comes to the couple (R8, R15). */
  inviting?: ReactNode
  /** Who writes about the answers (R12). */
  guideConsent?: ReactNode
  /** Comes last on the Profile tab: export and deletion. */
  yourData?: ReactNode
  /** Where it begins. */
  part?: ProfilePart | undefined
}

type ProfileDialogProps = Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> & PartsProps

/** Profile Settings (product §2) in three parts; each opening starts with what the server knows now. */
export function ProfileDialog(props: ProfileDialogProps) {
  const { user, inviting, guideConsent, yourData, part, ...dialog } = props
  const saving = useProfileSaving()
  return (
    <Dialog title="Profile Settings" {...dialog}>
      <ProfileParts {...{ user, inviting, guideConsent, yourData, part, saving }} />
    </Dialog>
  )
}

function ProfileParts(props: PartsProps & { saving: ProfileSaving }) {
  const { user, inviting, guideConsent, yourData, part = 'profile', saving } = props
  const [tab, setTab] = useState(part)
  const profileForm = useProfileForm(user, saving)
  const profile = (
    <>
      <ProfileForm {...profileForm} />
      {yourData}
    </>
  )
  const couple = (
    <>
      <AboutSection />
      <GoalSection user={user} />
      {guideConsent}
      {inviting}
    </>
  )
  const security = (
    <>
      <PasswordForm />
      <OtherDevices />
    </>
  )
  return (
    <Tabs
      label="Profile settings"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'profile', label: 'Profile', panel: profile },
        { value: 'couple', label: 'You two', panel: couple },
        { value: 'security', label: 'Security', panel: security },
      ]}
    />
  )
}
