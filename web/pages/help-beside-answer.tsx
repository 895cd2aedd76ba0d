import { PeopleToCall } from '#web/features/ask/people-to-call.tsx'
import { useHelpPlace } from '#web/features/ask/use-help-place.ts'

/** The card that Ask shows, beside an answer of one's own. */
export function HelpBesideAnswer({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useHelpPlace()
  return <PeopleToCall place={place} onPlaceChange={setPlace} onClose={onClose} />
}
