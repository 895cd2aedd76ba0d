import { clsx } from 'clsx'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { marked } from './marked.ts'

type PageFrameProps = {
  /** A `PageBody`. */
  children: ReactNode
  /** The line above the column: logo at its start, menu at its end. */
  header?: ReactNode
  /** On a wide screen the room has half of it: for a page whose picture says as much as its words. */
  halved?: boolean | undefined
  /** No wider than a form, in the middle of the room that the page has. */
  slim?: boolean | undefined
}

/** Skip link and header; stays as it is while the pages inside it come and go. */
export function PageFrame({ children, header, halved, slim }: PageFrameProps) {
  const letter = useRef<HTMLSpanElement>(null)
  useVisibleViewport()
  useLargeLetters(letter)
  // For the dialogs, which are outside of it.
  useLayoutEffect(() => {
    if (halved) return marked(document.documentElement, 'data-halved')
  }, [halved])
  return (
    <div className="page-frame" data-halved={halved ? '' : undefined}>
      <a
        href="#main"
        className="fixed top-[max(0.5rem,env(safe-area-inset-top))] left-[max(0.5rem,env(safe-area-inset-left))] z-60 -translate-y-40 rounded-md border border-edge bg-surface px-4 py-3 font-semibold text-accent-ink focus:translate-y-0 print:hidden"
      >
        Skip to the main part
      </a>
      <span
        ref={letter}
        aria-hidden="true"
        className="invisible absolute h-[1lh] w-px text-base leading-none"
      />
      {header && (
        <header className="group/header relative z-10 sides has-data-popup-open:z-70 pt-[calc(0.75rem+env(safe-area-inset-top))] pb-3 lg:col-start-2 lg:row-start-1 print:hidden">
          <div
            className={clsx(
              'mx-auto flex min-h-12 items-center justify-between gap-2 in-data-large:flex-wrap sm:gap-4',
              slim ? 'max-w-measure' : 'max-w-column',
            )}
          >
            {header}
          </div>
        </header>
      )}
      {children}
    </div>
  )
}

/** For the pages that have no picture of their own, none of which is the first; they go without it where it cannot come. */
const RoomScene = lazy<ComponentType>(() =>
  import('./brand/room-scene.tsx').then(
    (room) => ({ default: room.RoomScene }),
    () => ({ default: () => null }),
  ),
)

type PageBodyProps = {
  children: ReactNode
  /** Words under the picture of the room, on wide screens only. */
  beside?: ReactNode
  /** In place of the picture of the room; stands on the floor, which begins at four fifths of the height, or lower without words on it. */
  picture?: ReactNode
  /** For chats: as high as the screen above the keyboard, with no page scroll. */
  fill?: boolean | undefined
  slim?: boolean | undefined
}

/** The main column of a `PageFrame`, and on wide screens the quiet room beside it. */
export function PageBody({ children, beside, picture, fill, slim }: PageBodyProps) {
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (fill) return marked(main.current?.parentElement, 'data-fill')
  }, [fill])
  // For the dialogs, which leave it in sight.
  useLayoutEffect(() => marked(document.documentElement, 'data-room'), [])
  return (
    <>
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={clsx(
          'w-full flex-1 outline-none lg:col-start-2 lg:row-start-2',
          fill
            ? 'flex min-h-0 flex-col'
            : [
                'mx-auto sides pt-4 pb-16',
                slim
                  ? 'max-w-[calc(var(--container-measure)+4rem)]'
                  : 'max-w-[calc(var(--container-column)+4rem)]',
              ],
        )}
      >
        {children}
      </main>
      <aside className="sticky top-0 hidden h-dvh flex-col overflow-hidden bg-sunken lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:flex print:hidden">
        {picture ? (
          <div className={clsx('flex shrink-0', beside ? 'h-[83%]' : 'h-[92%]')}>{picture}</div>
        ) : (
          <Suspense fallback={null}>
            <RoomScene />
          </Suspense>
        )}
        {/* The floor of the room, down to the edge of the window. */}
        {(picture || beside) && (
          <div
            className={clsx(
              'flex items-center bg-hairline px-8 font-serif text-lead *:text-balance',
              picture ? 'min-h-0 flex-1' : 'py-8',
            )}
          >
            {beside}
          </div>
        )}
      </aside>
    </>
  )
}

/** A page with a header of its own. */
export function PageShell({ header, halved, slim, ...body }: PageFrameProps & PageBodyProps) {
  return (
    <PageFrame header={header} halved={halved} slim={slim}>
      <PageBody slim={slim} {...body} />
    </PageFrame>
  )
}

/** So many letters, by their height, are across a window in which they are not large. */
const fewLetters = 20

/** Marks the document while its letters are large for the window, by whatever setting of the browser or the phone. */
function useLargeLetters(letter: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!letter.current) return
    const page = document.documentElement
    let height = 0
    const mark = () => page.toggleAttribute('data-large', innerWidth < fewLetters * height)
    const watching = new ResizeObserver(([entry]) => {
      height = entry?.contentRect.height ?? 0
      mark()
    })
    watching.observe(letter.current)
    window.addEventListener('resize', mark)
    return () => {
      watching.disconnect()
      window.removeEventListener('resize', mark)
      page.removeAttribute('data-large')
    }
  }, [letter])
}

/**
 * Below this a dialog scrolls as a whole. For a page with a chat, `styles.css`, `base.css` and `gentle-scroll.ts` have the
 * same number of the window.
 */
const lowInRem = 26

/**
 * Writes the part of the screen that the on-screen keyboard leaves free into `--visible-height` and
 * `--visible-top`, for parts that must stay above the keyboard, and marks the document where that part is low.
 */
function useVisibleViewport() {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const page = document.documentElement
    const { style } = page
    const measure = () => {
      const zoomed = view.scale > 1.01
      const rem = Number.parseFloat(getComputedStyle(page).fontSize)
      page.toggleAttribute('data-low', !zoomed && view.height < lowInRem * rem)
      style.setProperty('--visible-height', zoomed ? '100dvh' : `${view.height}px`)
      style.setProperty('--visible-top', zoomed ? '0px' : `${view.offsetTop}px`)
    }
    // There is no keyboard before something has the focus, and to look is to lay the page out.
    if (document.activeElement !== document.body) measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      style.removeProperty('--visible-height')
      style.removeProperty('--visible-top')
      page.removeAttribute('data-low')
    }
  }, [])
}
