import { meetingLines } from '#server/guide/writing/meeting-lines.ts'
import { sharedThingLines } from '#server/guide/writing/shared-thing.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { type Names, withStandIns } from './quoted-spans.ts'
import { standIns } from './telling-sentences.ts'

/** What of a card stands in texts as it is. */
export type OurCard = {
  about: string
  reflections: readonly string[]
  asks: Readonly<Record<string, readonly string[]>>
}

/** Sentences of ours, as they stand with stand-ins for the two names in them: no check of a claim or a question is for them. */
export const ourSentences = (card: OurCard, names: Names): ReadonlySet<string> => {
  const filled = [...Object.values(card.asks).flat(), ...Object.values(meetingLines).flat()]
    .flatMap((line) =>
      ([0, 1] as const).map((one) =>
        line.replaceAll('{one}', names[one]).replaceAll('{other}', names[one === 0 ? 1 : 0]),
      ),
    )
    .concat(card.reflections)
  return new Set(filled.map((line) => withStandIns(line, names, standIns)))
}

const mostThing = 40

/** Whether a sentence of ours says that both brought up a thing, and the very words for it stand in each answer. */
export const namesSharedThing = (sentence: string, answers: readonly (string | null)[]): boolean =>
  sharedThingLines.some((line) => {
    const [before = '', after = ''] = line.split('{thing}')
    if (!sentence.startsWith(before) || !sentence.endsWith(after)) return false
    const thing = plainly(sentence.slice(before.length, -after.length))
    const isShort = thing !== '' && thing.length <= mostThing && /^[\p{L}' ]+$/u.test(thing)
    return isShort && answers.every((answer) => plainly(answer ?? '').includes(thing))
  })
