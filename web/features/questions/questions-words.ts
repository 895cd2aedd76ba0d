import { refusalSentence } from '#contract/refusals.ts'

const questionNumber = (number: number) => `Question ${number}:`

/** What the weekly questions say. The quoted ones of the product stand word for word. */
export const questionsWords = {
  title: (name: string) => `Weekly questions for ${name}`,
  leave: 'Back to home',
  progress: 'Questions answered',
  loading: 'Loading your questions',
  failed: {
    title: 'We could not load your questions',
    hint: 'Nothing you have answered is lost. Check your connection.',
    retry: 'Try again',
    toast: 'Error retrieving questions',
    otherwise: 'Failed to get questions. Please try again.',
  },
  guide: 'The guide',
  greeting: "Let's begin with some questions about your relationship.",
  question: (number: number, content: string) => `${questionNumber(number)} ${content}`,
  /** How that begins. */
  questionNumber,
  answeredBefore: 'Answered. It stays private until your catch-up.',
  /** Of a session that was thrown away. */
  answeredOnce: 'Answered.',
  /** Under the question being asked (R26). */
  instead: {
    label: 'Instead of answering',
    swap: 'Another question',
    swapHint: 'Another question works once, and changes it for both of you.',
    about: 'What “Another question” does',
    skip: 'Skip this one',
    needsNetwork: 'Another question needs the network. You can skip this one.',
  },
  /** Beside a question that the other one had swapped while it was being read here. */
  swappedHere: {
    untouched: (number: number) =>
      `Question ${number} was swapped for another one, for both of you. Here it is.`,
    typed: (number: number) =>
      `Question ${number} was swapped for another one, for both of you. What you typed is still below.`,
  },
  /** Above what was typed for another question than the one being asked. */
  held: {
    ask: 'What is below was typed for the question before. Do you want to use it for this one?',
    use: 'Use my text',
    clear: 'Clear it',
  },
  /** To who writes on in a page of theirs while another person has signed in in the same browser. */
  anothers: 'Somebody else has signed in on this browser, so this was not sent.',
  stays: 'This question stays',
  keptPrivate: 'Kept private. No reason needed.',
  /** The same after whatever was answered: it must tell nothing to who holds the phone next (R21). */
  congratulation: (name: string) =>
    `That is all seven, ${name}, and that is no small thing. Thank you for taking the time. Your words stay private until your catch-up.`,
  /** What comes after it. */
  ending: {
    label: 'All seven are answered',
    soon: 'The home screen opens in a moment.',
    waits: 'This chat stays open until you close the note or leave.',
    /** It has gone by since: this brings it back into sight. */
    showNote: 'Show the note',
    leave: 'Go to the home screen',
  },
  /** Read out as the name of the note below. */
  note: 'A note for you alone',
  besideConcern: (areAllSent: boolean) =>
    `Thank you for writing this. It sounds as if somebody may not be safe, and that comes first: these people listen and help. Only you see this note, and it is not kept. Your answer itself is shown to both of you in the catch-up. ${
      areAllSent
        ? "All seven are sent now, so it can no longer be changed. Until the catch-up is opened, you can press Start New Session on the home screen to take back this week's answers, yours and your partner's; your partner can see that a new session was started."
        : 'Until all seven are sent you can change it.'
    }`,
  /** Of answers that were written without a network (R28). */
  waiting: {
    all: 'All seven are written. They are waiting on this device, locked. You can close Duologue; they will be sent the next time it is open and online.',
    atHome: (count: number) =>
      count === 1
        ? 'One answer is waiting on this device, locked, and will be sent as soon as you are online.'
        : `${count} answers are waiting on this device, locked, and will be sent as soon as you are online.`,
    returned: (count: number, name: string) =>
      `${count === 1 ? 'One answer' : `${count} answers`} from ${name} could not be sent.`,
    look: (count: number) => (count === 1 ? 'Look at it' : 'Look at the first'),
    title: (name: string) => `This answer from ${name} was not sent`,
    skip: 'You wanted to keep this question private.',
    putAway: 'Put it away',
    /** To who has just signed in, of what waited there for somebody else's login. */
    lost: (count: number) => ({
      title: 'Something was never sent',
      description: `${count === 1 ? 'One answer' : `${count} answers`} from somebody who was signed in here before never reached us, and had to be deleted when you signed in. What was lost can only be written again.`,
    }),
    /** To who presses Logout. */
    leaving: {
      trying: 'Sending your last answers before you log out',
      title: 'Log out and lose what was not sent?',
      /** `unfinished` has a sentence for each text that somebody is still writing. */
      description: (count: number, unfinished: readonly string[]) =>
        [
          ...(count === 0
            ? []
            : [
                `${count === 1 ? 'One answer' : `${count} answers`} on this device could not be sent.`,
              ]),
          ...unfinished,
          `Logging out deletes ${count + unfinished.length === 1 ? 'it' : 'them'} for good.`,
        ].join(' '),
      typing: (name: string) => `What ${name} was typing is not sent yet.`,
      typingElsewhere: (name: string) => `What ${name} was typing in another tab is not sent yet.`,
      stay: 'Stay signed in',
      leave: 'Log out anyway',
    },
  },
  composer: (name: string) => `Answer from ${name}`,
  placeholder: 'Type your answer...',
  /** Above the box; the server holds to it (R2). */
  isPrivate: 'Private until you have both finished.',
  save: 'Save',
  change: {
    edit: 'Edit',
    editLabel: (number: number) => `Edit your answer to question ${number}`,
    again: 'Answer again',
    afterAll: 'Answer it after all',
    afterAllLabel: (number: number) => `Answer question ${number} after all`,
    againLabel: (number: number) => `Answer again: question ${number}`,
  },
  editing: {
    edit: (number: number) => `Editing answer to question ${number}`,
    again: (number: number) => `Answering question ${number} again`,
    afterAll: (number: number) => `Answering question ${number} after all`,
    cancel: 'Cancel',
  },
  /** On home, to who has just finished (R27). */
  feeling: {
    question: (name: string) => `How did these questions feel, ${name}?`,
    hint: 'Nobody sees what you choose. It quietly helps us pick your next questions.',
    choices: {
      'too-personal': 'Too personal',
      'just-right': 'Just right',
      'not-deep-enough': 'Not deep enough',
    },
    skip: 'Skip',
    thanks: { title: 'Thank you', description: 'It will help us pick your next questions.' },
    failed: {
      title: 'That could not be saved',
      description: 'Please try again, or skip it: nothing depends on it.',
    },
  },
  /** What happened to the questions elsewhere. */
  interrupted: {
    restarted: () =>
      'A new session has started on another device, so these questions are closed. What was sent before is deleted.',
    finished: (name: string) => `${name} has finished these questions on another device.`,
    answered: () => refusalSentence('answered-already'),
    elsewhere: (name: string) =>
      `${name} is answering on their own device, so this one cannot answer for them.`,
    mayReplace: 'Use your text below instead?',
    mayCopy: 'Your text is still below: copy it if you want to keep it.',
    replace: 'Use my text',
    keep: 'Keep that answer',
    leave: 'Go to the home screen',
    copy: 'Copy my text',
    copied: 'Copied',
  },
  unclaimed: 'Your answers are saved, but we could not mark them as finished.',
} as const
