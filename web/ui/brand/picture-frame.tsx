import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type PictureFrameProps = { children: ReactNode; className?: string }

/** A picture over the column, on a phone from edge to edge; on a wide screen the room beside it has its place. */
export const PictureFrame = ({ children, className }: PictureFrameProps) => (
  <div
    className={clsx(
      'flex overflow-hidden border-hairline bg-sunken max-sm:-mx-4 max-sm:pt-2 sm:rounded-lg sm:border lg:hidden',
      className,
    )}
  >
    {children}
  </div>
)
