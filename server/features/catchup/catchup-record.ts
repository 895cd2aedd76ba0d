import type { KeptConversation } from '#contract/timeline.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Questions } from '#server/features/questions/questions.ts'
import type { Timeline } from '#server/features/timeline/timeline.ts'
import type { Couple } from '#server/login.ts'
import type { DatabaseTransaction } from '#server/tables.ts'
import type { KeptTexts } from './kept-texts.ts'

type Parts = {
  people: People
  questions: Questions
  keptTexts: KeptTexts
  timeline: Timeline
}

type About = { id: number; weekId: string }

export type CatchupRecord = ReturnType<typeof createCatchupRecord>

/** What of a catch-up goes to the timeline, as it stands now: Done throws the rest away (R9). */
export function createCatchupRecord(parts: Parts) {
  const { people, questions, keptTexts, timeline } = parts

  const summaryOf = async (
    transaction: DatabaseTransaction,
    couple: Couple,
    { id, weekId }: About,
  ) => {
    const place = { weekId, kind: 'summary', aboutId: id } as const
    const summary = (await keptTexts.read(couple, place, transaction))?.text
    return summary === undefined ? {} : { summary }
  }

  /** The whole conversation: for a catch-up, which there is only once both have completed (R2). */
  const conversationOf = async (
    transaction: DatabaseTransaction,
    couple: Couple,
    { weekId }: About,
  ): Promise<KeptConversation> => {
    const opened = await questions.answers.open(couple, weekId, transaction)
    const texts = await keptTexts.all(couple, weekId, transaction)
    const textOf = (kind: string, id: number) =>
      texts.find((text) => text.kind === kind && text.aboutId === id)?.text ?? null
    return {
      names: await people.names(couple, transaction),
      items: opened.map(({ id, content, category, primary, partner }) => ({
        question: content,
        category,
        answers: { primary, partner },
        insight: textOf('insight', id),
        suggestion: textOf('suggestion', id),
      })),
    }
  }

  return {
    summaryOf,
    conversationOf,

    /** Completing keeps date and summary in any case; the focus of the talk before is over with it. */
    async begin(transaction: DatabaseTransaction, couple: Couple, about: About): Promise<void> {
      const summary = await summaryOf(transaction, couple, about)
      await timeline.write(transaction, couple, about, summary)
      const entry = await timeline.ofCatchup(couple, about.id, transaction)
      await people.setFocus(transaction, couple.coupleId, entry?.focus ?? [])
    },

    /** Brings the entry up to date after the guide wrote something; makes none. */
    async refresh(transaction: DatabaseTransaction, couple: Couple, about: About): Promise<void> {
      const entry = await timeline.ofCatchup(couple, about.id, transaction)
      if (!entry) return
      await timeline.write(transaction, couple, about, {
        ...(await summaryOf(transaction, couple, about)),
        ...(entry.kept && { conversation: await conversationOf(transaction, couple, about) }),
      })
    },
  }
}
