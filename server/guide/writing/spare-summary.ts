import type { SummaryInput } from '#server/guide/guide.ts'
import { shownNames } from '#server/guide/naming.ts'
import { inSeededOrder } from '#server/seeded-random.ts'
import { fillLine } from './fill-line.ts'
import { longEnough } from './summary-length.ts'
import { type SummaryPart, summaryLines } from './summary-lines.ts'

/** A summary that reads no answer, so that nothing can stop it: for where the guide could not write. */
export const spareSummary = ({ people, focus, seed }: SummaryInput): string => {
  const [first, second] = shownNames(people)
  const slots = { A: first, B: second, focus: new Intl.ListFormat('en-GB').format(focus) }
  const say = (part: SummaryPart, turn = 0): string => {
    const lines = inSeededOrder<string>(summaryLines[part], part, seed)
    return fillLine(lines[turn % lines.length] ?? '', slots) ?? ''
  }
  return longEnough(
    [
      [say('thanks'), say('ground')],
      [say('whole'), say('whole', 1)],
      [say('spoken')],
      [say(focus.length > 0 ? 'focus' : 'noFocus'), say('close')],
    ],
    (extra) => say('more', extra),
  )
}
