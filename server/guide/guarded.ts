import type { Guide, InsightInput, SummaryInput, Writer } from './guide.ts'
import type { GuideText } from './rules/check-guide-text.ts'

/** A text that may be shown, and which guide wrote it. */
export type Written = { text: string; source: Guide['source'] }

const passed: unique symbol = Symbol('passed every rule')

/** A guide whose every text has passed the rules. Only `guarded` makes one, and only such a one is wired. */
export type GuardedGuide = {
  readonly [passed]: true
  source: Guide['source']
  insight(input: InsightInput): Promise<Written>
  suggestion(input: InsightInput): Promise<Written>
  summary(input: SummaryInput): Promise<Written>
}

/** The rules that read what people wrote; where that must hold up nobody, they run in a thread. */
export type GuideRules = {
  /** Whether the card's own words stand here (R20). */
  isOwnWordsItem(input: InsightInput): Promise<boolean>
  withoutOwnWordsItems(input: SummaryInput): Promise<SummaryInput>
  /** Names of the broken rules; [] for a text that may be shown. */
  checkText(written: GuideText): Promise<readonly string[]>
}

type Guard = {
  rules: GuideRules
  /** From the asking until the text has passed the rules. */
  longestMs: number
  sleep: (milliseconds: number, options: { signal: AbortSignal }) => Promise<unknown>
  /** Writes where this guide may not, or does not in time. */
  fallback?: GuardedGuide | undefined
}

const ownWords = () => import('./rules/own-words.ts')
const spareSummaries = () => import('./writing/spare-summary.ts')
const spare = (text: string): Written => ({ text, source: 'built-in' })

/** Texts that read no answer, so that nothing can stop them and no rule can be broken. */
const spareGuide: GuardedGuide = {
  [passed]: true,
  source: 'built-in',
  insight: async (input) => spare((await ownWords()).ownInsight(input)),
  suggestion: async (input) => spare((await ownWords()).ownSuggestion(input)),
  summary: async (input) => spare((await spareSummaries()).spareSummary(input)),
}

/**
 * Holds a writer to what may never be forgotten, whoever writes: it reads no answer that sounds
 * unsafe or is not to be spoken of, the card's own words stand there instead and on items drawn by
 * chance (R20); its text passes every check; it keeps to the time. Where it does not, or fails, the fallback writes.
 */
export function guarded(
  writer: Writer,
  { rules, longestMs, sleep, fallback = spareGuide }: Guard,
): GuardedGuide {
  const inTime = async <Result>(work: Promise<Result>): Promise<Result | null> => {
    const done = new AbortController()
    const late = sleep(longestMs, { signal: done.signal }).then(() => null)
    try {
      return await Promise.race([work, late])
    } finally {
      done.abort()
    }
  }

  const checked = async (written: GuideText): Promise<Written | null> => {
    const findings = await rules.checkText(written)
    return findings.length === 0 ? { text: written.text, source: writer.source } : null
  }

  const orElse = async (
    attempt: () => Promise<Written | null>,
    otherwise: () => Promise<Written>,
  ): Promise<Written> => (await inTime(attempt()).catch(() => null)) ?? otherwise()

  const aboutPair = (kind: 'insight' | 'suggestion') => async (input: InsightInput) => {
    const write = writer[kind]
    if (!write) return fallback[kind](input)
    return orElse(
      async () => {
        if (await rules.isOwnWordsItem(input)) return spareGuide[kind](input)
        const text = await write(input)
        return text === null ? spareGuide[kind](input) : checked({ kind, input, text })
      },
      () => fallback[kind](input),
    )
  }

  return {
    [passed]: true,
    source: writer.source,
    insight: aboutPair('insight'),
    suggestion: aboutPair('suggestion'),
    async summary(all) {
      const write = writer.summary
      if (!write) return fallback.summary(all)
      return orElse(
        async () => {
          const input = await rules.withoutOwnWordsItems(all)
          return checked({ kind: 'summary', input, text: await write(input) })
        },
        () => fallback.summary(all),
      )
    },
  }
}
