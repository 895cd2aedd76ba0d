/** What `npm run check` leaves to `npm test`, and why. */
export const slowTests: Record<string, string> = {
  'server/testing/trust/**': 'attack, crash or race whole servers',
  'server/text-growth.test.ts': 'times every function that reads a text with every pair of signs',
  'server/text-work.test.ts': 'starts threads and waits for those that hang',
  'server/features/your-data/delete-account.test.ts': 'starts commands as processes',
  'server/features/inbox/read-inbox.test.ts': 'starts commands as processes',
  'server/features/reminders/reminders-life.test.ts': 'starts and kills servers',
  'web/app/**/*.test.tsx': 'show the whole app over a whole server',
  'web/pages/**/*.test.tsx': 'show the whole app over a whole server',
}
