import type { ShownName } from '#server/guide/naming.ts'
import { capitalised } from '#server/guide/words.ts'

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** Keeps words written from right to left from turning round what stands beside them. */
const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text)

/** A quote as an insight shows it: in curly quotes and bold. */
export const boldQuote = (text: string): string => isolated(`**“${text}”**`)

/** A quote without markup. */
export const plainQuote = (text: string): string => isolated(`“${text}”`)

export type Slots = Readonly<Record<string, string | ShownName>>

const atSentenceStart = (line: string, at: number): boolean =>
  at === 0 || /[.?!]\s$/.test(line.slice(0, at))

/** Puts texts into a line: `{A} wrote {qA}.` A slot without a text leaves the line unfit: null. */
export const fillLine = (line: string, slots: Slots): string | null => {
  let complete = true
  const filled = line.replace(/\{(\w+)\}/g, (_, key: string, at: number) => {
    const slot = slots[key]
    if (slot === undefined) {
      complete = false
      return ''
    }
    if (typeof slot === 'string') return atSentenceStart(line, at) ? capitalised(slot) : slot
    const text = isolated(slot.text)
    return slot.generic && atSentenceStart(line, at) ? capitalised(text) : text
  })
  return complete ? filled : null
}
