/** What is said of joining, besides the server's own sentences. */
export const joiningWords = {
  joined: (name: string) => ({
    title: 'Welcome to Duologue!',
    description: `Successfully joined as ${name}. You can now track progress together!`,
  }),
  notJoined: {
    title: 'Failed to join couple',
    description: 'Please check your invite token and try again',
  },
}
