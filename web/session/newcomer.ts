import { fits, remembered, storageKeys } from './kept.ts'

/** A flag, and nothing of who. */
const visit = remembered(
  storageKeys.wasHere,
  fits((value): value is true => value === true),
)

/** Notes that somebody has signed in here before. */
export const noteVisit = (): void => visit.set(true)

export const wasHere = (): boolean => visit.get() !== null

/** Travels with the navigation from the last slide, by way of /home, to /auth. */
export const newcomerState = { isNewcomer: true }

/** Whether somebody came by Get Started; takes the state of the history's entry. */
export const isNewcomer = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isNewcomer' in state && state.isNewcomer === true
