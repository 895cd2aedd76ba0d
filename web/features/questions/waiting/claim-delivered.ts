import { claimFor } from '#web/features/questions/questions.queries.ts'
import { type WaitingNote, waitingFor } from './waiting-answers.ts'

/**
 * Claims for whoever nothing waits any more of what they wrote in a session: their chat may never be opened
 * again (R15). The server refuses a claim that comes too early, which leaves it to the chat.
 */
export async function claimDelivered(
  delivered: readonly Pick<WaitingNote, 'weekId' | 'userId' | 'participant'>[],
): Promise<void> {
  const whole = new Map(
    delivered
      .filter(({ weekId, userId }) => waitingFor(weekId, userId).length === 0)
      .map((one) => [`${one.weekId} ${one.userId}`, one]),
  )
  for (const { weekId, userId: id, participant } of whole.values()) {
    await claimFor(weekId, { id, participant }).catch(() => undefined)
  }
}
