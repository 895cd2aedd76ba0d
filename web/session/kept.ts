/**
 * What the browser holds between page loads (product §3), by its keys. Ids, positions, flags and half of a key;
 * the one text is the draft of the person who is typing right now, which leaves with them.
 */
export const storageKeys = {
  currentUserType: 'currentUserType',
  currentUser: 'currentUser',
  questionIndex: (userId: number) => `currentQuestionIndex_${userId}`,
  questions: (userId: number) => `weeklyQuestions_${userId}`,
  isQuestionMode: (userId: number) => `isQuestionMode_${userId}`,
  draft: (userId: number) => `draft_${userId}`,
  catchup: (weekId: string, catchupId: number) => `catchup_${weekId}_${catchupId}`,
  completed: (weekId: string) => `completed_${weekId}`,
  /** What is open over the home screen, by ids only. */
  openView: 'openView',
  signedInId: 'signedInId',
  /** There for a moment, so that the other tabs hear of a logout. */
  left: 'left',
  activeSessionId: 'activeSessionId',
  relationshipGoal: 'relationshipGoal',
  relationshipGoalOf: 'relationshipGoalOf',
  reminderTimerId: 'reminderTimerId',
  inviteLater: 'inviteLater',
  wasHere: 'wasHere',
  /** Half of the key to what is kept sealed, and whose it is: without it that is lost. */
  sealingHalf: 'sealingHalf',
  /** The name of this browser's counter of what was written, and how far it is (R28). */
  editions: 'editions',
  /** Says that what the phone's secure store holds is of this installation. */
  installed: 'installed',
} as const

/** Storage can be refused (a full disk, a strict browser): the app then goes on without it. */
function tolerant<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** What a value has to look like: a schema, or `fits` where the first screen shall not wait for schemas. */
export type Form<Value> = {
  safeParse: (value: unknown) => { data?: Value | undefined; success: boolean }
}

/** The form of values that pass a question. */
export const fits = <Value>(is: (value: unknown) => value is Value): Form<Value> => ({
  safeParse: (value) => (is(value) ? { success: true, data: value } : { success: false }),
})

type Entry<Value> = {
  /** Null where there is nothing, or nothing of that form. */
  get(): Value | null
  set(value: Value): void
  clear(): void
}

/** Entries of one storage: a text is stored as it is, any other value as JSON. */
const entriesOf =
  (storage: () => Storage) =>
  <Value>(key: string, form: Form<Value>): Entry<Value> => ({
    get() {
      const text = tolerant(() => storage().getItem(key)) ?? null
      if (text === null) return null
      const asText = form.safeParse(text)
      if (asText.success) return asText.data ?? null
      return form.safeParse(tolerant(() => JSON.parse(text))).data ?? null
    },
    set(value) {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      tolerant(() => storage().setItem(key, text))
    },
    clear: () => tolerant(() => storage().removeItem(key)),
  })

/** One value that this tab keeps until it is closed, in session storage. */
export const kept = entriesOf(() => window.sessionStorage)

/** One value that this device remembers, in local storage. */
export const remembered = entriesOf(() => window.localStorage)

const positionPrefixes = ['weeklyQuestions', 'currentQuestionIndex', 'isQuestionMode']

const forgetStartingWith = (prefixes: readonly string[]): void =>
  tolerant(() => {
    for (const key of Object.keys(window.sessionStorage)) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) window.sessionStorage.removeItem(key)
    }
  })

/** Forgets where anybody was in their questions: at login. */
export const forgetPositions = (): void => forgetStartingWith(positionPrefixes)

/** Forgets where anybody was in their questions, drafts included. */
export const forgetConversations = (): void => forgetStartingWith([...positionPrefixes, 'draft'])

/** Forgets all that this tab keeps. */
export const forgetTab = (): void => tolerant(() => window.sessionStorage.clear())

/** Takes away half of the key to all that is kept sealed here, which nobody can open from then on. */
export const forgetSealed = (): void =>
  tolerant(() => window.localStorage.removeItem(storageKeys.sealingHalf))

/** Forgets everything about the couple but what is kept sealed: where a login was ended from elsewhere. */
export function forgetCouple(): void {
  forgetTab()
  const { signedInId, activeSessionId, reminderTimerId, inviteLater, editions } = storageKeys
  for (const key of [signedInId, activeSessionId, reminderTimerId, inviteLater, editions]) {
    tolerant(() => window.localStorage.removeItem(key))
  }
}

/** Forgets everything about the couple: at logout. */
export function forgetEverything(): void {
  forgetCouple()
  forgetSealed()
}

/** Forgets all that this tab keeps and this device remembers of anybody: when the account is deleted. */
export function forgetDevice(): void {
  forgetTab()
  tolerant(() => {
    for (const key of Object.keys(window.localStorage)) {
      if (key !== storageKeys.installed) window.localStorage.removeItem(key)
    }
  })
}
