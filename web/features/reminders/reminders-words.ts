import type { ReminderStep } from '#contract/reminders.ts'
import { isUniversal, zoneClock, zoneName } from '#contract/zone-clock.ts'

/** What the reminders' settings say. */
export const remindersWords = {
  loading: 'Loading…',
  loadFailed: {
    title: 'We could not load your reminder settings',
    hint: 'They are kept, and your reminders go on. Check your connection.',
  },
  form: {
    enable: 'Enable reminders',
    enableHint: 'A gentle nudge when it is time to talk.',
    /** When reminders come, and when they would; the time follows. */
    every: {
      weekly: (day: string) => `Every ${day}`,
      fortnightly: (day: string) => `Every other ${day}`,
      monthly: (day: string) => `Every fourth ${day}`,
    },
    off: {
      weekly: (day: string) => `Off. When on: ${day}s`,
      fortnightly: (day: string) => `Off. When on: every other ${day}`,
      monthly: (day: string) => `Off. When on: every fourth ${day}`,
    },
    at: ' at ',
    day: 'Day of the week',
    noDay: 'Choose a day',
    time: 'Time',
    frequency: 'How often',
    frequencies: { weekly: 'Weekly', fortnightly: 'Fortnightly', monthly: 'Monthly' },
    monthlyHint: 'Monthly means every four weeks.',
    email: 'Remind me by email',
    emailTo: (address: string) => `To ${address}`,
    noEmail: 'No email goes out from this server yet, so none would come.',
    next: 'Next reminder:',
    /** Of a time that the change to summer leaves out on that day. */
    skipped: (time: string) => `The clocks skip ${time} on that day.`,
    moves: (from: string, to: string) =>
      `Saving moves your reminders from ${timeOf(from)} to ${timeOf(to)}.`,
    save: 'Save Settings',
    saving: 'Saving...',
  },
  saved: (day: string, time: string) => ({
    title: 'Settings Saved',
    description: `Reminders set for ${day}s at ${time}`,
  }),
  savedOff: { title: 'Settings Saved', description: 'Reminders have been disabled' },
  saveFailed: {
    title: 'Error',
    description: 'Failed to save reminder settings. Please try again.',
  },
  /** What reminders by the browser depend on (product §2). */
  hints: [
    'Reminders show as browser notifications.',
    'Your browser has to allow notifications.',
    'Notifications work best while this tab is open.',
  ],
  /** What they depend on in the apps. */
  hintsInApp: [
    'Reminders come from this phone, even when it is offline.',
    'Your phone has to allow notifications.',
    'They may come a few minutes late, to save battery.',
  ],
  /** Where reminders are on, and this browser does not show them, by what is allowed in it. */
  silent: {
    granted: 'Your reminders are saved, but this browser could not be set up.',
    default: 'Your reminders are on, but this browser does not show them yet.',
    denied:
      'Your reminders are on, but this browser blocks notifications. You can allow them in its settings for this site.',
    unsupported:
      'This browser cannot show notifications. On an iPhone or iPad, add Duologue to the home screen first.',
  },
  /** The same while they are off, to who may want to turn them on. */
  blocked: 'This browser blocks notifications for this site.',
  /** What works in any browser, where the server sends email to this person and where not. */
  everywhere: {
    withEmail: 'Email and calendar reminders work everywhere.',
    withoutEmail: 'Calendar reminders work everywhere.',
  },
  /** What did not get through, by email and by notification. */
  trouble: {
    noMailService: 'This server does not send email yet, so reminders cannot reach you that way.',
    email: (count: number) =>
      count === 1
        ? 'Our last reminder by email did not get through. We will try the next one as usual.'
        : `Our last ${count} reminders by email did not get through. There may be a problem with mail on this server, which whoever runs it can look into, or your address in Profile Settings may be out of date.`,
    browserGone:
      'Your browser no longer takes our notifications. Turn reminders off and on again, here or in the browser that should show them.',
    notification: (count: number, mayMail: boolean) =>
      count === 1
        ? 'Our last notification did not get through. We will try the next one as usual.'
        : `Our last ${count} notifications did not get through. Turn reminders off and on again, or choose ${mayMail ? 'email' : 'the calendar'}.`,
  },
  allow: 'Allow notifications here',
  consent: {
    required: {
      title: 'Notification Permission Required',
      description: 'Please allow notifications to receive catch-up reminders.',
      variant: 'destructive',
    },
    blocked: {
      title: 'Notifications Blocked',
      description: 'Please enable notifications in your browser settings to receive reminders.',
      variant: 'destructive',
    },
  },
  trial: {
    title: 'Try it out',
    about: 'A test shows at once whether your reminders reach you.',
    send: 'Send me a test now',
    turnOn: 'Turn reminders or email on and save first.',
    failures: 'What did not work',
    others: 'What the test found',
    /** The outcome in one sentence, above its steps. */
    verdict(ways: readonly ReminderStep['step'][]) {
      const [push, email] = [ways.includes('push'), ways.includes('email')]
      if (push && email) return 'Your test is on its way, as a notification and by email.'
      if (push) return 'Your test is on its way, as a notification.'
      if (email) return 'Your test is on its way, by email.'
      return 'No test could reach you. This is what we found:'
    },
    whileOpen: 'Reminders show here while Duologue is open in this browser.',
    notRun: 'The test could not be run.',
    permission: {
      name: 'Permission',
      granted: 'This browser may show notifications.',
      default: 'This browser is not allowed to show notifications yet.',
      denied: 'This browser blocks notifications. Allow them in its settings for this site.',
      unsupported: 'This browser cannot show notifications.',
    },
    browser: {
      name: 'This browser',
      ready: 'This browser is set up to be reached at any time.',
      unsupported: 'This browser can only be reached while Duologue is open in it.',
      failed:
        'This browser could not be set up, because its push service did not answer. It still reminds you while Duologue is open in it.',
    },
    server: {
      subscription: 'Your browsers',
      push: 'Notification',
      email: 'Email',
    } satisfies Record<ReminderStep['step'], string>,
    noPush: 'No browser of yours is set up for notifications.',
    unreached:
      'This browser could not be reached by its notification service. Try again, or use email.',
    sending: 'Sending',
    sendFailed: 'We could not reach Duologue. Check your connection.',
  },
  calendar: {
    title: 'In your calendar',
    link: 'Calendar link',
    hint: 'Apple devices and Outlook open it; elsewhere, copy it. Whoever has it sees your day and time.',
    add: 'Add to Calendar',
    copy: 'Copy Link',
    saveFirst: 'Save a day and time first.',
    copied: { title: 'Content copied to clipboard!' },
    copyFailed: {
      title: 'That did not work here',
      description: 'Please select the link and copy it by hand.',
    },
    renew: 'Renew Link',
    renewTitle: 'Renew the calendar link',
    renewHint:
      'The old link stops working, and every calendar that uses it stops showing your reminders.',
    renewed: {
      title: 'New calendar link',
      description: 'The old one no longer works. Add the new one to your calendar.',
    },
    renewFailed: {
      title: 'The calendar link is still the old one',
      description: 'Something went wrong. Please try again.',
    },
  },
} as const

const half = 183 * 24 * 60 * 60 * 1000

/** Whose clocks are meant; where they are moved twice a year, also that this changes nothing. */
export function inTheTimeOf(timeZone: string, now: Date): string {
  const clockAt = (moment: number) => zoneClock(timeZone).wallTimeAt(new Date(moment)).time
  const midnight = Math.floor(now.getTime() / 86_400_000) * 86_400_000
  const moves = clockAt(midnight) !== clockAt(midnight + half)
  return isUniversal(timeZone)
    ? 'Universal time (UTC), because this browser gives no time zone.'
    : `${timeOf(timeZone)}${moves ? ', even when the clocks change' : ''}.`
}

/** Those clocks' name within a sentence: “Berlin time”. */
function timeOf(timeZone: string): string {
  return isUniversal(timeZone) ? zoneName(timeZone) : `${zoneName(timeZone)} time`
}
