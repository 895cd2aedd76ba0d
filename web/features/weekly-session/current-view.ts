import { useState } from 'react'
import { type OpenView, recallView, rememberView } from './open-view.ts'

/** What is open over the home screen; a reload finds it again (by ids only). */
export function useCurrentView(coupleIds: readonly number[]) {
  const [view, setView] = useState(() => recallView(coupleIds))
  return {
    view,
    show: (next: OpenView | null) => {
      rememberView(next)
      setView(next)
    },
    /** It stays on the screen, but a reload leads home. */
    letGo: () => rememberView(null),
  }
}
