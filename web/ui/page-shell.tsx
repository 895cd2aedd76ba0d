import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { RoomScene } from './room-scene.tsx'
import { useVisibleViewport } from './visible-viewport.ts'

export type PageShellProps = {
  children: ReactNode
  /** The line above the column: logo at its start, menu at its end. */
  header?: ReactNode
  /** Words under the picture of the room, on wide screens only. */
  beside?: ReactNode
  /** For chats: as high as the screen above the keyboard, with no page scroll. */
  fill?: boolean | undefined
}

/** Skip link, header, the main column, and on wide screens the quiet room beside it. */
export function PageShell({ children, header, beside, fill }: PageShellProps) {
  useVisibleViewport()
  return (
    <div className="print:block lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-24 rounded-md border border-edge bg-surface px-4 py-3 font-semibold text-accent-ink focus:translate-y-0"
      >
        Skip to the main part
      </a>
      <div
        className={classNames(
          'flex flex-col lg:order-2',
          fill
            ? 'min-h-dvh tall:fixed tall:inset-x-0 tall:top-(--visible-top,0px) tall:h-(--visible-height,100dvh) tall:min-h-0 lg:tall:static lg:tall:h-dvh'
            : 'min-h-dvh',
        )}
      >
        {header && (
          <header className="print:hidden px-4 pt-[calc(0.75rem+env(safe-area-inset-top))] pb-3 sm:px-8">
            <div className="mx-auto flex min-h-12 max-w-column items-center justify-between gap-4">
              {header}
            </div>
          </header>
        )}
        <main
          id="main"
          tabIndex={-1}
          className={classNames(
            'w-full flex-1 outline-none',
            fill
              ? 'flex min-h-0 flex-col'
              : 'mx-auto max-w-[calc(var(--container-column)+4rem)] px-4 pt-4 pb-16 sm:px-8',
          )}
        >
          {children}
        </main>
      </div>
      <aside className="sticky top-0 hidden h-dvh print:hidden flex-col border-r border-hairline bg-sunken lg:order-1 lg:flex">
        <RoomScene className="min-h-0 w-full flex-1" />
        {beside && <div className="border-t border-edge bg-paper px-8 py-6">{beside}</div>}
      </aside>
    </div>
  )
}
