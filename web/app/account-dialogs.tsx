import { type ComponentType, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { type LegalDocument, legalDocuments } from '#web/features/legal/legal-documents.ts'
import type { ProfilePart } from '#web/session/profile-door.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'

type AccountDialog = ComponentType<{
  user: CurrentUser
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Where Profile Settings begin. */
  part: ProfilePart
}>

const legal = async (document: LegalDocument): Promise<AccountDialog> => {
  const { LegalDialog } = await import('#web/features/legal/legal-dialog.tsx')
  return ({ open, onOpenChange }) => (
    <LegalDialog document={document} open={open} onOpenChange={onOpenChange} />
  )
}

const profile = async (): Promise<AccountDialog> => {
  const [{ ProfileDialog }, { InviteSection }, { ConsentSection }, { YourData }] =
    await Promise.all([
      import('#web/features/profile/profile-dialog.tsx'),
      import('#web/features/inviting/invite-section.tsx'),
      import('#web/features/guide-consent/consent-section.tsx'),
      import('#web/features/your-data/your-data.tsx'),
    ])
  return (props) => (
    <ProfileDialog
      {...props}
      inviting={<InviteSection user={props.user} />}
      guideConsent={<ConsentSection user={props.user} />}
      yourData={<YourData user={props.user} />}
    />
  )
}

/** Each dialog of the menu but the legal texts, fetched when it is opened for the first time. */
const own = {
  profile,
  feedback: async () =>
    (await import('#web/features/forms/feedback-dialog.tsx')).FeedbackDialog as AccountDialog,
  suggestion: async () =>
    (await import('#web/features/forms/one-text-dialogs.tsx')).SuggestionDialog as AccountDialog,
  issue: async () =>
    (await import('#web/features/forms/one-text-dialogs.tsx')).IssueDialog as AccountDialog,
}

export type AccountDialogName = keyof typeof own | LegalDocument

const isLegal = (name: AccountDialogName): name is LegalDocument => name in legalDocuments

const load = (name: AccountDialogName): Promise<AccountDialog> =>
  isLegal(name) ? legal(name) : own[name]()

/**
 * Which dialog of the menu is open. Those opened once stay mounted, so that a text
 * half written is still there the next time.
 */
export function useAccountDialogs(user: CurrentUser) {
  const [current, setCurrent] = useState<AccountDialogName | null>(null)
  const [loaded, setLoaded] = useState<Partial<Record<AccountDialogName, AccountDialog>>>({})
  const [part, setPart] = useState<ProfilePart>('profile')
  const { toast } = useToast()
  const open = async (name: AccountDialogName, startsAt: ProfilePart = 'profile') => {
    try {
      const Dialog = loaded[name] ?? (await load(name))
      setLoaded((before) => ({ ...before, [name]: Dialog }))
      setPart(startsAt)
      setCurrent(name)
    } catch {
      toast({
        title: 'That did not open',
        description: 'Check your connection and try again.',
        variant: 'destructive',
      })
    }
  }
  const dialogs = Object.entries(loaded).map(([name, Dialog]) => (
    <Dialog
      key={name}
      user={user}
      open={name === current}
      part={part}
      onOpenChange={(stays) => {
        // One that was sent late closes itself alone.
        if (!stays) setCurrent((now) => (now === name ? null : now))
      }}
    />
  ))
  return { open, dialogs }
}
