export const veilLook =
  'fixed inset-0 z-40 min-h-dvh bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** Follows the part of the screen that the keyboard leaves free; a sheet at the foot on phones. */
export const viewportLook =
  'fixed inset-x-0 top-(--visible-top,0px) z-50 flex h-(--visible-height,100dvh) items-end justify-center sm:items-center sm:p-6'

export const popupLook =
  'flex max-h-[calc(100%-1rem)] w-full flex-col overflow-hidden rounded-t-lg border border-hairline bg-surface pb-[env(safe-area-inset-bottom)] text-ink shadow-raised transition-[translate,opacity] duration-200 data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:max-h-full sm:rounded-lg sm:pb-0'
