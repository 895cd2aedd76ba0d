import { type GuardedGuide, guarded } from '#server/guide/guarded.ts'
import type { Guide } from '#server/guide/guide.ts'
import { checkText } from '#server/guide/rules/check-guide-text.ts'
import { isOwnWordsItem, withoutOwnWordsItems } from '#server/guide/rules/own-words-items.ts'
import type { Count } from './figure.ts'

const forever = () => new Promise<never>(() => undefined)

/** A guide as the product wires it, but for the time it may take; and how many of its texts the rules let pass. */
export function countingGuard(writer: Guide): { guide: GuardedGuide; passed: () => Count } {
  const passed = { of: 0, all: 0 }
  const guide = guarded(writer, {
    rules: {
      isOwnWordsItem: async (input) => isOwnWordsItem(input),
      withoutOwnWordsItems: async (input) => withoutOwnWordsItems(input),
      checkText: async (written) => {
        const findings = checkText(written)
        passed.all += 1
        if (findings.length === 0) passed.of += 1
        return findings
      },
    },
    longestMs: 0,
    sleep: forever,
  })
  return { guide, passed: () => passed }
}
