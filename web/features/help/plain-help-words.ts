/** What help says on a page that has nothing but itself: it is part of the first script, and so by itself. */
export const plainHelpWords = {
  leave: 'Quick exit',
  /** Where the door itself cannot be fetched. */
  link: 'Not safe? findahelpline.com',
  href: 'https://findahelpline.com',
} as const
