import { createContext } from 'react'

/** Loads the page anew, as the browser's own button does. */
export const ReloadPage = createContext((): void => window.location.reload())
