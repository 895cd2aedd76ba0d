import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import './styles.css'
import { FirstVisit, isFirstScreen } from './app/first-visit.tsx'

const root = document.getElementById('root')
if (root?.hasChildNodes() && isFirstScreen(window.location.pathname)) {
  hydrateRoot(
    root,
    <StrictMode>
      <FirstVisit />
    </StrictMode>,
  )
} else if (root) {
  // What the page was sent with stays until then, and then looks the same.
  void import('./app/start.tsx').then(({ start }) => start(root))
}
