import {
  Bell,
  Bug,
  CalendarHeart,
  CircleQuestionMark,
  FileText,
  Lightbulb,
  LogOut,
  Menu as MenuIcon,
  MessageSquareHeart,
  ScrollText,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import type { CurrentUser } from '#contract/accounts.ts'
import { pagePaths } from '#contract/pages.ts'
import { useLogout } from '#web/features/accounts/accounts.queries.ts'
import { type LegalDocument, legalDocuments } from '#web/features/legal/legal-documents.ts'
import { releaseThisBrowser } from '#web/features/reminders/this-browser.ts'
import { type ProfilePart, profileDoor } from '#web/session/profile-door.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '#web/ui/overlays/menu.tsx'
import { useAccountDialogs } from './account-dialogs.tsx'

const legalIcons: Record<LegalDocument, ReactNode> = {
  faq: <CircleQuestionMark />,
  terms: <FileText />,
  privacy: <ShieldCheck />,
  eula: <ScrollText />,
}

type Entry = { label: string; icon: ReactNode; onSelect: () => void }

/** The signed-in person's menu, in the order of product §2. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const logout = useLogout(releaseThisBrowser)
  const [, navigate] = useLocation()
  const { open, dialogs } = useAccountDialogs(user)
  const openProfile = useEffectEvent((part: ProfilePart) => void open('profile', part))
  const { asked } = useStore(profileDoor)
  useEffect(() => {
    if (asked === null) return
    profileDoor.setState({ asked: null })
    openProfile(asked)
  }, [asked])
  const settings: Entry[] = [
    { label: 'Profile Settings', icon: <UserRound />, onSelect: () => open('profile') },
    { label: 'Reminder Settings', icon: <Bell />, onSelect: () => navigate(pagePaths.settings) },
    { label: 'Timeline', icon: <CalendarHeart />, onSelect: () => navigate(pagePaths.timeline) },
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
  const texts = Object.entries(legalIcons).map(([name, icon]): Entry => {
    const document = name as LegalDocument
    return { label: legalDocuments[document].label, icon, onSelect: () => open(document) }
  })
  const leaving: Entry[] = [{ label: 'Logout', icon: <LogOut />, onSelect: () => logout.mutate() }]
  return (
    <>
      <Menu trigger={<IconButton label="Menu" icon={<MenuIcon />} variant="outlined" />}>
        <MenuGroup label={`Signed in as ${user.username}`}>
          <MenuEntries entries={settings} />
        </MenuGroup>
        {[forms, texts, leaving].map((entries) => (
          <div key={entries[0]?.label}>
            <MenuSeparator />
            <MenuEntries entries={entries} />
          </div>
        ))}
      </Menu>
      {dialogs}
    </>
  )
}

function MenuEntries({ entries }: { entries: Entry[] }) {
  return entries.map(({ label, icon, onSelect }) => (
    <MenuItem key={label} icon={icon} onSelect={onSelect}>
      {label}
    </MenuItem>
  ))
}
