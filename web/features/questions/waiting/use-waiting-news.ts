import { useEffect, useEffectEvent, useRef } from 'react'
import { useArrived, useWaiting } from './waiting-answers.ts'

type WaitingNews = {
  weekId: string
  userId: number
  /** The questions whose answers wait, as the conversation has it. */
  waiting: readonly number[]
  /**
   * Hears which of them have arrived: the server has taken them, and no newer text waits; and which of those this
   * page has delivered itself.
   */
  onArrived: (questionIds: readonly number[], byThisPage: readonly number[]) => void
  /** One was not taken. */
  onReturned: () => void
}

/**
 * Follows what becomes of a person's waiting answers in a session. What came back has not arrived, nor has
 * what cannot be found; what came back before is not looked at. Returns which of `waiting` wait no more and have not
 * arrived either.
 */
export function useWaitingNews(news: WaitingNews): readonly number[] {
  const isTheirs = (one: { weekId: string; userId: number }) =>
    one.weekId === news.weekId && one.userId === news.userId
  const theirs = useWaiting().filter(isTheirs)
  const stillWaits = idsOf(theirs.filter(({ refused }) => refused === undefined))
  const arrivals = useArrived().filter(isTheirs)
  const taken = idsOf(arrivals)
  const arrived = news.waiting.filter((id) => taken.includes(id) && !stillWaits.includes(id)).join()
  const tell = useEffectEvent((ids: readonly number[]) => {
    const byThisPage = idsOf(arrivals.filter((arrival) => arrival.isByThisPage))
    news.onArrived(
      ids,
      ids.filter((id) => byThisPage.includes(id)),
    )
  })
  useEffect(() => {
    if (arrived !== '') tell(arrived.split(',').map(Number))
  }, [arrived])

  const cameBack = theirs.filter(({ refused }) => refused !== undefined)
  const names = cameBack.map(({ deliveryId }) => deliveryId).join()
  const known = useRef<ReadonlySet<string> | null>(null)
  const follow = useEffectEvent((all: readonly string[]) => {
    const before = known.current ?? new Set(all)
    known.current = new Set([...before, ...all])
    if (all.some((name) => !before.has(name))) news.onReturned()
  })
  useEffect(() => follow(names === '' ? [] : names.split(',')), [names])

  return news.waiting.filter((id) => !stillWaits.includes(id) && !taken.includes(id))
}

const idsOf = (answers: readonly { questionId: number }[]): number[] =>
  answers.map(({ questionId }) => questionId)
