import { unreadDays } from '#contract/timeline.ts'
import type { Person } from '#web/session/participants.ts'
import { listed } from '#web/ui/text/listed.ts'

const inTurn = <Text>(texts: readonly [Text, ...Text[]], at: number): Text =>
  texts[at % texts.length] ?? texts[0]

/** Of who does not meet every week they are not this week's (R10). */
const theirs = (isWeekly: boolean) => (isWeekly ? "this week's" : 'your')

/** What Done leaves of the answers for who has not read them (R22). */
const stayFor = (name: string) =>
  `stay for ${name} until they have read them, at most ${unreadDays} days`

/** What the catch-up says. What product.md quotes stands word for word. */
export const catchupWords = {
  title: 'Catch-up',
  guide: 'The guide',
  leave: 'Back to home',
  progress: 'Questions talked over',
  question: (number: number) => `Question ${number}`,
  questionOf: (number: number, total: number) => `Question ${number} of ${total}`,
  numberOf: (number: number, total: number) => `${number} of ${total}`,
  suggestion: 'One small idea, if you like it',
  summary: 'Your week',
  insight: 'From the guide',
  print: 'Print or save',
  challengeDone: 'The challenge that you did together',
  nextChallenge: 'A challenge for the two of you',
  names: (people: readonly Person[]) => listed(people.map(({ name }) => name)),
  buttons: {
    label: 'Your turn',
    no: 'No, thanks',
    yes: 'Yes, please',
    next: 'Next Question',
    complete: 'Complete Session',
    finish: 'Finish Session',
    done: 'Done',
    refresh: 'Refresh',
  },
  loading: 'Loading your catch-up session...',
  empty: {
    title: 'No responses found for this week.',
    hint: 'Make sure both participants have completed their weekly questions.',
    chat: 'There are not enough completed questions to talk about yet.',
  },
  loadFailed: {
    title: 'Error loading catch-up',
    description: 'Failed to fetch responses. Please try again later.',
    chat: 'I could not get your responses just now',
    hint: 'Perhaps one of you has not finished yet, or the connection failed. Nothing is lost.',
    details: 'Details',
  },
  suggestionMissing: 'The small idea did not come',
  suggestionFailed:
    "I'm having trouble generating a personalized suggestion right now. Please try again in a moment.",
  suggestionUnreadable:
    "I'm having trouble processing the suggestion right now. Please try again in a moment.",
  completionFailed: {
    title: 'Error completing catchup',
    description: 'Failed to mark catchup as complete. Your responses may not be cleared properly.',
    signedOut:
      'You must be logged in to complete a catchup session. Please refresh the page and try again.',
  },
  elsewhere: {
    finished: 'This catch-up was finished on another device. You can still read it here.',
    replaced: 'A new session has started on another device. You can still read this here.',
    /** The other one is done, and the whole talk waits for this person (R22). */
    readOn: (name: string) =>
      `${name} has finished. You can read on; the whole talk stays for you until you have read it.`,
    readOnKept: (name: string) =>
      `${name} has finished. You can read on; the whole talk is kept on your timeline.`,
  },
  join: (partner: Person, number: number | null) =>
    number === null
      ? `Join ${partner.name} at the end`
      : `Join ${partner.name} at question ${number}`,

  welcome: (me: Person, partner: Person) =>
    `Welcome, ${me.name} and ${partner.name}. We will look at your answers together, one question at a time. There is nothing to solve here, only something to hear.`,
  missing: (person: Person) => `${person.name} has not responded yet.`,
  /** The same for both, whatever the reason (R26). */
  keptPrivate: (person: Person) => `${person.name} keeps this one private.`,
  prompt: 'Would you like a suggestion for this one?',
  shortPrompt: 'A suggestion for this one?',
  noSuggestion: (at: number) =>
    inTurn(
      [
        'All right, no suggestion. Take the time you need.',
        'No suggestion, then. Is there anything one of you would still like to say?',
        'All right. Go on when you are both ready.',
      ],
      at,
    ),
  congratulation: (me: Person, partner: Person, isWeekly: boolean) =>
    `${me.name} and ${partner.name}, you have made it through all of ${theirs(isWeekly)} questions. It takes courage to say how things are, and to listen.`,
  thankYou:
    'Thank you for the time you took. Not everything has to be settled today, and you can come back to any of it. Take good care of yourselves.',
  focus: (focus: readonly string[], isWeekly: boolean) =>
    `Next ${isWeekly ? 'week' : 'time'} you would like more of ${listed(focus)}.`,
  fallback: (me: Person, partner: Person, isWeekly: boolean, waitsFor: string | null) =>
    `${me.name} and ${partner.name}, you have made it through all of ${theirs(isWeekly)} questions, and that is no small thing. We could not save that you have finished. Finish Session clears both of your answers and everything the guide wrote about them, ${waitsFor === null ? 'and they cannot be brought back' : `but they ${stayFor(waitsFor)}`}. If there is anything you want to keep, choose that below first.`,
  closing: {
    title: 'Before you go',
    hint: 'All of this is up to you. Choose as many as you like, or nothing.',
    goOn: 'What comes next',
    helpful: 'Was this chat helpful?',
    yes: 'Yes',
    notReally: 'Not really',
    focus: (isWeekly: boolean) =>
      `What would you like to focus on next ${isWeekly ? 'week' : 'time'}?`,
    keepQuestion: 'Would you like to keep the whole talk?',
    keep: 'Keep this catch-up',
    /** What happens as it stands now; `waitsFor` is who has not read it yet, on a device of their own. */
    keepHint: (isKept: boolean, waitsFor: string | null) =>
      isKept
        ? 'Your answers and the whole talk stay on your timeline, for the two of you.'
        : `Without this, your answers are cleared at the end${waitsFor === null ? '' : `, but ${stayFor(waitsFor)}`}. Your timeline keeps the date, the summary and your focus.`,
    states: {
      untouched: '',
      saving: 'Saving…',
      saved: 'Saved. You can change it until you press Done.',
      failed: 'That could not be saved just now. Choose it again, or press Done to try once more.',
    },
    notKept: {
      title: 'Your catch-up is not kept yet',
      description:
        'We could not save it, so nothing was cleared. Try again in a moment, or switch off “Keep this catch-up”.',
    },
  },
  /** Below the chat, by phase, while there is nothing to press. */
  whileWaiting: {
    question: 'Settle in. There is no hurry.',
    responses: 'Read slowly, or aloud to each other.',
    'suggestion-prompt': '',
    choice: 'Looking for one small idea…',
    completion: 'Gathering your week…',
    completed: 'Gathering your week…',
  },
  writtenBy: {
    'built-in': 'Written by the built-in guide',
    model: 'Written by the model',
    'ready-made': 'A ready-made text: the guide did not answer',
  },
} as const
