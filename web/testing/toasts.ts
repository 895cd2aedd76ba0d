import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits for the toast of that title and compares all it says. */
export async function expectToast(title: string, description = ''): Promise<void> {
  await waitFor(() => {
    const titles = screen.getAllByText(title)
    const toasts = titles.map((found) => found.closest('[role="dialog"]')?.textContent)
    expect(toasts).toContain(title + description)
  })
}

/** The sentences at the fields that are wrong. */
export const fieldErrors = (): (string | null)[] =>
  screen.queryAllByRole('alert').map((alert) => alert.textContent)
