import { createStore } from 'zustand/vanilla'

export type ProfilePart = 'profile' | 'couple' | 'security'

/** The part of Profile Settings that somebody asked for and that is not open yet; the menu opens it. */
export const profileDoor = createStore<{ asked: ProfilePart | null }>(() => ({ asked: null }))

/** Asks for a part of Profile Settings from anywhere on a signed-in page. */
export const openProfileSettings = (part: ProfilePart): void =>
  profileDoor.setState({ asked: part })
