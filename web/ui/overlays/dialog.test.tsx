import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ConfirmDialog, Dialog } from './dialog.tsx'

afterEach(cleanup)

const isVeiled = () => document.documentElement.hasAttribute('data-veiled')

function Dialogs({ open, asks }: { open: boolean; asks: boolean }) {
  return (
    <>
      <Dialog open={open} onOpenChange={() => undefined} title="Your week" />
      <ConfirmDialog
        open={asks}
        onOpenChange={() => undefined}
        title="Begin again?"
        description="All answers go."
        confirmLabel="Begin again"
        onConfirm={() => undefined}
      />
    </>
  )
}

test('the page is marked as long as a dialog lies over it, one or two', async () => {
  const shown = render(<Dialogs open={false} asks={false} />)
  expect(isVeiled()).toBe(false)
  shown.rerender(<Dialogs open asks={false} />)
  await screen.findByRole('dialog')
  expect(isVeiled()).toBe(true)
  shown.rerender(<Dialogs open asks />)
  await screen.findByRole('alertdialog')
  expect(isVeiled()).toBe(true)
  shown.rerender(<Dialogs open asks={false} />)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(isVeiled()).toBe(true)
  shown.rerender(<Dialogs open={false} asks={false} />)
  await waitFor(() => expect(isVeiled()).toBe(false))
})

test('a question asked from within a dialog darkens that one as well', async () => {
  const veils = () => document.querySelectorAll('.bg-veil').length
  render(
    <Dialog open onOpenChange={() => undefined} title="A challenge">
      <ConfirmDialog
        open
        onOpenChange={() => undefined}
        title="Hand over?"
        description="What was typed goes."
        confirmLabel="Hand over"
        onConfirm={() => undefined}
      />
    </Dialog>,
  )
  await screen.findByRole('alertdialog')
  expect(veils()).toBe(2)
})
