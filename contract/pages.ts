/** The pages of the route table (spec §2), in the notation of the web's router. */
export const pagePaths = {
  root: '/',
  onboarding: '/onboarding',
  auth: '/auth',
  home: '/home',
} as const
