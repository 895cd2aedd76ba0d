import type { Person } from '#web/session/participants.ts'
import { sessionShelf, storageKeys } from '#web/session/stored.ts'

/** Gives the device to `person`: notes who answers now and wipes what the others were typing. */
export function handOverTo(person: Person, couple: readonly Person[]): void {
  for (const { id } of couple) {
    if (id !== person.id) sessionShelf.remove(storageKeys.draft(id))
  }
  sessionShelf.write(storageKeys.currentUserType, person.participant)
  sessionShelf.write(storageKeys.currentUser, person.name)
}
