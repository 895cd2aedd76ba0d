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
 * The picture of a slide: on a phone from edge to edge, else in a frame. It stands on the lower edge, 400 by 300; what
 * a picture draws beyond that fills what is taller or wider. Decoration: the words say it all.
 */
export function SlidePicture({ slide }: { slide: SlideId }) {
  const Picture = pictures[slide]
  const [isFirstThere, setFirstThere] = useState(false)
  useEffect(() => setFirstThere(true), [])
  return (
    <div className="-mx-4 flex min-h-42 flex-1 basis-42 overflow-hidden border-hairline bg-sunken pt-[calc(4.5rem+env(safe-area-inset-top))] min-[24rem]:min-h-56 min-[24rem]:basis-[34dvh] sm:mx-0 sm:min-h-36 sm:basis-[26dvh] sm:rounded-lg sm:pt-0 sm:border">
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
    </div>
  )
}
