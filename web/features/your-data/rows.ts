/** Things to do, as the rows of a list in one frame. */
export const rowsLook =
  'grid divide-y divide-hairline overflow-clip rounded-md border border-hairline bg-surface'
export const rowLook =
  'group flex min-h-14 w-full items-center gap-4 px-4 py-3 text-left transition-colors hover:bg-sunken focus-visible:-outline-offset-3'
