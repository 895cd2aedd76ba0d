/**
 * Marks an element for the style; returns what takes the mark away. In place of `:has()` in the style: high up in a
 * page, that has the browser style elements anew whenever anything comes or goes below.
 */
export function marked(element: Element | null | undefined, name: string) {
  element?.setAttribute(name, '')
  return () => element?.removeAttribute(name)
}
