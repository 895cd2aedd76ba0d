import type { ComponentProps } from 'react'

/** A named part of the page that scrolls by itself and can be scrolled by keyboard. */
export function ScrollRegion({ label, ...section }: ComponentProps<'section'> & { label: string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only what it can reach
  return <section aria-label={label} tabIndex={0} {...section} />
}
