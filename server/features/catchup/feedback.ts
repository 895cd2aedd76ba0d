import type { CatchupFeedback, saveCatchupFeedback } from '#contract/catchup-feedback.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { categories } from '#contract/questions.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Timeline } from '#server/features/timeline/timeline.ts'
import type { Couple } from '#server/login.ts'
import type { DatabaseTransaction } from '#server/tables.ts'
import type { CatchupCourse } from './catchup-course.ts'
import type { GuideTexts } from './guide-texts.ts'
import type { StoredTexts } from './stored-texts.ts'
import type { TimelineRecord } from './timeline-record.ts'

type Parts = {
  couples: Couples
  people: People
  course: CatchupCourse
  guideTexts: GuideTexts
  storedTexts: StoredTexts
  record: TimelineRecord
  timeline: Timeline
}

type Input = BodyOf<typeof saveCatchupFeedback>

const nothingSaid: CatchupFeedback = { helpful: null, focus: [], keep: false }

/** The focus with what was chosen or taken back where it was sent from, or as it was sent where that is not said. */
const focusAfter = ({ focus }: CatchupFeedback, input: Input) =>
  categories.filter((category) => {
    const isTaken = input.changed?.focus.includes(category) ?? true
    return (isTaken ? input.focus : focus).includes(category)
  })

/** What the couple say after a catch-up: helpful or not, next week's focus, whether to keep it (R9). */
export function createFeedback(parts: Parts) {
  const { couples, people, course, guideTexts, storedTexts, record, timeline } = parts

  const choiceIn = async (couple: Couple, catchupId: number, within?: DatabaseTransaction) => {
    const entry = await timeline.ofCatchup(couple, catchupId, within)
    return entry ? { helpful: entry.helpful, focus: entry.focus, keep: entry.kept } : nothingSaid
  }

  /** Saves the choice over `before`; undefined where the focus has become another one since. */
  const saveOver = async (
    before: CatchupFeedback,
    couple: Couple,
    about: { id: number; weekId: string },
    input: Input,
  ): Promise<CatchupFeedback | undefined> => {
    const focus = focusAfter(before, input)
    const summary =
      before.focus.join() === focus.join()
        ? null
        : await guideTexts.summaryWithFocus(couple, about, focus)
    return couples.takeTurn(couple.coupleId, async ({ transaction }) => {
      const { id, weekId } = await course.get(couple, about.id, transaction)
      const now = await choiceIn(couple, id, transaction)
      if (now.focus.join() !== before.focus.join()) return undefined
      await people.setFocus(transaction, couple.coupleId, focus)
      const key = { weekId, kind: 'summary', aboutId: id } as const
      if (summary) {
        await storedTexts.write(transaction, couple, key, summary, { replaced: true })
      }
      await timeline.write(transaction, couple, about, {
        ...(input.changed?.helpful !== false && { helpful: input.helpful }),
        focus,
        ...(await record.summaryOf(transaction, couple, about)),
        ...(input.keep === true && {
          conversation: await record.conversationOf(transaction, couple, about),
        }),
        ...(input.keep === false && { conversation: null }),
      })
      return choiceIn(couple, id, transaction)
    })
  }

  return {
    async read(couple: Couple, catchupId: number): Promise<CatchupFeedback> {
      await course.get(couple, catchupId)
      return choiceIn(couple, catchupId)
    },

    /**
     * Saves the choice as it is made; it may change until Done. The focus becomes both people's, and
     * a summary that our own guide wrote names it. 404 for a catch-up that is not the couple's.
     */
    async save(couple: Couple, catchupId: number, input: Input): Promise<CatchupFeedback> {
      const about = await course.get(couple, catchupId)
      for (;;) {
        const before = await choiceIn(couple, catchupId)
        const saved = await saveOver(before, couple, about, input)
        if (saved) return saved
      }
    },
  }
}
