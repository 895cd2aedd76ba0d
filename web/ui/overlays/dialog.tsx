import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { ToastPlace } from './toast-place.tsx'

type PopupProps = ComponentProps<typeof Base.Popup>

type FrameProps = Pick<PopupProps, 'ref' | 'initialFocus' | 'finalFocus'> & {
  width: string
  /** On phones it takes the whole screen, like a page. */
  asPage?: boolean | undefined
  /** It is as high as there is room for, or as a page is on a wide screen, whatever is in it. */
  fills?: boolean | undefined
  /** A foot of another colour reaches down to the edge of the screen. */
  hasFoot?: boolean
  children: ReactNode
}

/**
 * What lies over the page: a veil, and the part of the screen that the keyboard leaves free, with the
 * dialog as a sheet at its foot on phones. Where that is not `roomy`, the dialog scrolls as a whole.
 */
const Frame = ({ width, asPage, fills, hasFoot = false, children, ...popup }: FrameProps) => (
  <Base.Portal>
    <Veil />
    <Base.Viewport className="fixed inset-x-0 top-(--visible-top,0px) z-50 flex h-(--visible-height,100dvh) items-end justify-center around-dialog sm:items-center">
      <Base.Popup
        {...popup}
        className={clsx(
          '[--side:1.5rem] tight:[--side:1rem]',
          'flex max-h-[calc(100%-1rem)] w-full flex-col overflow-y-auto overscroll-contain rounded-t-lg border border-hairline bg-surface text-ink shadow-raised outline-none transition-[translate,opacity] duration-200 data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:rounded-lg sm:pb-0 roomy:overflow-hidden',
          !hasFoot && 'pb-[env(safe-area-inset-bottom)]',
          !asPage && 'sm:max-h-full',
          asPage &&
            // In the middle of a wide screen it is lower than its words, which are cut where they go on.
            'max-sm:h-full max-sm:max-h-full max-sm:rounded-none max-sm:border-0 max-sm:pt-[env(safe-area-inset-top)] sm:max-h-[min(100%,96dvh)]',
          fills && 'sm:h-[min(38rem,100%)]',
          width,
        )}
      >
        {children}
      </Base.Popup>
    </Base.Viewport>
  </Base.Portal>
)

/** How many dialogs lie over the page, one over the other. */
let veils = 0

/** Darkens what is below a dialog, another one as well; the page is marked for its style as long as one lies over it. */
function Veil() {
  useLayoutEffect(() => {
    const change = (by: number) => {
      veils += by
      document.documentElement.toggleAttribute('data-veiled', veils > 0)
    }
    change(1)
    return () => change(-1)
  }, [])
  return (
    <Base.Backdrop
      forceRender
      className="fixed inset-0 z-50 min-h-dvh bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
    />
  )
}

/** A toast over an open dialog: above its buttons, and in sight where the dialog scrolls as a whole. What failed stands with what it is about. */
const InSight = () => (
  <div className="sticky bottom-0 z-10">
    <ToastPlace failures="too" />
  </div>
)

/** Where what scrolls goes out of sight above the foot: softly, over the room that its end leaves free. */
const Fade = () => (
  <div
    aria-hidden="true"
    className="pointer-events-none relative -mt-6 hidden h-6 shrink-0 bg-linear-to-t from-surface to-transparent roomy:block forced-colors:hidden"
  />
)

/**
 * Last in what scrolls where no foot is below it: it fades at the edge for as long as more follows. Its own place is behind the
 * room that is free at the end.
 */
const MoreBelow = () => (
  <div aria-hidden="true" className="contents">
    <div className="pointer-events-none sticky bottom-0 -mb-8 hidden h-8 -mx-(--side) bg-linear-to-t from-surface to-transparent roomy:block forced-colors:hidden" />
    <div className="relative -mx-(--side) h-8 bg-surface" />
  </div>
)

/** The same at the upper edge, below the head of a dialog. */
const fadeBelowHead =
  'z-20 roomy:after:pointer-events-none roomy:after:absolute roomy:after:inset-x-0 roomy:after:top-full roomy:after:h-4 roomy:after:bg-linear-to-b roomy:after:from-surface roomy:after:to-transparent forced-colors:after:hidden'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** The description is for screen readers alone. */
  descriptionUnseen?: boolean | undefined
  /**
   * For a talk: as high from its first word on as it may become, under one bar in which nothing ever moves. A way back
   * at its start, words below the title, and how far it has come along its lower edge.
   */
  talk?: false | { lead: ReactNode; words: ReactNode; progress: ReactNode } | undefined
  children?: ReactNode
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
  /** What it all leads to, in place of `actions`: a bar of its own below what scrolls. */
  foot?: ReactNode
  wide?: boolean | undefined
  /** No line between its head and what scrolls, which fades there. */
  seamless?: boolean | undefined
  /** What it is about leads: its title is small above it. */
  quietTitle?: boolean | undefined
  asPage?: boolean | undefined
  /** For long reading: the body becomes a named region of 60 % of the screen that scrolls by keyboard. */
  scrollArea?: boolean | undefined
  initialFocus?: PopupProps['initialFocus']
  finalFocus?: PopupProps['finalFocus']
}

/** What a dialog is about, where that stands in what scrolls and not in its head. */
export const DialogDescription = ({ children }: { children: ReactNode }) => (
  <Base.Description render={<div />}>{children}</Base.Description>
)

