import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { appPlatform } from '#web/device/app.ts'
import { App } from './app.tsx'
import { beginAnewWhenBroughtBack } from './brought-back.ts'

/** Shows the whole app in that element, on a phone with all that a phone has besides. */
export async function start(element: HTMLElement): Promise<void> {
  beginAnewWhenBroughtBack()
  const root = createRoot(element)
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  if (appPlatform() === null) return root.render(app)
  const { renderInApp } = await import('./in-app.tsx')
  await renderInApp(root, app)
}
