import { setTimeout as sleep } from 'node:timers/promises'
import type { GuideRequest, SummaryRequest } from '#contract/catchup.ts'
import type { Participant } from '#contract/participants.ts'
import { type Category, categoryNames } from '#contract/questions.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Questions } from '#server/features/questions/questions.ts'
import type { Timeline } from '#server/features/timeline/timeline.ts'
import type { GuardedGuide, Written } from '#server/guide/guarded.ts'
import type { InsightInput, SummaryInput } from '#server/guide/guide.ts'
import type { Couple } from '#server/login.ts'
import type { Database } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { CatchupCourse } from './catchup-course.ts'
import { createSingleFlight } from './single-flight.ts'
import type { StoredTexts, TextKey } from './stored-texts.ts'

type Parts = {
  couples: Couples
  people: People
  questions: Questions
  course: CatchupCourse
  storedTexts: StoredTexts
  timeline: Timeline
  vault: Vault
  /** The configured guide, and the one that needs nothing and never fails. */
  guide: GuardedGuide
  builtInGuide: GuardedGuide
  /** Whether both have agreed to the model (R12), and the couple may have one more text of it now (R14). */
  mayUseModel: (couple: Couple) => Promise<boolean>
  /** Whether both have agreed to the model, without a text of it. */
  mayLeave: (couple: Couple) => Promise<boolean>
  /** Refuses (429) where the couple had texts of what no session of theirs holds too often. */
  mayWriteFreely: (couple: Couple) => Promise<void>
  /** How long somebody who reads waits for a model, before the built-in guide writes. */
  readerPatienceMs?: number | undefined
}

/** A model over HTTP is done by then; one on a small machine may not be. */
const usualPatienceMs = 9_000

const namesOf = (focus: readonly Category[]) => focus.map((category) => categoryNames[category])

export type GuideTexts = ReturnType<typeof createGuideTexts>

/**
 * The guide's words. For an open session they are written once from the stored answers and stay, so
 * that both devices read the same; free text is answered by the built-in guide alone (R13).
 */
