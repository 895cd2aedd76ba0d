import { createAllowedAddresses } from '#server/features/accounts/admission/allowed-addresses.ts'
import { createRegistrationCodes } from '#server/features/accounts/admission/registration-codes.ts'
import type { TestServer } from './test-server.ts'

/** What whoever runs the server has for those who may register on it. */
export const admittedBy = ({ database, clock }: Pick<TestServer, 'database' | 'clock'>) => {
  const parts = { database, now: clock.now }
  return { codes: createRegistrationCodes(parts), allowed: createAllowedAddresses(parts) }
}
