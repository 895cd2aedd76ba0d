import { useId } from 'react'
import { helpWords } from './help-words.ts'
import { QuickExit } from './quick-exit.tsx'

/** The button, and beside it what it does; who has no keyboard is not told of keys. */
export function ExplainedQuickExit() {
  const wordsId = useId()
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 tight:gap-x-3">
      <QuickExit describedBy={wordsId} />
      <p id={wordsId} className="min-w-0 flex-1 basis-32 text-meta text-muted">
        {helpWords.leaveHint}
        <span className="hidden [@media(hover:hover)_and_(pointer:fine)_and_(width>=40rem)]:inline">
          {' '}
          {helpWords.leaveByKeys}
        </span>
      </p>
    </div>
  )
}
