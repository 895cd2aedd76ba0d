import { ArrowLeft } from 'lucide-react'
import { IconButton } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

type CatchupTopProps = {
  onLeave: () => void
  /** The number of the question and of all of them; nothing before they are known. */
  progress?: { number: number; total: number } | undefined
}

/** The way out, and how far the talk has come. */
export function CatchupTop({ onLeave, progress }: CatchupTopProps) {
  return (
    <div className="flex items-center gap-3">
      <IconButton label="Back to home" icon={<ArrowLeft />} variant="outlined" onClick={onLeave} />
      <div className="min-w-0 flex-1">
        {progress && (
          <ProgressBar
            label="Questions talked over"
            value={progress.number}
            max={progress.total}
            words={`Question ${progress.number} of ${progress.total}`}
          />
        )}
      </div>
    </div>
  )
}
