import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Presses the only tab of that name and waits until its panel stands alone: the one before stays a moment while it goes. */
export async function openTab(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('tab', { name }))
  await waitFor(() => expect(screen.getAllByRole('tabpanel')).toHaveLength(1))
}
