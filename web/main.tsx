import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
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
  void import('./app/start.tsx').then(({ start }) => start(root))
}
