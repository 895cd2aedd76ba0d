import type { Page } from 'playwright-core'
import { browserName } from './browser.ts'

const rolesWithNames = new Set([
  ...['alertdialog', 'dialog', 'region', 'navigation', 'radiogroup', 'tablist', 'tabpanel'],
  ...['button', 'checkbox', 'combobox', 'link', 'listbox', 'menu', 'menuitem', 'option', 'radio'],
  ...['searchbox', 'slider', 'spinbutton', 'switch', 'tab', 'textbox', 'img'],
])

/** Every control, dialog and region that the browser has no name for to tell a screen reader. Chromium alone says. */
export async function namelessControls(page: Page): Promise<string[]> {
  if (browserName !== 'chromium') return []
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const nameless = nodes.filter(
    ({ ignored, role, name }) =>
      !ignored && rolesWithNames.has(String(role?.value)) && !String(name?.value ?? '').trim(),
  )
  const told = nameless.map(async ({ role, backendDOMNodeId }) => {
    if (backendDOMNodeId === undefined) return String(role?.value)
    const { outerHTML } = await devtools.send('DOM.getOuterHTML', {
      backendNodeId: backendDOMNodeId,
    })
    return `${role?.value}: ${outerHTML.slice(0, 200)}`
  })
  const all = await Promise.all(told)
  await devtools.detach()
  return all
}
