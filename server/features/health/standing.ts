import { type FailingPart as Part, failingParts as parts } from '#contract/health.ts'

/**
 * So many failures in a row are taken for chance; a model and a backup have tried again by themselves. Those
 * of one couple within a day are one: what a single account can bring about is not the server's failure.
 */
const tolerated: Record<Part, number> = { mail: 2, notifications: 2, model: 0, backup: 0 }

type Phase = 'starting' | 'ready' | 'stopping'

type Row = { failures: string[]; since: number | null; isDown: boolean; wasFailing: boolean }

export type Standing = ReturnType<typeof createStanding>

type Listener = (part: Part, isFailing: boolean) => void

/** How this server is: whether it is ready, and what of it keeps failing. */
export function createStanding({ now }: { now: () => Date }) {
  let phase: Phase = 'starting'
  let hear: Listener = () => undefined
  const rows = Object.fromEntries(
    parts.map((part) => [
      part,
      { failures: [] as string[], since: null, isDown: false, wasFailing: false },
    ]),
  ) as Record<Part, Row>

  const isFailing = (part: Part): boolean =>
    rows[part].isDown || rows[part].failures.length > tolerated[part]

  const tell = (part: Part): void => {
    const row = rows[part]
    row.since = row.isDown || row.failures.length > 0 ? (row.since ?? now().getTime()) : null
    if (row.wasFailing === isFailing(part)) return
    row.wasFailing = isFailing(part)
    hear(part, row.wasFailing)
  }

  return {
    phase: (): Phase => phase,

    /** Ready once; and stopping is for good. */
    become(next: 'ready' | 'stopping'): void {
      if (phase === 'starting' || next === 'stopping') phase = next
    },

    /**
     * Notes of one piece of work, done for the couple of that id or for nobody, whether it worked: so many
     * failures in a row make a part failing.
     */
    note(part: Part, worked: boolean, whose = ''): void {
      const row = rows[part]
      const failure = `${now().toISOString().slice(0, 10)} ${whose}`
      if (worked) [row.failures, row.isDown] = [[], false]
      else if (!row.failures.includes(failure) && row.failures.length <= tolerated[part]) {
        row.failures.push(failure)
      }
      tell(part)
    },

    /** Notes what a look at the part itself found, whatever its work came to. */
    noteLook(part: Part, isUp: boolean): void {
      rows[part].isDown = !isUp
      tell(part)
    },

    /** What keeps failing, in a fixed order. */
    failing: (): Part[] => parts.filter(isFailing),

    /** Since when, in milliseconds, nothing of that part has worked; 0 where all is well. */
    failingMs(part: Part): number {
      const { since } = rows[part]
      return since === null ? 0 : Math.max(0, now().getTime() - since)
    },

    /** Has somebody hear when a part begins to keep failing, and when it works again. */
    hearBy(listener: Listener): void {
      hear = listener
    },
  }
}
