import { PeopleToCall } from '#web/features/ask/people-to-call.tsx'
import { useHelpRegion } from '#web/features/ask/use-help-region.ts'

/** The card that Ask shows, beside an answer of one's own. */
export function HelpBesideAnswer({ onClose }: { onClose: () => void }) {
  const [region, setRegion] = useHelpRegion()
  return <PeopleToCall region={region} onRegionChange={setRegion} onClose={onClose} />
}
