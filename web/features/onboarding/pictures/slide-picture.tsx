import type { ReactNode } from 'react'
import type { SlideId } from '#web/features/onboarding/onboarding-words.ts'
import { BusyPicture } from './busy-picture.tsx'
import { NotAlonePicture } from './not-alone-picture.tsx'
import { SmallPicture } from './small-picture.tsx'
import { WelcomePicture } from './welcome-picture.tsx'

const pictures: Record<SlideId, () => ReactNode> = {
  welcome: WelcomePicture,
  busy: BusyPicture,
  'not-alone': NotAlonePicture,
  small: SmallPicture,
}

/**
 * The picture of a slide in its frame. It stands on the frame's lower edge, 400 by 300; what a
 * picture draws beyond that fills frames that are taller or wider. Decoration: the words say it all.
 */
export function SlidePicture({ slide }: { slide: SlideId }) {
  const Picture = pictures[slide]
  return (
    <div className="flex min-h-24 flex-1 basis-[15dvh] min-[24rem]:min-h-36 min-[24rem]:basis-[26dvh] overflow-hidden rounded-lg border border-hairline bg-sunken">
      <svg
        viewBox="0 0 400 300"
        preserveAspectRatio="xMidYMax meet"
        className="w-full overflow-visible"
        aria-hidden="true"
      >
        <Picture />
      </svg>
    </div>
  )
}
