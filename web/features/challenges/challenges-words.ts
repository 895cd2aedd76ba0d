import type { ChallengeType, Difficulty } from '#contract/challenges.ts'
import type { Person } from '#web/session/participants.ts'

const types: Record<ChallengeType, string> = {
  active_listening: 'Active listening',
  empathy: 'Empathy',
  conflict_resolution: 'Conflict resolution',
  appreciation: 'Appreciation',
  nonverbal: 'Without words',
  problem_solving: 'Problem solving',
}

const difficulties: Record<Difficulty, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }

/** What the challenge of the week says. It invites; nothing in it counts, waits or asks for more. */
export const challengesWords = {
  heading: 'A challenge for the two of you',
  types,
  effort: (difficulty: Difficulty, minutes: number) =>
    `${difficulties[difficulty]}, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  loading: 'Loading the challenge of the week',
  loadFailed: {
    title: 'We could not bring you the challenge of the week',
    hint: 'What you have done so far is kept. Check your connection.',
  },
  open: 'Show the steps',
  swap: 'Swap',
  swapTitle: 'Swap the challenge',
  swapHint: 'Take one of the other two. You can swap back at any time.',
  take: ({ title }: { title: string }) => `Take “${title}”`,
  swapFailed: 'We could not swap the challenge. Please try again.',
  steps: 'Step by step',
  whose: 'Whose part is this?',
  hasDone: ({ name }: Person) => `${name} has done this one.`,
  markDone: ({ name }: Person) => `Mark done for ${name}`,
  markOpen: 'Undo',
  /** Read out after it. */
  markOpenOf: ({ name }: Person) => `: not done after all, ${name}`,
  note: ({ name }: Person) => `A note from ${name}`,
  addNote: 'Add a note',
  changeNote: 'Change the note',
  noteHint: 'Stays closed until you have both done this one, then it opens for you both.',
  openNoteHint: 'You have both done this one, so it opens for you both as soon as you save it.',
  openedNoteHint:
    'Your notes here are open to you both. Once you have both marked this challenge done again, this note opens as you save it.',
  onOwnDevice: ({ name }: Person) => `${name} does this part on their own device.`,
  noteSaved: 'Your note is kept. It opens for you both when you have both done this one.',
  newNoteHint: 'What you write here takes the place of the note that is kept.',
  saveNote: 'Save note',
  removeNote: 'Remove the note',
  earlier:
    'A new session has started, and this challenge is from the one before. It stays open here, so you can finish your note and save it.',
  handOver: {
    title: ({ name }: Person) => `Hand over to ${name}?`,
    description: ({ name }: Person) =>
      `The note that ${name} was writing is not saved yet. Handing over clears it from this device, so that nobody else reads it.`,
    cancel: 'Go back to it',
    confirm: 'Hand over',
  },
  unsaved: ({ title }: { title: string }) => `Your note on “${title}” is not saved yet.`,
  openAgain: 'Open it again',
  failed: 'Error',
  saveFailed: 'We could not save that. Please try again.',
  together: 'Done',
  warm: 'You did this together. That time belongs to the two of you.',
} as const
