export type Turns = ReturnType<typeof createTurns>

/** Lets one at a time in, in the order they came. */
export function createTurns() {
  const waiting: (() => void)[] = []
  let taken = false
  return {
    take(): Promise<void> {
      if (taken) return new Promise((resolve) => waiting.push(resolve))
      taken = true
      return Promise.resolve()
    },

    letGo(): void {
      const next = waiting.shift()
      if (next) next()
      else taken = false
    },
  }
}
