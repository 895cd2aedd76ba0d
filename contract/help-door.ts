/** What opens the way to people to call, on every screen. */
export const helpDoor = 'Not safe, or not okay?'
