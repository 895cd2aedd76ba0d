import type { People } from '#server/features/accounts/people.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Turn } from '#server/features/couples/turn.ts'
import type { Database } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import { createAnswers } from './answers.ts'
import { createFeelings } from './feelings.ts'
import { noteSession } from './open-sessions.ts'
import { createProgress } from './progress.ts'
import { createSets } from './sets.ts'
import { createSwaps } from './swaps.ts'

export type Questions = ReturnType<typeof createQuestions>

/** The seven questions of each weekly session, what the two answered, and who has completed them. */
export function createQuestions(parts: {
  database: Database
  couples: Couples
  people: People
  vault: Vault
  now: () => Date
}) {
  const sets = createSets(parts)
  const progress = createProgress({ ...parts, sets })
  const swaps = createSwaps({ ...parts, sets, progress })
  const feelings = createFeelings({ ...parts, sets, progress })
  const answers = createAnswers({ ...parts, progress })

  return {
    sets,
    answers,
    swaps,
    feelings,
    progress,
    noteSession,

    /** Throws the session's set, answers and progress away; that the set was shown stays known (R15). */
    async discard({ transaction }: Turn, coupleId: string, weekId: string): Promise<void> {
      for (const table of ['partner_responses', 'questions', 'weekly_progress'] as const) {
        await transaction
          .deleteFrom(table)
          .where('coupleId', '=', coupleId)
          .where('weekId', '=', weekId)
          .execute()
      }
    },
  }
}
