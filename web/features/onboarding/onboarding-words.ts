export const onboardingWords = {
  /** The four slides, in their order. */
  slides: [
    {
      id: 'welcome',
      title: 'Welcome to Duologue',
      text: 'A weekly check-in for two. Answer seven questions, each in private, then talk them over together.',
    },
    {
      id: 'busy',
      title: 'Too busy with life to find time to connect?',
      text: 'Work, dishes, one more message. The days fill up, and the talk you meant to have moves to tomorrow.',
    },
    {
      id: 'not-alone',
      title: "You're not alone.",
      text: 'Plenty of people who love each other get here, and nothing is broken. What helps is a little time, set aside on purpose.',
    },
    {
      id: 'small',
      title: 'Small check-ins. Big difference.',
      text: 'A few minutes each, once a week. Then one good talk.',
    },
  ],
} as const

export type SlideId = (typeof onboardingWords.slides)[number]['id']
