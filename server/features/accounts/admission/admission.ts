import type { RegistrationMode } from '#contract/accounts.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import { createAllowedAddresses } from './allowed-addresses.ts'
import { createRegistrationCodes } from './registration-codes.ts'

type Parts = {
  database: Database
  registration: RegistrationMode
  limits: Limits
  now: () => Date
}

/** What lets somebody in: `use` uses it up with the registration, `done` follows one that worked. */
type Ticket = {
  use: (transaction: DatabaseTransaction) => Promise<void>
  done: () => Promise<void>
}

const nothingToDo = async () => undefined
const openToAll: Ticket = { use: nothingToDo, done: nothingToDo }

const wrongCode = () => new Refusal('registration-code-wrong', { at: 'code' })
const codeNeeded = () => new Refusal('registration-code-needed', { at: 'code' })

export type Admission = ReturnType<typeof createAdmission>

/** Who may register on this server, as `REGISTRATION` says. */
export function createAdmission({ database, registration, limits, now }: Parts) {
  const codes = createRegistrationCodes({ database, now })
  const allowed = createAllowedAddresses({ database, now })

  const byList = (email: string): Ticket => ({
    async use(transaction) {
      if (!(await allowed.use(transaction, email))) throw codeNeeded()
    },
    done: nothingToDo,
  })

  const byCode = async (code: string, address: string): Promise<Ticket> => {
    await limits.take('registrationCode', address)
    const name = await codes.find(code)
    if (name === null) throw wrongCode()
    return {
      async use(transaction) {
        if (!(await codes.use(transaction, name))) throw wrongCode()
      },
      done: () => limits.forget('registrationCode', address),
    }
  }

  return {
    registration,

    /**
     * Lets in who may register, else refuses (403); `address` is where they call from. Nothing is
     * used up before `use`, which may refuse still.
     */
    async admit(
      { email, code }: { email: string; code?: string | undefined },
      address: string,
    ): Promise<Ticket> {
      if (registration === 'open') return openToAll
      if (registration === 'closed') throw new Refusal('registration-closed')
      if (await allowed.has(email)) return byList(email)
      if (!code) throw codeNeeded()
      return byCode(code, address)
    },
  }
}
