import { lazy, Suspense, useEffect } from 'react'
import { Wordmark } from '#web/ui/brand/mark.tsx'
import { plainHelpWords } from './plain-help-words.ts'
import { QuickExit } from './quick-exit.tsx'

const loadDoor = () =>
  import('./help-door.tsx').then(
    (door) => ({ default: door.HelpDoor }),
    () => ({ default: PlainHelp }),
  )
const HelpDoor = lazy(loadDoor)

/** Fetches the door ahead, so that it is there where the next call gets no reply. */
export const useHelpAtHand = () => useEffect(() => void loadDoor(), [])

/** The way to help for a header: fetched beside the page, and plain where it cannot be fetched. */
export const HelpAtHand = () => (
  <Suspense fallback={<span className="size-11" />}>
    <HelpDoor narrow />
  </Suspense>
)

/** The header of a page that stands alone: name and mark, and the way to help. */
export const HeaderWithHelp = () => (
  <>
    <Wordmark className="min-h-12" />
    <HelpAtHand />
  </>
)

/** What can be had of it without the server: the exit, and where the people are. */
function PlainHelp() {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <a
        href={plainHelpWords.href}
        target="_blank"
        rel="noopener noreferrer"
        className="link inline-flex min-h-11 items-center"
      >
        {plainHelpWords.link}
      </a>
      <QuickExit />
    </div>
  )
}
