import { createRoot } from 'react-dom/client'

/** The least that renders anything in a browser. */
createRoot(document.body).render('')
