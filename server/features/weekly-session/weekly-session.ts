import { otherOf, type Participant } from '#contract/participants.ts'
import { initialWeekId, type NamedLoss, type WeeklySessionState } from '#contract/weekly-session.ts'
import type { Catchups } from '#server/features/catchup/catchup.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Turn } from '#server/features/couples/turn.ts'
import type { Questions } from '#server/features/questions/questions.ts'
import type { QuestionOfSet } from '#server/features/questions/sets.ts'
import type { Reminders } from '#server/features/reminders/reminders.ts'
import type { Timeline } from '#server/features/timeline/timeline.ts'
import type { Couple, Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'

type Parts = {
  couples: Couples
  questions: Questions
  catchups: Catchups
  timeline: Timeline
  reminders: Pick<Reminders, 'rhythmOfCouple'>
}

/** A session that is to go, with its catch-up if it has one. */
type ToThrowAway = {
  turn: Turn
  couple: Couple
  weekId: string
  catchup: Awaited<ReturnType<Catchups['ofWeek']>>
}

export type WeeklySessions = ReturnType<typeof createWeeklySessions>

/** A couple's weekly sessions: which one is current, starting a fresh one, throwing one away (R4). */
export function createWeeklySessions(parts: Parts) {
  const { couples, questions, catchups, timeline, reminders } = parts

  /**
   * Throws a session away in that turn; `keepSummary` comes before it. A finished catch-up that the other one has not read
   * waits for them on the timeline, else for `by`: only who presses Done has read it themselves (R22).
   */
  const discard = async (
    turn: Turn,
    couple: Couple,
    weekId: string,
    { by, isDone = false }: { by: Participant; isDone?: boolean },
  ) => {
    const readers = isDone ? [otherOf(by)] : [otherOf(by), by]
    await catchups.discard(turn.transaction, couple, weekId, readers)
    await questions.discard(turn, couple.coupleId, weekId)
  }

  /** Refuses to throw away what nobody was told of: another session's, or more than there was (R22). */
  const refuseMoreThan = async (
    named: NamedLoss,
    { turn, couple, weekId, catchup }: ToThrowAway,
  ) => {
    if (weekId !== (turn.couple.activeWeekId ?? initialWeekId))
      throw new Refusal('session-replaced')
    const within = turn.transaction
    for (const participant of ['primary', 'partner'] as const) {
      const answered = await questions.sets.countAnswered(couple, weekId, participant, within)
      if (answered > named.answered[participant]) throw new Refusal('more-would-go')
    }
    // The id of a session outlives Done (R15): without the talk that was named, its answers are the next week's.
    const now = catchup ? (catchup.completed ? 'over' : 'unfinished') : null
    if (now !== named.catchup) throw new Refusal('more-would-go')
  }

  return {
    /** Which session is current, whether its catch-up has begun, when the last one was, and how often they meet (R23). */
    async read(login: Login): Promise<WeeklySessionState> {
      const { couple, participant } = login
      const { activeWeekId } = couple
      const [catchup, lastTalk, rhythm] = await Promise.all([
        catchups.places.ofWeek(couple, activeWeekId ?? initialWeekId, participant),
        timeline.latest(couple),
        reminders.rhythmOfCouple(login),
      ])
      return { activeSessionId: activeWeekId, catchup, lastTalk: lastTalk ?? null, rhythm }
    },

    /**
     * Throws the session away, and nothing else; the couple's current id stays (R15). With a `catchupId` it is Done: of
     * one that is over nothing is left to throw away, for that session's answers are the next week's. With `named` nothing
     * else goes (R22).
     */
    async reset(
      couple: Couple,
      weekId: string,
      by: Participant,
      { catchupId, named }: { catchupId?: number | undefined; named?: NamedLoss | undefined } = {},
    ) {
      await catchups.guideTexts.keepSummary(couple, weekId)
      await couples.takeTurn(couple.coupleId, async (turn) => {
        const current = await catchups.ofWeek(couple, weekId, turn.transaction)
        if (catchupId !== undefined && current?.id !== catchupId) return
        if (named) await refuseMoreThan(named, { turn, couple, weekId, catchup: current })
        await discard(turn, couple, weekId, { by, isDone: catchupId !== undefined })
      })
    },

    /** Makes `weekId` the couple's current session, with seven fresh questions and nothing else. */
    async startFresh(couple: Couple, weekId: string, by: Participant): Promise<QuestionOfSet[]> {
      await catchups.guideTexts.keepSummary(couple, weekId)
      return couples.takeTurn(couple.coupleId, async (turn) => {
        await discard(turn, couple, weekId, { by })
        await couples.setActiveWeek(turn.transaction, couple.coupleId, weekId)
        return questions.sets.make(turn, couple, weekId)
      })
    },
  }
}
