import { useEffect, useEffectEvent } from 'react'
import { keptDraft } from '#web/features/questions/conversation/kept-conversation.ts'
import type { WeeklySession } from '#web/features/weekly-session/current-session.ts'
import type { OpenView } from '#web/features/weekly-session/this-device.ts'
import { homeWords } from '#web/pages/home/home-words.ts'
import { forgetPositions } from '#web/session/kept.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'

type Followed = {
  session: WeeklySession
  /** The current session as the newest poll knows it. */
  activeWeekId: string | undefined
  view: OpenView | null
  /** Nothing is open and nothing is on its way. */
  isIdle: boolean
  /** This device began that session itself, and has not heard whether it is there. */
  isFromHere: (weekId: string) => boolean
  onViewGone: () => void
}

/** Keeps in step with the couple's other device (R4); tells whether the open view was overtaken. */
export function useOtherDevice(followed: Followed): { isReplaced: boolean } {
  const { session, activeWeekId, view, isIdle, isFromHere, onViewGone } = followed
  const { weekId, settled } = session
  const { toast } = useToast()
  const mayMove = isIdle || !settled
  const news = activeWeekId !== weekId || !settled ? activeWeekId : undefined

  const takeUp = useEffectEvent((newWeekId: string) => {
    session.use(newWeekId)
    if (!settled) return
    forgetPositions()
    if (!isFromHere(newWeekId)) toast(homeWords.moved)
  })
  useEffect(() => {
    if (mayMove && news !== undefined) takeUp(news)
  }, [mayMove, news])

  const settle = useEffectEvent(() => {
    if (view === null || view.weekId === weekId) return
    if (view.name === 'questions' && keptDraft(view.userId)) return
    onViewGone()
    toast(homeWords.moved)
  })
  useEffect(() => {
    if (settled) settle()
  }, [settled])

  const newest = activeWeekId ?? weekId
  return { isReplaced: view !== null && (view.weekId !== weekId || view.weekId !== newest) }
}
