export type ProfilePart = 'profile' | 'couple' | 'security'

const doors = new Set<(part: ProfilePart) => void>()

/** Asks for a part of Profile Settings from anywhere on a signed-in page; the menu is what opens them. */
export const openProfileSettings = (part: ProfilePart): void => {
  for (const open of doors) open(part)
}

/** Calls `open` whenever somebody asks for Profile Settings; gives the way to stop. */
export function watchProfileDoor(open: (part: ProfilePart) => void): () => void {
  doors.add(open)
  return () => void doors.delete(open)
}
