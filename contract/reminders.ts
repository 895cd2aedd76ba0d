import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PushEndpoint, PushSubscription } from './push-subscription.ts'
import { weekdays, weeksBetween } from './reminder-rhythm.ts'
import { isTimeZone } from './zone-clock.ts'

export const reminderSentences = {
  day: 'Please choose a day of the week.',
  time: 'Time must be in HH:MM format',
  enabled: 'Please say whether reminders are on or off.',
  frequency: 'Please choose weekly, fortnightly or monthly.',
  timeZone: 'We do not know that time zone.',
  email: 'Please say whether reminders also come by email.',
} as const

/** What a test reminder says of each of its steps, by the code that comes with it. */
export const reminderStepSentences = {
  'devices-ready': (count: number) =>
    `Notifications are set up in ${count === 1 ? 'one browser' : `${count} browsers`}.`,
  'no-device': 'No browser is set up for notifications yet. Allow them here, then save.',
  'devices-gone': 'This browser no longer takes notifications. Turn reminders off and on again.',
  'push-taken': 'The notification is on its way. It should appear within a minute.',
  'push-failed': 'The notification could not be handed over. Please try again in a few minutes.',
  'no-push': 'There was no browser to notify.',
  'push-off': 'Reminders by notification are off.',
  'mail-taken': 'The email is on its way.',
  'mail-kept': 'This server has no mail service, so no mail goes out.',
  'mail-failed': 'The email could not be sent. Please try again in a few minutes.',
  'mail-off': 'Reminders by email are off.',
} as const

/** Product §9. */
export const defaultReminder = {
  reminderDay: 'Wednesday',
  reminderTime: '17:30',
  reminderEnabled: false,
  frequency: 'weekly',
  reminderEmail: false,
} as const

const frequencies = Object.keys(weeksBetween) as (keyof typeof weeksBetween)[]

const choices = {
  reminderDay: z.enum(weekdays, reminderSentences.day),
  reminderTime: z
    .string(reminderSentences.time)
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, reminderSentences.time)),
  /** Whether they come as notifications; e-mail is a choice of its own. */
  reminderEnabled: z.boolean(reminderSentences.enabled),
}
export const Frequency = z.enum(frequencies, reminderSentences.frequency)
/** The name of an IANA zone. */
export const TimeZone = z
  .string(reminderSentences.timeZone)
  .check(z.refine(isTimeZone, reminderSentences.timeZone))
  .register(z.globalRegistry, { description: 'A time zone such as Pacific/Auckland.' })

/** What a person saves. A rhythm, a zone or an e-mail choice left out stays as it was, at first weekly, UTC and no. */
export const ReminderSettings = z.object({
  ...choices,
  frequency: z.optional(Frequency),
  timeZone: z.optional(TimeZone),
  reminderEmail: z.optional(z.boolean(reminderSentences.email)),
})
export type ReminderSettings = z.infer<typeof ReminderSettings>

/** One person's reminders as they stand, each of the couple having their own. */
export const Reminders = z.object({
  ...choices,
  frequency: Frequency,
  /** Null until a browser said it. */
  timeZone: z.nullable(z.string()),
  reminderEmail: z.boolean(),
  /** ISO 8601 in UTC; null while notifications and e-mail are both off. */
  nextReminder: z.nullable(z.string()),
  /** Whether a day and time were saved: from then on the calendar feed has dates, whatever is off. */
  isSaved: z.boolean(),
  /** The path of the person's calendar feed. Whoever knows it can read the feed. */
  calendarPath: z.string(),
  /** What a browser subscribes with (VAPID, base64url). */
  pushPublicKey: z.string(),
  /** What did not get through of the reminders that are on. */
  trouble: z.object({
    /** So many of the last ones in a row, by email and by notification. */
    emails: z.int(),
    notifications: z.int(),
    /** The last browser that took notifications takes none any more. */
    browserGone: z.boolean(),
    /** This server sends no mail at all, whatever is on. */
    noMailService: z.boolean(),
  }),
})
export type Reminders = z.infer<typeof Reminders>

/** The words of every reminder, however it arrives (product §8): no content, and no name of the other one. */
export const reminderMessage = (at: { reminderDay: string; reminderTime: string }) => ({
  title: 'Time for your catch-up!',
  body: `It's ${at.reminderTime} on ${at.reminderDay} - time to connect with your partner`,
})

export const readReminders = endpoint({
  method: 'GET',
  path: '/api/reminder-settings',
  reply: Reminders,
})

export const saveReminders = endpoint({
  method: 'PUT',
  path: '/api/reminder-settings',
  body: ReminderSettings,
  reply: Reminders,
  refuses: ['no-email-to-remind'],
})

const done = z.object({ message: z.string() })

/** Sends the person's reminders to this browser from now on, and to nobody else's account. */
export const savePushSubscription = endpoint({
  method: 'POST',
  path: '/api/reminders/push-subscription',
  body: PushSubscription,
  reply: done,
})

/** Fine to repeat; an endpoint that is not the person's is answered alike. */
export const removePushSubscription = endpoint({
  method: 'DELETE',
  path: '/api/reminders/push-subscription',
  body: z.object({ endpoint: PushEndpoint }),
  reply: done,
})

const stepCodes = Object.keys(reminderStepSentences) as (keyof typeof reminderStepSentences)[]

/** One step of a test reminder; `skipped` where there was nothing to do. */
export const ReminderStep = z.object({
  step: z.enum(['subscription', 'push', 'email']),
  outcome: z.enum(['worked', 'failed', 'skipped']),
  code: z.enum(stepCodes),
  message: z.string(),
})
export type ReminderStep = z.infer<typeof ReminderStep>

/** Sends a reminder now and tells of each step whether it worked. */
export const testReminder = endpoint({
  method: 'POST',
  path: '/api/reminders/test',
  reply: z.object({ steps: z.array(ReminderStep) }),
})

/** The coming year of reminders for calendar programs, as iCalendar; 404 for a token that is none. */
export const readCalendar = endpoint({
  method: 'GET',
  path: '/api/reminders/calendar/:token',
  params: z.object({ token: z.string() }),
  reply: z.string(),
  replyType: 'text/calendar; charset=utf-8',
})

/** Gives the feed another address; the old one ends. */
export const renewCalendar = endpoint({
  method: 'POST',
  path: '/api/reminders/calendar',
  reply: z.object({ calendarPath: z.string() }),
})
