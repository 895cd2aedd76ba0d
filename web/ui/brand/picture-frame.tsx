import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type PictureFrameProps = { children: ReactNode; className?: string }

/**
 * A picture over the column; on a wide screen the room beside it has its place. First on a page: on a phone it reaches
 * from edge to edge and up behind the header, is lower on short ones, and makes room for the words on the shortest.
 */
export const PictureFrame = ({ children, className }: PictureFrameProps) => (
  <div
    className={clsx(
      'flex overflow-hidden border-hairline bg-sunken picture-band sm:rounded-lg sm:border lg:hidden',
      className,
    )}
  >
    {children}
  </div>
)
