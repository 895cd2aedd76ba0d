import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './styles.css'
import { FirstVisit } from './app/first-visit.tsx'

const root = document.getElementById('root')
if (root?.hasChildNodes()) {
  hydrateRoot(
    root,
    <StrictMode>
      <FirstVisit />
    </StrictMode>,
  )
} else if (root) {
  void import('./app/app.tsx').then(({ App }) =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
}
