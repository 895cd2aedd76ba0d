import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { SlideId } from '#web/features/onboarding/onboarding-words.ts'
import { WelcomePicture } from './welcome-picture.tsx'

const Nothing = () => null

/** A picture that is fetched once the first slide is there; a slide goes without one that cannot be. */
const later = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (Picture) => ({ default: Picture }),
      () => ({ default: Nothing }),
    ),
  )

const pictures: Record<SlideId, ComponentType> = {
  welcome: WelcomePicture,
  busy: later(() => import('./busy-picture.tsx').then(({ BusyPicture }) => BusyPicture)),
  'not-alone': later(() =>
    import('./not-alone-picture.tsx').then(({ NotAlonePicture }) => NotAlonePicture),
  ),
  small: later(() => import('./small-picture.tsx').then(({ SmallPicture }) => SmallPicture)),
}

/**
 * The picture of a slide. It stands on the lower edge, 400 by 300; what it draws beyond that fills what is taller or
 * wider. Decoration: the words say it all.
 */
export function SlidePicture({ slide }: { slide: SlideId }) {
  const Picture = pictures[slide]
  const [isFirstThere, setFirstThere] = useState(false)
  useEffect(() => setFirstThere(true), [])
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMax meet"
      className="w-full overflow-visible"
      aria-hidden="true"
    >
      {(isFirstThere || Picture === WelcomePicture) && (
        <Suspense fallback={null}>
          <Picture />
        </Suspense>
      )}
    </svg>
  )
}
