import { questionsPerWeek } from '#contract/questions.ts'
import { refusalSentence } from '#contract/refusals.ts'
import { unreadDays } from '#contract/timeline.ts'

const verb = (names: readonly string[], one: string, more: string) =>
  names.length > 1 ? more : one
const both = (names: readonly string[]) => names.join(' and ')

/** The four numbered controls; the quoted ones of the product stand word for word. */
const controls = {
  path: 'Your weekly session',
  who: {
    title: 'Who answers?',
    unknown: 'One moment…',
    elsewhere: 'On their own device',
    progress: (answered: number) => `${answered} of ${questionsPerWeek}`,
    /** Read out after it. */
    answered: 'answered',
    next: 'Answers next',
    turnApart: (names: readonly string[]) =>
      `${both(names)} ${verb(names, 'answers', 'answer')} on a device of their own.`,
    turn: (names: readonly string[]) => `Now it is ${both(names)}'s turn.`,
    /** Read out where the two buttons are folded away. */
    everybody: (names: readonly string[]) => `${both(names)} have answered.`,
    nobodyYet: 'In turn, each of you in private.',
    goesOnOrChoose: (first: string, other: string) => `${first} goes on, or choose ${other}.`,
    orChoose: (first: string, other: string) => `${first} first, or choose ${other}.`,
  },
  answer: {
    start: 'Start Weekly Questions',
    nothingLeft: (isWeekly: boolean) =>
      `Nothing left to answer ${isWeekly ? 'this week' : 'for now'}.`,
    chooseFirst: 'Opens when one of you is chosen.',
    /** So that the step and the button above it agree. */
    isNext: (name: string) => `${name} is next.`,
    chooseNext: (name: string) => `Choose ${name} to go on.`,
    done: (name: string) => `${name} has answered everything.`,
    ready: (name: string) => `Seven questions, just for ${name}.`,
    goesOn: (name: string, answered: number) =>
      `${answered} of ${questionsPerWeek} answered. ${name} goes on from there.`,
    unclaimed: 'All answered. Press once more to finish.',
  },
  catchup: {
    start: 'Start Catch-Up',
    ready: 'Ready',
    isOver: 'Talked over',
    atItsEnd: 'You reached the end. You can still read it until you press Done.',
    waits: 'Yours to read, from the first question on.',
    left: 'You can still read it until one of you presses Done.',
    now: 'Both sets of answers, side by side.',
    goesOn: (number: number) => `Question ${number} of ${questionsPerWeek} is next.`,
    opensWhen: (names: readonly string[]) =>
      names.length > 1
        ? 'Opens when you have both answered.'
        : `Opens when ${both(names)} has answered.`,
    failed: 'Failed to start catch-up session',
  },
  again: {
    start: 'Start New Session',
    state: 'With seven fresh questions.',
  },
  /** The toasts for a press that is refused. */
  refused: {
    selectFirst: {
      title: 'Select a participant',
      description: 'Please select either yourself or your partner first.',
    },
    completeFirst: {
      title: 'Complete weekly questions first',
      description: refusalSentence('both-first'),
    },
    alreadyCompleted: (names: readonly string[]) => ({
      title: 'Questions already completed',
      description: `${both(names)} ${verb(names, 'has', 'have')} already completed the weekly questions.`,
    }),
    answersElsewhere: (name: string) => ({
      title: 'On their own device',
      description: refusalSentence('on-own-device', { name }),
    }),
  },
} as const

/** For whom a talk waits; whether the other one has read it is not told, and it waits for them before it waits for you. */
type Waiting = { other: string; unreadByYou: boolean }
const talkWaits = ({ other, unreadByYou }: Waiting) =>
  unreadByYou
    ? `You have not read it to the end: the whole talk stays for you until you have, at most ${unreadDays} days, or for ${other} if ${other} has not read it to the end either.`
    : `If ${other} has not read it to the end, the whole talk stays for ${other} until they have, at most ${unreadDays} days.`

const newSession = {
  title: 'Start New Session',
  sure: 'Are you sure you want to start a new session? This will reset your current progress.',
  confirm: 'Continue',
  answersLost: (people: readonly { name: string; answered: number }[], total: number) =>
    `${people
      .map(({ name, answered }) => `${name} has answered ${answered} of ${questionsPerWeek}.`)
      .join(' ')} ${total > 1 ? 'These answers' : 'This answer'} will be deleted.`,
  draftLost: (names: readonly string[]) =>
    `What ${both(names)} ${verb(names, 'was', 'were')} typing is not sent yet. It will be deleted, too.`,
  catchupLost: 'Your catch-up is not finished. It ends here, too.',
  /** Home does not know whether the other one was at the end (R22). */
  catchupStays: (waitsFor: Waiting | null) =>
    `Your timeline keeps whatever you chose to keep of your catch-up, as with Done.${waitsFor === null ? '' : ` ${talkWaits(waitsFor)}`}`,
  done: {
    title: 'Session reset complete',
    description:
      'All responses cleared, completion status reset, and fresh questions generated. Select a participant to begin.',
  },
  /** The old ones are gone all the same, and the next request makes seven new ones (R15). */
  doneWithoutQuestions: {
    title: 'Session reset complete',
    description:
      'All responses cleared and completion status reset. Your fresh questions could not be fetched yet: they come once you press Start Weekly Questions.',
  },
  failed: 'Failed to reset session. Please try again.',
  /** The other device was faster: what there is now is another session's. */
  replaced: {
    title: 'A new session has started',
    description: refusalSentence('session-replaced'),
  },
  /** The dialog names it by now. */
  moreWouldGo: { title: 'Please look again', description: refusalSentence('more-would-go') },
} as const

/** What the weekly session says, but for the sentence of home, which `where-we-are.ts` makes. */
export const weeklySessionWords = { controls, newSession } as const
