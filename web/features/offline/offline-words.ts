/** What is said about the app itself. */
export const offlineWords = {
  newVersion: {
    ready: 'A new version of Duologue is ready. It takes a second.',
    use: 'Use it now',
  },
} as const
