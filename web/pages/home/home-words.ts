import { localTime } from '#web/ui/text/local-time.ts'

/** What home says around its features. */
export const homeWords = {
  page: 'Weekly check-in',
  /** Under the room, in what is open beside it. */
  beside: {
    home: 'Seven questions each, answered in private. Then one talk, together.',
    questions: 'Nobody sees this until you have both finished.',
    catchup: 'Both of you, side by side. There is no hurry.',
    ask: 'The guide has time, whenever you do.',
  },
  title: 'Welcome to Your Weekly Relationship Check-in',
  howTo:
    'Select a participant and press Start Weekly Questions, then press Start Catch-up once both partners have answered.',
  goal: {
    label: 'What you would like more of:',
    change: 'Change',
    /** Read out after it. */
    changeWhat: ' what you would like more of',
  },
  offline: (asOf: number | null) =>
    `You seem to be offline.${asOf === null ? '' : ` What you see here is from ${localTime(new Date(asOf))}.`}`,
  offlineNext: 'You can keep answering your questions; everything else needs a connection.',
  noSession: 'We could not find out which session you are in.',
  failures: 'We could not refresh this page just now. We keep trying.',
  /** What exactly failed, behind "Details". */
  failed: (failures: readonly string[]) => failures.map((failure) => `${failure}.`).join(' '),
  /** Where there is nothing to do but to wait for the other one. */
  meanwhile: 'Meanwhile, a challenge',
  /** From who is done to the other one; it says nothing of the answers, and asks for nothing. */
  tellThem: {
    label: (partner: string) => `Tell ${partner} you are done`,
    title: 'Share with your partner',
    text: (isWeekly: boolean) =>
      `I have answered ${isWeekly ? "this week's" : 'our'} seven questions on Duologue. Yours are there whenever it suits you:`,
    /** Where the device can neither share nor copy it. */
    byHand: {
      toast: 'Please select the message below and copy it by hand.',
      label: 'Your message',
    },
  },
  answered: {
    title: 'Great job!',
    apart: (partner: string) => `Your talk opens once ${partner} has answered, too.`,
    /** The other one has answered here, on the device of the one who has not. */
    yours: 'Your talk opens once you have answered, too.',
    together: 'Now select the other partner to have them answer the same questions.',
  },
  finished: {
    title: 'Catch-up completed!',
    description: 'Starting a fresh session with new questions...',
  },
  /** Offered in the apps after a catch-up: that there was one, and never what was said in it. */
  share: {
    title: 'Share with your partner',
    text: (isWeekly: boolean) => `We have just had our ${isWeekly ? 'weekly ' : ''}catch-up.`,
    copied: { title: 'Content copied to clipboard!' },
  },
  /** The phone says it half a minute after somebody began, for who is meant to be next (product §9). */
  started: (name: string, isWeekly: boolean) => ({
    title: 'Relationship Check-in',
    body: `${name} has started ${isWeekly ? "this week's" : 'your'} questions.`,
  }),
  platforms: { ios: 'iOS', android: 'Android' },
  moved: {
    title: 'A new session has started',
    description: 'It was started on another device. You have moved on to its questions, too.',
  },
  readOn: 'Read on',
  week: {
    title: (isWeekly: boolean) => (isWeekly ? 'Your week' : 'Your seven'),
    isDone: (name: string) => `${name} is done`,
    hasAnswered: (name: string, answered: number, of: number) =>
      `${name} has answered ${answered} of ${of}`,
    label: (title: string, people: readonly string[]) =>
      `${[title, people.join(', ')].filter(Boolean).join(': ')}. Show the steps`,
    done: 'done',
  },
  handOver: {
    title: (to: string) => `Hand over to ${to}?`,
    description: (from: string) =>
      `What ${from} was typing is not sent yet. Handing over clears it from this device, so that nobody else reads it.`,
    somebody: 'somebody',
    cancel: 'Go back to it',
    confirm: 'Hand over',
  },
  /** In place of an open chat, once the other one was chosen over it. */
  covered: {
    title: (to: string) => `Handing over to ${to}`,
    hint: (from: string) => `What ${from} has written is out of sight.`,
    back: (from: string) => `Go back to ${from}`,
  },
  signInAgain: {
    title: 'Sign in to go on',
    reason: 'You are signed out here.',
    waits: (name: string) =>
      `What you were writing is still here, ${name}. If anybody else signs in here, it will be lost.`,
    submit: 'Sign in and go on',
  },
} as const
