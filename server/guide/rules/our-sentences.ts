import { meetingLines } from '#server/guide/writing/meeting-lines.ts'
import { nearAsks } from '#server/guide/writing/near-asks.ts'
import { sharedThingLines } from '#server/guide/writing/shared-thing.ts'
import { type Names, withStandIns } from './quoted-spans.ts'
import { standIns } from './telling-sentences.ts'

/** What of a card stands in texts as it is. */
export type OurCard = {
  about: string
  reflections: readonly string[]
  asks: Readonly<Record<string, readonly string[]>>
}

/**
 * Sentences of ours, with the thing that both named, if there is one; as they stand with stand-ins for the two names in them: no
 * check of a claim or a question is for them.
 */
export const ourSentences = (
  card: OurCard,
  names: Names,
  thing: string | null,
): ReadonlySet<string> => {
  const filled = [...Object.values(card.asks).flat(), ...Object.values(meetingLines).flat()]
    .flatMap((line) =>
      ([0, 1] as const).map((one) =>
        line.replaceAll('{one}', names[one]).replaceAll('{other}', names[one === 0 ? 1 : 0]),
      ),
    )
    .concat(card.reflections, nearAsks)
    .concat(thing === null ? [] : sharedThingLines.map((line) => line.replace('{thing}', thing)))
  return new Set(filled.map((line) => withStandIns(line, names, standIns)))
}
