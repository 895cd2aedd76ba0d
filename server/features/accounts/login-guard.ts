import type { Limits } from '#server/http/limits.ts'
import { tooOften } from '#server/refusal.ts'

export type LoginGuard = ReturnType<typeof createLoginGuard>

const together = (email: string, address: string) => `${email} ${address}`

/** Bounds how many passwords are tried (R14), and lets the owner in while others guess (T9). */
export function createLoginGuard({ limits }: { limits: Limits }) {
  /** Counts a try where it may be made, and gives how to begin that count again. */
  const admit = async (email: string, address: string): Promise<() => Promise<void>> => {
    await limits.take('login', address)
    const seconds = await limits.wait('loginToAccount', email)
    if (seconds === 0) return () => limits.forget('loginToAccount', email)
    const key = together(email, address)
    if (!(await limits.knows(key))) throw tooOften(seconds)
    await limits.take('loginFromKnownAddress', key)
    return () => limits.forget('loginFromKnownAddress', key)
  }

  /** Notes that this address is one the owner of the e-mail uses. */
  const know = (email: string, address: string) => limits.remember(together(email, address))

  return {
    know,

    /** Runs `check` where another try may be made, else refuses (429) without looking. */
    async guarded<Who>(email: string, address: string, check: () => Promise<Who>): Promise<Who> {
      const beginAgain = await admit(email, address)
      const who = await check()
      await beginAgain()
      await know(email, address)
      return who
    },

    /** Whoever has read that e-mail's mail is its owner: they may sign in whatever was tried. */
    async proved(email: string, address: string): Promise<void> {
      await limits.forget('loginToAccount', email)
      await know(email, address)
    },
  }
}
