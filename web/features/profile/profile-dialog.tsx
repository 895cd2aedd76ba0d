import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import type { ProfilePart } from '#web/session/profile-door.ts'
import { Dialog, type DialogProps, DialogSection } from '#web/ui/overlays/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TheTwo } from '#web/ui/the-two.tsx'
import { AboutSection, GoalSection } from './couple-part.tsx'
import {
  ProfileForm,
  type ProfileSaving,
  useProfileForm,
  useProfileSaving,
} from './profile-form.tsx'
import { profileWords } from './profile-words.ts'
import { OtherDevices, PasswordForm } from './security-part.tsx'

type PartsProps = {
  user: CurrentUser
  /** How the partner comes to the couple (R8, R15). */
  inviting?: ReactNode
  /** Who writes about the answers (R12). */
  guideConsent?: ReactNode
  /** Comes last on the Profile tab: export, and leaving. */
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
    <Dialog title="Profile Settings" quietTitle asPage seamless {...dialog}>
      <ProfileParts {...{ user, inviting, guideConsent, yourData, part, saving }} />
    </Dialog>
  )
}

/** The names of the parts stand on a line from edge to edge, and stay in sight where the screen is high enough for that. */
const partsLook = '[&_[role=tablist]]:-mx-(--side) [&_[role=tablist]]:px-(--side)'
/** What scrolls away below them fades. */
const fadesBelow =
  'tall:[&_[role=tablist]]:after:pointer-events-none tall:[&_[role=tablist]]:after:absolute tall:[&_[role=tablist]]:after:inset-x-0 tall:[&_[role=tablist]]:after:top-full tall:[&_[role=tablist]]:after:mt-px tall:[&_[role=tablist]]:after:h-6 tall:[&_[role=tablist]]:after:bg-linear-to-b tall:[&_[role=tablist]]:after:from-surface tall:[&_[role=tablist]]:after:to-transparent forced-colors:[&_[role=tablist]]:after:hidden'
const keptInSight =
  'tall:[&_[role=tablist]]:sticky tall:[&_[role=tablist]]:-top-4 tall:[&_[role=tablist]]:z-10 tall:[&_[role=tablist]]:bg-surface tall:[&_[role=tabpanel]_*]:scroll-mt-20 tall:[&_[role=tabpanel]_input]:scroll-mt-32'

function ProfileParts(props: PartsProps & { saving: ProfileSaving }) {
  const { user, inviting, guideConsent, yourData, part = 'profile', saving } = props
  const [tab, setTab] = useState(part)
  const top = useRef<HTMLDivElement>(null)
  useFieldInSight(top)
  const profileForm = useProfileForm(user, saving)
  const profile = (
    <div className="flex flex-col tall:[&_*]:scroll-mb-24">
      <ProfileForm {...profileForm} />
      {yourData}
    </div>
  )
  const couple = (
    <div className="tall:[&_*]:scroll-mb-24">
      {!user.partnerJoined && inviting}
      <AboutSection />
      <GoalSection user={user} />
      {guideConsent}
      {user.partnerJoined && inviting}
    </div>
  )
  const security = (
    <>
      <DialogSection
        title="Password"
        hint="The two of you share it, so tell your partner. Changing it signs out every other device."
      >
        <PasswordForm />
      </DialogSection>
      {/* Its heading is in sight below the button where the dialog is cut at that height. */}
      <div className="mt-7">
        <OtherDevices />
      </div>
    </>
  )
  return (
    <div className="grid min-h-[min(34rem,60dvh)] grid-cols-1 content-start gap-3">
      <div ref={top} className="scroll-mt-6">
        <TheTwo
          names={[user.username, user.partnerName]}
          title={profileWords.theTwo(user.username, user.partnerName)}
          note={profileWords.signedInAs(user.username)}
        />
      </div>
      <div className={clsx(partsLook, keptInSight, fadesBelow)}>
        <Tabs
          label="Profile settings"
          look="line"
          value={tab}
          onValueChange={(next) => {
            setTab(next)
            // A new part is read from its beginning.
            top.current?.scrollIntoView({ block: 'nearest' })
          }}
          tabs={[
            { value: 'profile', label: 'Profile', panel: profile },
            { value: 'couple', label: 'You two', panel: couple },
            { value: 'security', label: 'Security', panel: security },
          ]}
        />
      </div>
    </div>
  )
}

/** The field of the moment stays whole in sight, also where a phone's keyboard or its turning resizes the dialog. */
function useFieldInSight(top: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const scroller = top.current?.parentElement?.parentElement
    if (!scroller) return
    const show = () => {
      const { activeElement } = document
      if (activeElement?.matches('input:not([type="radio"])') && scroller.contains(activeElement))
        activeElement.scrollIntoView({ block: 'nearest' })
    }
    const watching = new ResizeObserver(show)
    watching.observe(scroller)
    scroller.addEventListener('focusin', show)
    return () => {
      watching.disconnect()
      scroller.removeEventListener('focusin', show)
    }
  }, [top])
}
