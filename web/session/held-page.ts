import { createContext, use, useEffect } from 'react'

const Hold = createContext<(isHeld: boolean) => void>(() => undefined)

/** Lets the pages below it use `useHeldPage`; its value is called with whether one of them is held. */
export const HeldPageProvider = Hold

/**
 * While `isHeld`, a login that has ended leads nowhere: words are being written here, and the page
 * itself offers to sign in again.
 */
export function useHeldPage(isHeld: boolean): void {
  const hold = use(Hold)
  useEffect(() => {
    hold(isHeld)
    return () => hold(false)
  }, [hold, isHeld])
}
