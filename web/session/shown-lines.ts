import type { LinesOfBoth } from '#contract/lines-of-both.ts'
import type { Person } from './participants.ts'

/** Lines of both as one of them reads them: the own one first, each with its name. */
export const shownLines = (
  words: readonly LinesOfBoth[],
  [me, partner]: readonly [me: Person, partner: Person],
) =>
  words.map(({ question, lines }) => ({
    question,
    lines: [
      { name: me.name, text: lines[me.participant], kind: 'own' as const },
      { name: partner.name, text: lines[partner.participant], kind: 'partner' as const },
    ],
  }))
