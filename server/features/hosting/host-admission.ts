import type { RegistrationMode } from '#contract/accounts.ts'
import { pagePaths } from '#contract/pages.ts'
import type { AllowedAddresses } from '#server/features/accounts/admission/allowed-addresses.ts'
import type { RegistrationCodes } from '#server/features/accounts/admission/registration-codes.ts'
import { addressOf } from './host-accounts.ts'
import { NotDone } from './not-done.ts'

type Parts = {
  codes: RegistrationCodes
  allowed: AllowedAddresses
  registration: RegistrationMode
  publicUrl: string
}

const most = { uses: 10_000, days: 3_650 }

function wholeNumber(typed: string, option: keyof typeof most): number {
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0
  if (number >= 1 && number <= most[option]) return number
  throw new NotDone(`--${option} takes a whole number from 1 to ${most[option]}.`, 2)
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

/** Who may register on a server that takes invited people alone, as whoever runs it says. */
export function createHostAdmission({ codes, allowed, registration, publicUrl }: Parts) {
  const notAsked = (): string[] => {
    if (registration === 'open') return ['REGISTRATION is open, so nobody is asked for a code yet.']
    if (registration === 'closed') return ['REGISTRATION is closed, so nobody can use it yet.']
    return []
  }

  const listed = async (): Promise<string> => {
    const count = await allowed.count()
    return `${count} address${count === 1 ? ' is' : 'es are'} allowed and ha${count === 1 ? 's' : 've'} not registered yet.`
  }

  return {
    async makeCode(given: { uses: string; days: string }): Promise<string> {
      const couples = wholeNumber(given.uses, 'uses')
      const { code, name, expiresAt } = await codes.make({
        couples,
        days: wholeNumber(given.days, 'days'),
      })
      return [
        code,
        `${publicUrl}${pagePaths.auth}?code=${code}`,
        '',
        `Works ${times(couples)}, until ${expiresAt.slice(0, 10)}. It is shown only now. To end it: npm run admin -- code end ${name}`,
        ...notAsked(),
      ].join('\n')
    },

    async listCodes(): Promise<string> {
      const all = await codes.list()
      if (all.length === 0) return 'There is no code.'
      return all
        .map(({ name, used, most: uses, createdAt, expiresAt }) => {
          const days = `made ${createdAt.slice(0, 10)}, until ${expiresAt.slice(0, 10)}`
          return `${name}-…  ${used} of ${uses} used, ${days}`
        })
        .join('\n')
    },

    async endCode(name: string): Promise<string> {
      if (await codes.end(name)) return 'That code has ended.'
      throw new NotDone('There is no code of that name. `npm run admin -- code list` shows them.')
    },

    async allow(typed: readonly string[]): Promise<string> {
      const addresses = typed.map(addressOf)
      for (const email of addresses) await allowed.add(email)
      return [await listed(), ...(addresses.length > 0 ? notAsked() : [])].join('\n')
    },

    async disallow(typed: readonly string[]): Promise<string> {
      const addresses = typed.map(addressOf)
      const removed = await Promise.all(addresses.map((email) => allowed.remove(email)))
      const unknown = removed.filter((wasThere) => !wasThere).length
      if (unknown > 0)
        throw new NotDone(
          `${unknown} of these ${unknown === 1 ? 'was' : 'were'} not on the list. ${await listed()}`,
        )
      return listed()
    },
  }
}
