import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { popupLook, veilLook, viewportLook } from './dialog-look.ts'
import { IconButton } from './icon-button.tsx'
import { ScrollRegion } from './scroll-region.tsx'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
  wide?: boolean | undefined
  /** For long reading: the body becomes a named region of 60 % of the screen that scrolls by keyboard. */
  scrollArea?: boolean | undefined
  initialFocus?: ComponentProps<typeof Base.Popup>['initialFocus']
  finalFocus?: ComponentProps<typeof Base.Popup>['finalFocus']
}

/** A dialog that closes with Escape, the cross or a press beside it, and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, wide, scrollArea } = props
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={veilLook} />
        <Base.Viewport className={viewportLook}>
          <Base.Popup
            className={classNames(popupLook, wide ? 'sm:max-w-column' : 'sm:max-w-lg')}
            initialFocus={props.initialFocus}
            finalFocus={props.finalFocus}
          >
            <header className="flex items-start gap-4 px-6 pt-6 pb-4">
              <div className="grid flex-1 gap-2">
                <Base.Title className="text-heading">{title}</Base.Title>
                {description && (
                  <Base.Description render={<div />} className="text-muted">
                    {description}
                  </Base.Description>
                )}
              </div>
              <Base.Close
                render={<IconButton label="Close" icon={<X />} className="-mt-1.5 -mr-2.5" />}
              />
            </header>
            {scrollArea ? (
              <ScrollRegion
                label={title}
                className={classNames(
                  'max-h-[60dvh] overflow-y-auto overscroll-contain border-y border-hairline px-6 py-4 focus-visible:-outline-offset-4',
                  !actions && 'mb-6',
                )}
              >
                {children}
              </ScrollRegion>
            ) : (
              <div
                className={classNames(
                  'min-h-0 overflow-y-auto overscroll-contain border-t border-hairline px-6 py-4',
                  Boolean(actions) && 'mb-4 border-b',
                )}
              >
                {children}
              </div>
            )}
            {actions && (
              <footer className="flex flex-wrap-reverse gap-3 px-6 pb-6 *:flex-auto sm:justify-end sm:*:flex-none">
                {actions}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
