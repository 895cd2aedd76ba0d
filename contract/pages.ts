/** The pages of the route table (product §2), in the notation of the web's router. */
export const pagePaths = {
  root: '/',
  onboarding: '/onboarding',
  auth: '/auth',
  home: '/home',
  settings: '/settings',
  timeline: '/timeline',
  join: '/join/:token',
  joinWithoutToken: '/join',
} as const