export function createGuideTexts(parts: Parts) {
  const { couples, people, questions, course, storedTexts, timeline, vault } = parts
  const { guide, builtInGuide, mayUseModel, mayLeave, mayWriteFreely } = parts
  const { readerPatienceMs = usualPatienceMs } = parts
  /** Two devices that ask for one text, and who writes ahead, wait for one and the same. */
  const joined = createSingleFlight<Written>()
  /** However often both say that they are done, one writes ahead. */
  const ahead = createSingleFlight<void>()

  /** Whether what a text is about is still there. */
  const isThere = async (couple: Couple, { kind, weekId, aboutId }: TextKey, within: Database) =>
    kind === 'summary'
      ? (await course.ofWeek(couple, weekId, within))?.id === aboutId
      : questions.sets.has(couple, aboutId, within)

  /** Stores the text unless the session was thrown away while it was written. */
  const store = (couple: Couple, key: TextKey, written: Written): Promise<void> =>
    couples.takeTurn(couple.coupleId, async ({ transaction }) => {
      if (!(await isThere(couple, key, transaction))) return
      await storedTexts.write(transaction, couple, key, written)
      await course.refreshRecord(transaction, couple, key.weekId)
    })

  const writeOnce = (
    couple: Couple,
    key: TextKey,
    write: (by: GuardedGuide) => Promise<Written>,
  ): Promise<Written> =>
    joined([couple.coupleId, key.weekId, key.kind, key.aboutId].join(' '), async () => {
      const known = await storedTexts.read(couple, key)
      if (known) return known
      const isFree = guide.source === 'built-in' || (await mayUseModel(couple))
      const written = await write(isFree ? guide : builtInGuide)
      await store(couple, key, written)
      return (await storedTexts.read(couple, key)) ?? written
    })

  /**
   * The text that there is first: what is under way, or the built-in guide's where that takes longer than a
   * reader waits. The first one stored stays, so that both devices read the same.
   */
  const inTime = async (
    couple: Couple,
    key: TextKey,
    writing: Promise<Written>,
    instead: () => Promise<Written>,
  ): Promise<Written> => {
    const done = new AbortController()
    const late = sleep(readerPatienceMs, null, { signal: done.signal, ref: false })
    const first = await Promise.race([writing, late.catch(() => null)]).finally(() => done.abort())
    if (first) return first
    const written = await instead()
    await store(couple, key, written)
    return (await storedTexts.read(couple, key)) ?? written
  }

  /**
   * Where chance in a couple's texts begins: the same after a restart, and known to nobody without the
   * server's key, so that neither of the two can work out which items chance left plain (R20).
   */
  const seedOf = ({ coupleId, wrappedKey }: Couple): string =>
    vault.couple(coupleId, wrappedKey).secretOf('chance in texts')

  /** What the guide may know of an open session; null while it is sealed or unknown. */
  const openSession = async (couple: Couple, weekId: string | undefined) => {
    if (weekId === undefined) return null
    const items = await questions.answers.open(couple, weekId)
    const first = items[0]
    if (!first) return null
    return { weekId, items, seed: `${seedOf(couple)} ${first.id}` }
  }

  type OpenSession = NonNullable<Awaited<ReturnType<typeof openSession>>>

  /** `focus` is what the couple chose in this very catch-up, as yet perhaps nothing (R9). */
  const summaryInput = async (
    couple: Couple,
    { items, seed }: OpenSession,
    focus: readonly Category[],
  ): Promise<SummaryInput> => {
    const names = await people.names(couple)
    return {
      people: [{ name: names.primary }, { name: names.partner }],
      items: items.map(({ content, category, cardId, primary, partner }, position) => ({
        ...{ question: content, category, cardId, position },
        answers: [primary, partner],
      })),
      focus: namesOf(focus),
      seed,
      textsOf: couple.coupleId,
    }
  }

  const writeSummary = async (
    couple: Couple,
    session: OpenSession,
    catchupId: number,
  ): Promise<Written> => {
    const focus = (await timeline.ofCatchup(couple, catchupId))?.focus ?? []
    const input = await summaryInput(couple, session, focus)
    const key = { weekId: session.weekId, kind: 'summary', aboutId: catchupId } as const
    return writeOnce(couple, key, (by) => by.summary(input))
  }

  /** Has the summary of a completed catch-up written that nobody has asked for yet: it is kept (R9). */
  const keepSummary = async (couple: Couple, weekId: string): Promise<void> => {
    const catchup = await course.ofWeek(couple, weekId)
    if (!catchup?.completed) return
    const { id } = catchup
    if (await storedTexts.read(couple, { weekId, kind: 'summary', aboutId: id })) return
    const session = await openSession(couple, weekId)
    if (session) await writeSummary(couple, session, id)
  }

  const storedItem = async (
    couple: Couple,
    { weekId, questionId }: Pick<GuideRequest, 'weekId' | 'questionId'>,
  ): Promise<{ weekId: string; questionId: number; input: InsightInput } | null> => {
    const session = await openSession(couple, weekId)
    const position = session?.items.findIndex(({ id }) => id === questionId) ?? -1
    const item = session?.items[position]
    if (!session || !item) return null
    const names = await people.names(couple)
    return {
      weekId: session.weekId,
      questionId: item.id,
      input: {
        question: item.content,
        category: item.category,
        cardId: item.cardId,
        timesHad: item.timesHad,
        people: [
          { name: names.primary, answer: item.primary },
          { name: names.partner, answer: item.partner },
        ],
        seed: session.seed,
        position,
        textsOf: couple.coupleId,
      },
    }
  }

  const freeItem = (couple: Couple, request: GuideRequest): InsightInput => ({
    question: request.question,
    category: '',
    cardId: '',
    timesHad: 0,
    people: [
      { name: request.userName, answer: request.userResponse ?? null },
      { name: request.partnerName, answer: request.partnerResponse ?? null },
    ],
    seed: seedOf(couple),
    position: 0,
  })

  const aboutQuestion =
    (kind: 'insight' | 'suggestion') =>
    async (couple: Couple, request: GuideRequest): Promise<Written> => {
      const stored = await storedItem(couple, request)
      if (!stored) {
        await mayWriteFreely(couple)
        return builtInGuide[kind](freeItem(couple, request))
      }
      const { weekId, questionId, input } = stored
      const key = { weekId, kind, aboutId: questionId }
      const writing = writeOnce(couple, key, (by) => by[kind](input))
      return inTime(couple, key, writing, () => builtInGuide[kind](input))
    }

  return {
    /**
     * Has a model write the insights of a session that both have completed, one after the other, so
     * that nobody waits for them; until `isStopping`, or until one of the two takes their leave back.
     */
    async writeAhead(couple: Couple, weekId: string, isStopping: () => boolean): Promise<void> {
      if (guide.source === 'built-in') return
      await ahead(`${couple.coupleId} ${weekId}`, async () => {
        const session = await openSession(couple, weekId)
        for (const { id } of session?.items ?? []) {
          if (isStopping() || !(await mayLeave(couple))) return
          const stored = await storedItem(couple, { weekId, questionId: id })
          if (!stored) return
          const key = { weekId, kind: 'insight', aboutId: id } as const
          await writeOnce(couple, key, (by) => by.insight(stored.input))
        }
      })
    },

    insight: aboutQuestion('insight'),
    suggestion: aboutQuestion('suggestion'),

    /** Of an open session that has no catch-up yet one begins, and who asked has begun it. */
    async summary(couple: Couple, request: SummaryRequest, asks: Participant): Promise<Written> {
      const session = await openSession(couple, request.weekId)
      if (!session) {
        const input: SummaryInput = {
          people: [{ name: request.userName }, { name: request.partnerName }],
          items: [],
          focus: namesOf(await people.focus(couple)),
          seed: seedOf(couple),
        }
        return builtInGuide.summary(input)
      }
      const { id } = await course.start(couple, session.weekId, asks)
      return writeSummary(couple, session, id)
    },

    keepSummary,

    /**
     * The summary that there is, written anew with another focus. Null where there is none, and for
     * one that a model wrote: it keeps its words, and the focus stands beside it.
     */
    async summaryWithFocus(
      couple: Couple,
      { id, weekId }: { id: number; weekId: string },
      focus: readonly Category[],
    ): Promise<Written | null> {
      const key = { weekId, kind: 'summary', aboutId: id } as const
      // The one that is being written knows of no new focus.
      await keepSummary(couple, weekId)
      const known = await storedTexts.read(couple, key)
      const session = await openSession(couple, weekId)
      if (known?.source !== builtInGuide.source || !session) return null
      return builtInGuide.summary(await summaryInput(couple, session, focus))
    },
  }
}
