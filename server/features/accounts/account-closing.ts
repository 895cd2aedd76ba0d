import type { Couples } from '#server/features/couples/couples.ts'
import { Refusal } from '#server/refusal.ts'
import type { Logins } from './logins.ts'

type Parts = { couples: Couples; logins: Pick<Logins, 'endAll'>; now: () => Date }

const gone = () => new Refusal('not-found')

/** Lets neither of the two sign in, and ends every login of theirs. Nothing of theirs is deleted. */
export const closeAccount = ({ couples, logins, now }: Parts, coupleId: string): Promise<void> =>
  couples.takeTurn(
    coupleId,
    async ({ transaction }) => {
      await couples.setClosed(transaction, coupleId, now().toISOString())
      await logins.endAll(transaction, coupleId, { reason: 'account closed' })
    },
    gone,
  )

export const openAccount = ({ couples }: Pick<Parts, 'couples'>, coupleId: string): Promise<void> =>
  couples.takeTurn(
    coupleId,
    ({ transaction }) => couples.setClosed(transaction, coupleId, null),
    gone,
  )
