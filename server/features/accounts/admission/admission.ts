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

/**
 * What lets somebody in: `use` uses it up with the registration, `done` follows one that worked. What a
 * failure is told as goes through `tell`.
 */
type Ticket = {
  use: (transaction: DatabaseTransaction) => Promise<void>
  done: () => Promise<void>
  tell: (failure: unknown) => unknown
}

const nothingToDo = async () => undefined
const asItIs = (failure: unknown) => failure
const openToAll: Ticket = { use: nothingToDo, done: nothingToDo, tell: asItIs }

const wrongCode = () => new Refusal('registration-code-wrong', { at: 'code' })
const codeNeeded = () => new Refusal('registration-code-needed', { at: 'code' })

export type Admission = ReturnType<typeof createAdmission>

/** Who may register on this server, as `REGISTRATION` says. */
export function createAdmission({ database, registration, limits, now }: Parts) {
  const codes = createRegistrationCodes({ database, now })
  const allowed = createAllowedAddresses({ database, now })

  /** Whoever is on the list hears what a stranger hears unless they come in: else the list could be tried. */
  const byList = (email: string, refusal: () => Refusal): Omit<Ticket, 'done'> => ({
    async use(transaction) {
      if (!(await allowed.use(transaction, email))) throw refusal()
    },
    tell: (failure) =>
      failure instanceof Refusal && failure.code === 'email-taken' ? refusal() : failure,
  })

  const byCode = (name: string): Omit<Ticket, 'done'> => ({
    async use(transaction) {
      if (!(await codes.use(transaction, name))) throw wrongCode()
    },
    tell: asItIs,
  })

  const findTicket = async (email: string, code: string | undefined) => {
    const name = code ? await codes.find(code) : null
    if (name !== null) return byCode(name)
    const refusal = code ? wrongCode : codeNeeded
    if (!(await allowed.has(email))) throw refusal()
    return byList(email, refusal)
  }

  return {
    registration,

    /**
     * Counts one more try from there; refuses (429) one too many. Where people need a code, what they mistype
     * counts for itself, and the registrations of an address once they are let in.
     */
    knock: (address: string): Promise<void> =>
      limits.take(registration === 'invite' ? 'registrationCode' : 'register', address),

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
      const ticket = await findTicket(email, code)
      await limits.take('register', address)
      return { ...ticket, done: () => limits.forget('registrationCode', address) }
    },
  }
}
