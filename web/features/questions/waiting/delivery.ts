import { CallFailed, codeOf } from '#web/api/call.ts'
import { sendAnswer } from '#web/features/questions/questions.queries.ts'
import { keepingFor, keptWith } from '#web/session/sealed-store.ts'
import { noteArrived, noteRefused, readWaiting, type WaitingAnswer } from './waiting-answers.ts'

/**
 * What a failed try means: `holds` all of them, for now; so does `unheard`, where nobody answered, which may yet
 * be for this one alone; or it `passes` by itself, and others may go on; or `refused`.
 */
function meaningOf(
  error: unknown,
): { is: 'holds' | 'unheard' | 'passes' } | { is: 'refused'; why: string } {
  if (!(error instanceof CallFailed)) return { is: 'unheard' }
  const { status } = error
  if ([502, 503, 504].includes(status)) return { is: 'unheard' }
  // Somebody has to sign in, or the pace.
  if ([401, 429].includes(status)) return { is: 'holds' }
  // Somebody else has signed in, and this page does not know it yet.
  if (codeOf(error) === 'written-by-another') return { is: 'holds' }
  // The server's own trouble, which may be with this one alone.
  if (status >= 500) return { is: 'passes' }
  return { is: 'refused', why: error.sentence ?? error.plainStatus }
}

/** After so many tries of one that nobody answered, the others go before it. */
const mostUnheard = 3
const unheard = new Map<string, number>()
const timesBehind = ({ deliveryId }: WaitingAnswer): number => {
  const times = unheard.get(deliveryId) ?? 0
  return times < mostUnheard ? 0 : times
}
const noteUnheard = ({ deliveryId }: WaitingAnswer) =>
  unheard.set(deliveryId, (unheard.get(deliveryId) ?? 0) + 1)

/** Of all tabs of this browser, one delivers at a time. */
async function inOneTab(work: () => Promise<boolean>): Promise<boolean> {
  if (!navigator.locks) return work()
  return navigator.locks.request('delivering', { ifAvailable: true }, (lock) =>
    lock ? work() : false,
  )
}

/**
 * Delivers what waits, in the order of writing, each as it is written at that moment; what the server will
 * not take is given back. One of which nobody answers holds up those behind it, but not for good. Ends where
 * somebody leaves or signs in meanwhile: what waits is the one's who was here when it began. Returns whether
 * nothing waits any more; `onDelivered` hears of each that arrived.
 */
export const deliverWaiting = (
  onDelivered: (answer: WaitingAnswer) => void,
  now = Date.now,
): Promise<boolean> =>
  inOneTab(async () => {
    const [owner, whose] = [keptWith(), keepingFor()]
    if (owner === null || whose === null) return true
    const tried = new Set<string>()
    for (;;) {
      const waiting = (await readWaiting())?.filter(({ refused }) => refused === undefined)
      if (waiting === undefined || keptWith() !== owner) return false
      const [answer] = waiting
        .filter(({ version }) => !tried.has(version))
        .sort((one, other) => timesBehind(one) - timesBehind(other))
      if (answer === undefined) return waiting.length === 0
      tried.add(answer.version)
      try {
        const writtenSecondsAgo = Math.max(0, Math.floor((now() - answer.writtenAt) / 1000))
        const { edition, writtenBy = whose } = answer
        const waited = { edition, writtenBy, writtenSecondsAgo }
        await sendAnswer({ ...answer, person: answer, ...waited }, answer.how)
      } catch (error) {
        const meaning = meaningOf(error)
        if (meaning.is === 'unheard') noteUnheard(answer)
        if (meaning.is === 'holds' || meaning.is === 'unheard') return false
        unheard.delete(answer.deliveryId)
        if (meaning.is === 'refused') await noteRefused(answer, meaning.why, owner)
        continue
      }
      unheard.delete(answer.deliveryId)
      if (keptWith() !== owner) return false
      onDelivered(answer)
      await noteArrived(answer)
    }
  })
