const doors = new Set<() => void>()

/** Asks for Profile Settings from anywhere on a signed-in page; the menu is what opens them. */
export const openProfileSettings = (): void => {
  for (const open of doors) open()
}

/** Calls `open` whenever somebody asks for Profile Settings; gives the way to stop. */
export function watchProfileDoor(open: () => void): () => void {
  doors.add(open)
  return () => void doors.delete(open)
}