/** A dialog that closes with Escape, the cross or a press beside it, and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, foot } = props
  const { wide, asPage, scrollArea, talk, seamless, quietTitle } = props
  const popup = useRef<HTMLDivElement>(null)
  const hasFoot = Boolean(actions || foot)
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Frame
        width={wide ? 'sm:max-w-column' : 'sm:max-w-lg'}
        asPage={asPage}
        fills={Boolean(talk)}
        hasFoot={Boolean(foot)}
        ref={popup}
        // What is there to read has nothing to press first.
        initialFocus={props.initialFocus ?? (scrollArea ? popup : undefined)}
        finalFocus={props.finalFocus}
      >
        {talk ? (
          <TalkHead title={title} {...talk} />
        ) : (
          <header
            className={clsx(
              'relative flex flex-wrap items-start gap-x-4 gap-y-1 px-(--side)',
              quietTitle ? 'pt-4' : 'pt-6 tight:pt-4',
              seamless ? `pb-1 ${fadeBelowHead}` : 'pb-4 tight:pb-3',
            )}
          >
            <Base.Title
              className={clsx(
                'min-w-0 flex-1',
                quietTitle
                  ? 'pt-1 font-sans text-meta font-semibold tracking-normal text-muted'
                  : // Its first line is level with the cross.
                    'text-heading tight:pt-1 tight:text-subhead',
              )}
            >
              {title}
            </Base.Title>
            <Base.Close
              render={<IconButton label="Close" icon={<X />} className="-mt-1.5 -mr-2.5" />}
            />
            {description && (
              <Base.Description
                render={<div />}
                className={
                  props.descriptionUnseen ? 'sr-only' : 'w-full text-meta text-pretty text-muted'
                }
              >
                {description}
              </Base.Description>
            )}
          </header>
        )}
        {scrollArea ? (
          <ScrollRegion
            label={title}
            className={clsx(
              'max-h-[60dvh] shrink-0 overflow-y-auto overscroll-contain border-t border-hairline px-(--side) pt-4 focus-visible:-outline-offset-4 roomy:shrink',
              hasFoot && 'pb-6',
            )}
          >
            {children}
            {!hasFoot && <MoreBelow />}
          </ScrollRegion>
        ) : (
          <div
            className={clsx(
              'px-(--side) roomy:min-h-0 roomy:overflow-y-auto roomy:overscroll-contain',
              talk ? 'grid flex-1 pt-5' : 'pt-4',
              !talk && !seamless && 'border-t border-hairline',
              hasFoot && 'pb-7',
            )}
          >
            {children}
            {!hasFoot && <MoreBelow />}
          </div>
        )}
        {hasFoot && <Fade />}
        {open && <InSight />}
        {actions && (
          // Over the fade, which would take the upper line of what has one.
          <footer className="relative flex flex-wrap-reverse gap-3 px-(--side) pt-0.5 pb-6 tight:gap-1 tight:pb-4 tight:[&>button]:px-3 *:flex-auto sm:justify-end sm:*:flex-none">
            {actions}
          </footer>
        )}
        {foot && (
          <footer className="border-t border-hairline px-(--side) pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:py-4">
            {foot}
          </footer>
        )}
      </Frame>
    </Base.Root>
  )
}

type TalkHeadProps = { title: string } & Exclude<DialogProps['talk'], false | undefined>

/** The bar over a talk, with room for a way back before there is one, and below it what goes by fades. */
const TalkHead = ({ title, lead, words, progress }: TalkHeadProps) => (
  <>
    <header className="grid gap-2 pt-6 pb-2 tight:pt-3">
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center gap-x-1 px-[calc(var(--side)-0.75rem)] text-center">
        <div>{lead}</div>
        <div>
          <Base.Title className="text-lead leading-snug">{title}</Base.Title>
          {words}
        </div>
        <Base.Close render={<IconButton label="Close" icon={<X />} />} />
      </div>
      <div className="px-(--side)">{progress}</div>
    </header>
    <div
      aria-hidden="true"
      className="pointer-events-none relative z-1 -mb-5 hidden h-5 shrink-0 bg-linear-to-b from-surface to-transparent roomy:block forced-colors:hidden"
    />
  </>
)

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
    <AlertDialog.Root open={open} onOpenChange={(next) => pending || onOpenChange(next)}>
      <Frame width="sm:max-w-md" initialFocus={cancel}>
        <div className="grid gap-2 p-6">
          <Base.Title className="text-heading">{title}</Base.Title>
          <Base.Description>{description}</Base.Description>
        </div>
        {open && <InSight />}
        <footer className="flex flex-col-reverse gap-3 px-(--side) pb-6 sm:flex-row sm:justify-end">
          <Base.Close render={<Button ref={cancel} variant="secondary" />}>
            {props.cancelLabel ?? 'Cancel'}
          </Base.Close>
          <Button variant={props.tone ?? 'primary'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </footer>
      </Frame>
    </AlertDialog.Root>
  )
}

type DialogSectionProps = {
  title: string
  /** A sentence or two under the heading. */
  hint?: string
  children?: ReactNode
}

/** A part of a dialog under a heading of its own, with room between it and what comes before it. */
export function DialogSection({ title, hint, children }: DialogSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid gap-4 not-first:mt-10">
      <div className="grid gap-1">
        <h3 id={titleId} className="font-serif text-prompt font-medium">
          {title}
        </h3>
        {hint && <p className="text-meta text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
