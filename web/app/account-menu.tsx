import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  Bell,
  Bug,
  CalendarHeart,
  CircleQuestionMark,
  Lightbulb,
  LogOut,
  Menu as MenuIcon,
  MessageSquareHeart,
  Scale,
  UserRound,
  X,
} from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import type { CurrentUser } from '#contract/accounts.ts'
import { pagePaths } from '#contract/pages.ts'
import { useLogout } from '#web/features/accounts/accounts.queries.ts'
import { challengesWords } from '#web/features/challenges/challenges-words.ts'
import { unsavedNotes } from '#web/features/challenges/note-drafts.ts'
import { type LegalDocument, legalDocuments } from '#web/features/legal/legal-documents.ts'
import { profileWords } from '#web/features/profile/profile-words.ts'
import { keptDraft } from '#web/features/questions/conversation/kept-conversation.ts'
import { questionsWords } from '#web/features/questions/questions-words.ts'
import { claimDelivered } from '#web/features/questions/waiting/claim-delivered.ts'
import { deliverWaiting } from '#web/features/questions/waiting/delivery.ts'
import {
  countKept,
  readWaiting,
  type WaitingNote,
} from '#web/features/questions/waiting/waiting-answers.ts'
import { releaseThisBrowser } from '#web/features/reminders/this-browser.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'
import { peopleOf } from '#web/session/participants.ts'
import { type ProfilePart, profileDoor } from '#web/session/profile-door.ts'
import { unfinishedElsewhere, useTellUnfinished } from '#web/session/unfinished-elsewhere.ts'
import { IconButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { Menu, MenuFold, MenuGroup, MenuItem, MenuSeparator } from '#web/ui/overlays/menu.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { TheTwo } from '#web/ui/the-two.tsx'
import { useAccountDialogs } from './account-dialogs.tsx'

const legalTexts = ['terms', 'privacy', 'eula'] as const satisfies readonly LegalDocument[]

const leavingWords = questionsWords.waiting.leaving
/** How long somebody who logs out waits for what is to be sent, in milliseconds. */
const patience = 3000

/** Sends what waits, as far as it goes in that time. Returns how many answers are left. */
async function sendWhatWaits(onBegun: () => void): Promise<number> {
  if ((await countKept()) === 0) return 0
  onBegun()
  const late = Promise.withResolvers<void>()
  const waiting = setTimeout(late.resolve, patience)
  const delivered: WaitingNote[] = []
  const sending = deliverWaiting((answer) => delivered.push(answer))
  await Promise.race([sending.then(() => claimDelivered(delivered)), late.promise])
  clearTimeout(waiting)
  return countKept()
}

/** A sentence for each text that somebody is still writing in this tab, as it is said here or in another one. */
const unfinishedIn = (
  queryClient: QueryClient,
  user: CurrentUser,
  saidIn: 'typing' | 'typingElsewhere' = 'typing',
): string[] => [
  ...peopleOf(user).flatMap(({ id, name }) => (keptDraft(id) ? leavingWords[saidIn](name) : [])),
  ...unsavedNotes(queryClient).map(({ challenge }) => challengesWords.unsaved(challenge)),
]

type Lost = { answers: number; unfinished: readonly string[] }

type Entry = { label: string; icon?: ReactNode; current?: boolean; onSelect: () => void }

/** The signed-in person's menu, in the order of product §2: what couples use first, the small print last. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const { toast } = useToast()
  const queryClient = useQueryClient()
  const logout = useLogout(() => {
    // What waited is destroyed by now, and nothing shall say that it still waits.
    void readWaiting()
    void releaseThisBrowser()
  })
  const [lost, setLost] = useState<Lost>({ answers: 0, unfinished: [] })
  const [isAsking, setAsking] = useState(false)
  const leave = useOneAtATime({
    mutationFn: async () => {
      const answers = await sendWhatWaits(() => toast({ title: leavingWords.trying }))
      // What other tabs say, or do not, keeps nobody from logging out.
      return [answers, await unfinishedElsewhere().catch(() => [])] as const
    },
    onSuccess([answers, elsewhere]) {
      const unfinished = [...unfinishedIn(queryClient, user), ...elsewhere]
      if (answers + unfinished.length === 0) return logout.mutate()
      setLost({ answers, unfinished })
      setAsking(true)
    },
  })
  useTellUnfinished(() => unfinishedIn(queryClient, user, 'typingElsewhere'))
  const isLeaving = leave.isPending || logout.isPending
  const [path, navigate] = useLocation()
  const { open, dialogs } = useAccountDialogs(user)
  const openProfile = useEffectEvent((part: ProfilePart) => void open('profile', part))
  const { asked } = useStore(profileDoor)
  useEffect(() => {
    if (asked === null) return
    profileDoor.setState({ asked: null })
    openProfile(asked)
  }, [asked])
  const text = (document: LegalDocument): Entry => ({
    label: legalDocuments[document].label,
    onSelect: () => open(document),
  })
  const leadingTo = (page: string) => ({ current: path === page, onSelect: () => navigate(page) })
  const ours: Entry[] = [
    { label: 'Timeline', icon: <CalendarHeart />, ...leadingTo(pagePaths.timeline) },
    { label: 'Profile Settings', icon: <UserRound />, onSelect: () => open('profile') },
    { label: 'Reminder Settings', icon: <Bell />, ...leadingTo(pagePaths.settings) },
  ]
  const forms: Entry[] = [
    {
      label: 'Early Access & Feedback',
      icon: <MessageSquareHeart />,
      onSelect: () => open('feedback'),
    },
    { label: 'Suggest Feature', icon: <Lightbulb />, onSelect: () => open('suggestion') },
    { label: 'Report Issue', icon: <Bug />, onSelect: () => open('issue') },
  ]
  const leaving: Entry[] = [
    { label: 'Logout', icon: <LogOut />, onSelect: () => isLeaving || leave.mutate() },
  ]
  return (
    <>
      <Menu
        // Its lines end where the column does, and so does what it opens.
        overhang={10}
        trigger={
          <IconButton
            label="Menu"
            icon={
              <>
                <MenuIcon className="in-data-popup-open:hidden" />
                <X className="hidden in-data-popup-open:block" />
              </>
            }
            className="-mr-2.5 [&_svg]:size-6"
          />
        }
      >
        <MenuGroup
          label={
            <TheTwo
              names={[user.username, user.partnerName]}
              title={profileWords.theTwo(user.username, user.partnerName)}
              note={profileWords.signedInAs(user.username)}
              small
            />
          }
        >
          <MenuEntries entries={ours} areMain />
        </MenuGroup>
        <MenuSeparator />
        <MenuEntries entries={forms} />
        <MenuSeparator />
        <MenuEntries entries={[{ ...text('faq'), icon: <CircleQuestionMark /> }]} />
        <MenuFold label="Legal" icon={<Scale />}>
          <MenuEntries entries={legalTexts.map(text)} />
        </MenuFold>
        <MenuSeparator />
        <MenuEntries entries={leaving} />
      </Menu>
      {dialogs}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={leavingWords.title}
        description={leavingWords.description(lost.answers, lost.unfinished)}
        cancelLabel={leavingWords.stay}
        confirmLabel={leavingWords.leave}
        tone="danger"
        onConfirm={() => {
          setAsking(false)
          logout.mutate()
        }}
      />
    </>
  )
}

function MenuEntries({ entries, areMain }: { entries: Entry[]; areMain?: boolean }) {
  return entries.map(({ label, icon, current, onSelect }) => (
    <MenuItem key={label} icon={icon} isMain={areMain} current={current} onSelect={onSelect}>
      {label}
    </MenuItem>
  ))
}
