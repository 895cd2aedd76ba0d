const wholeApp = 'show the whole app over a whole server'
const processes = 'start commands or servers as processes'

/** What `npm run check` leaves to `npm test`, and why. */
export const slowTests: Record<string, string> = {
  'server/testing/trust/**': 'attack, crash or race whole servers',
  'server/text-growth.test.ts': 'time all functions that read a text with every pair of signs',
  'server/testing/content-lint/meaning-lint.test.ts': 'ask what each line of the deck means',
  'server/text-work.test.ts': 'wait for threads that hang',
  'server/testing/bench/bench.test.ts': 'start a server as a process, and threads',
  'server/testing/evaluation/evaluation.test.ts':
    'measure the guide on a part of the held-out pairs',
  'server/guide/writing/built-in-guide.test.ts': 'write about every pair of answers, many times',
  'server/testing/{local-guide,model-process}.test.ts': processes,
  'server/features/hosting/{admin,mail-trial}.test.ts': processes,
  'server/features/inbox/read-inbox.test.ts': processes,
  'server/features/reminders/sending/reminders-life.test.ts': processes,
  'web/app/failing-forms.test.tsx': 'try each form with each failure',
  'web/pages/**/*.test.tsx': wholeApp,
  'web/features/{catchup,forms,inviting,profile,reminders}/**/*.test.tsx': wholeApp,
}
