/**
 * What this device remembers between page loads (spec §3). Ids, positions and flags; the one text
 * is the draft of the person who is typing right now, which leaves with them.
 */
export const storageKeys = {
  currentUserType: 'currentUserType',
  currentUser: 'currentUser',
  questionIndex: (userId: number) => `currentQuestionIndex_${userId}`,
  questions: (userId: number) => `weeklyQuestions_${userId}`,
  isQuestionMode: (userId: number) => `isQuestionMode_${userId}`,
  draft: (userId: number) => `draft_${userId}`,
  completed: (weekId: string) => `completed_${weekId}`,
  /** What is open over the home screen, by ids only. */
  openView: 'openView',
  signedInId: 'signedInId',
  activeSessionId: 'activeSessionId',
  relationshipGoal: 'relationshipGoal',
  relationshipGoalOf: 'relationshipGoalOf',
  reminderTimerId: 'reminderTimerId',
  inviteLater: 'inviteLater',
  wasHere: 'wasHere',
  helpPlace: 'helpPlace',
} as const

const placePrefixes = ['weeklyQuestions', 'currentQuestionIndex', 'isQuestionMode']

/** Storage can be refused (a full disk, a strict browser): the app then goes on without it. */
const tolerant = <Result>(work: () => Result): Result | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

const shelf = (storage: () => Storage) => ({
  read: (key: string): string | null => tolerant(() => storage().getItem(key)) ?? null,
  write: (key: string, value: string) => void tolerant(() => storage().setItem(key, value)),
  remove: (key: string) => void tolerant(() => storage().removeItem(key)),
  removeStartingWith: (prefixes: readonly string[]) =>
    void tolerant(() => {
      for (const key of Object.keys(storage())) {
        if (prefixes.some((prefix) => key.startsWith(prefix))) storage().removeItem(key)
      }
    }),
  clear: () => void tolerant(() => storage().clear()),
})

/** Of this tab. */
export const sessionShelf = shelf(() => window.sessionStorage)
/** Of this device. */
export const localShelf = shelf(() => window.localStorage)

/** Forgets where anybody was in their questions: at login. */
export const forgetPlaces = () => sessionShelf.removeStartingWith(placePrefixes)

/** Forgets where anybody was in their questions, drafts included. */
export const forgetConversations = () =>
  sessionShelf.removeStartingWith([...placePrefixes, 'draft'])

/** Forgets everything about the couple: at logout. */
export const forgetEverything = () => {
  sessionShelf.clear()
  localShelf.remove(storageKeys.signedInId)
  localShelf.remove(storageKeys.activeSessionId)
  localShelf.remove(storageKeys.reminderTimerId)
  localShelf.remove(storageKeys.inviteLater)
}
