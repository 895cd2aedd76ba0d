import type * as dom from '@testing-library/dom'

/** A text that is looked for, as it goes to the page. */
export type Wanted = { text: string; exact: boolean } | { pattern: string; flags: string }

/** One step on the way to elements, each from those that the step before found. */
export type Step =
  | { by: 'role'; role: string; name?: Wanted; states: Record<string, boolean | number> }
  | { by: 'text' | 'label' | 'placeholder' | 'having'; wanted: Wanted }
  | { by: 'selector'; selector: string }
  | { by: 'nth'; at: number }
  | { by: 'and' | 'or'; others: Step[] }

/** Runs in the page, and so has all that it needs inside: the elements that the steps lead to, as Playwright finds them. */
export function findInPage(steps: Step[]): Element[] {
  const { queryAllByRole } = (globalThis as unknown as { TestingLibraryDom: typeof dom })
    .TestingLibraryDom
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

  const fits = (given: string | null | undefined, wanted: Wanted): boolean => {
    const text = plain(given)
    if ('pattern' in wanted) return new RegExp(wanted.pattern, wanted.flags).test(text)
    if (wanted.exact) return text === plain(wanted.text)
    return text.toLowerCase().includes(plain(wanted.text).toLowerCase())
  }
  const all = (root: ParentNode, selector = '*') => [...root.querySelectorAll(selector)]
  const isSaid = (element: Element) => !element.matches('script, style, noscript, head, head *')

  /** What says it may be the element itself from which it is looked for. */
  const byText = (root: ParentNode, wanted: Wanted) =>
    [...(root instanceof Element ? [root] : []), ...all(root)]
      .filter((element) => isSaid(element) && fits(element.textContent, wanted))
      .filter((element) => ![...element.children].some((one) => fits(one.textContent, wanted)))

  const labelsOf = (element: Element): string[] => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/)
    if (ids) return [ids.map((id) => document.getElementById(id)?.textContent).join(' ')]
    const own = [...((element as HTMLInputElement).labels ?? [])].map((one) =>
      plain(one.textContent),
    )
    return [...own, element.getAttribute('aria-label') ?? ''].filter((one) => one !== '')
  }

  const follow = (from: ParentNode[], step: Step): Element[] => {
    switch (step.by) {
      case 'role':
        return from.flatMap((root) => {
          const { role, name, states } = step
          const options = { ...states, ...(name && { name: (said: string) => fits(said, name) }) }
          return queryAllByRole(root as HTMLElement, role, options)
        })
      case 'text':
        return from.flatMap((root) => byText(root, step.wanted))
      case 'label':
        return from.flatMap((root) =>
          all(root).filter((one) => labelsOf(one).some((label) => fits(label, step.wanted))),
        )
      case 'placeholder':
        return from.flatMap((root) =>
          all(root, '[placeholder]').filter((one) =>
            fits(one.getAttribute('placeholder'), step.wanted),
          ),
        )
      case 'having':
        return (from as Element[]).filter((one) => fits(one.textContent, step.wanted))
      case 'selector':
        return from.flatMap((root) => all(root, step.selector))
      case 'nth':
        return [(from as Element[]).at(step.at)].filter((one) => one !== undefined)
      case 'and': {
        const others = walk(step.others)
        return (from as Element[]).filter((one) => others.includes(one))
      }
      case 'or': {
        const either = new Set([...(from as Element[]), ...walk(step.others)])
        return all(document).filter((one) => either.has(one))
      }
    }
  }
  const walk = (way: Step[]): Element[] => {
    let found: ParentNode[] = [document.documentElement]
    for (const step of way) found = [...new Set(follow(found, step))]
    return found as Element[]
  }
  return walk(steps)
}
