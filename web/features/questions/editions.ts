import { Edition } from '#contract/questions.ts'
import { remembered, storageKeys } from '#web/session/kept.ts'
import { newDeliveryId } from './questions.queries.ts'

/** This browser's counter of what is written: its name, and the number that it gave last. */
const counter = remembered(storageKeys.editions, Edition)

/** A step of chance: who looks at the counter shall not read how often something was changed. */
const step = (): number => 1 + (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0)

/** A number for what was just written, above all before it in this browser, whatever became of these (R28). */
export function nextEdition(): Edition {
  const last = counter.get() ?? { of: newDeliveryId(), number: 0 }
  const edition = { ...last, number: last.number + step() }
  counter.set(edition)
  return edition
}

/**
 * A number of a new counter, where the server knows a later one of this counter than was just given: somebody has
 * brought their browser back from a copy.
 */
export function editionAnew(): Edition {
  counter.clear()
  return nextEdition()
}
