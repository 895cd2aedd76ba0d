import { helpWords } from './help-words.ts'
import { QuickExit } from './quick-exit.tsx'

/** What it does; who has no keyboard is not told of keys. */
export const ExitExplained = () => (
  <>
    {helpWords.leaveHint}
    <span className="pointer-coarse:hidden"> {helpWords.leaveByKeys}</span>
  </>
)

/** The button, and beside it what it does. */
export const ExplainedQuickExit = () => (
  <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
    <QuickExit />
    <p className="min-w-0 flex-1 basis-44 text-meta text-muted">
      <ExitExplained />
    </p>
  </div>
)
