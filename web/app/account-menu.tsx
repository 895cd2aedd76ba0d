import { LogOut, Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { useLogout } from '#web/features/accounts/accounts.queries.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuGroup, MenuItem } from '#web/ui/menu.tsx'

type Entry = { label: string; icon: ReactNode; onSelect: () => void }

/** The signed-in person's menu. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const logout = useLogout()
  const entries: Entry[] = [{ label: 'Logout', icon: <LogOut />, onSelect: () => logout.mutate() }]
  return (
    <Menu trigger={<IconButton label="Menu" icon={<MenuIcon />} variant="outlined" />}>
      <MenuGroup label={`Signed in as ${user.username}`}>
        {entries.map(({ label, icon, onSelect }) => (
          <MenuItem key={label} icon={icon} onSelect={onSelect}>
            {label}
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  )
}
