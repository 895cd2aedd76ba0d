import { localShelf, storageKeys } from './stored.ts'

/** Notes that somebody has signed in here before: a flag, and nothing of who. */
export const noteVisit = (): void => localShelf.write(storageKeys.wasHere, 'true')

export const wasHere = (): boolean => localShelf.read(storageKeys.wasHere) !== null

/** Travels with the navigation from the last slide, by way of /home, to /auth. */
export const newcomerState = { isNewcomer: true }

/** Whether somebody came by Get Started; takes the state of the history's entry. */
export const isNewcomer = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isNewcomer' in state && state.isNewcomer === true
