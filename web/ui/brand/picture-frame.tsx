import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type PictureFrameProps = { children: ReactNode; className?: string }

/** A picture over the column; on a wide screen the room beside it has its place. */
export const PictureFrame = ({ children, className }: PictureFrameProps) => (
  <div
    className={clsx(
      'flex overflow-hidden rounded-lg border border-hairline bg-sunken lg:hidden',
      className,
    )}
  >
    {children}
  </div>
)
