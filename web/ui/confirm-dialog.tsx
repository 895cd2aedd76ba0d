import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { popupLook, veilLook, viewportLook } from './dialog-look.ts'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string | undefined
  /** `danger` where something is lost for good. */
  tone?: 'primary' | 'danger' | undefined
  pending?: boolean | undefined
  /** The dialog stays open until the caller closes it, so that a failure can be shown. */
  onConfirm: () => void
}

/** Asks before something that cannot be undone; the focus starts on the way back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, pending } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(next) => pending || onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={veilLook} />
        <Base.Viewport className={viewportLook}>
          <Base.Popup className={classNames(popupLook, 'sm:max-w-md')} initialFocus={cancel}>
            <div className="grid gap-2 p-6">
              <Base.Title className="text-heading">{title}</Base.Title>
              <Base.Description>{description}</Base.Description>
            </div>
            <footer className="flex flex-col-reverse gap-3 px-6 pb-6 sm:flex-row sm:justify-end">
              <Base.Close render={<Button ref={cancel} variant="secondary" />}>
                {props.cancelLabel ?? 'Cancel'}
              </Base.Close>
              <Button variant={props.tone ?? 'primary'} pending={pending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </footer>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
