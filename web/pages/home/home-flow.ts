import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useEffectEvent, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { pagePaths } from '#contract/pages.ts'
import { questionsPerWeek } from '#contract/questions.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { serverPage } from '#web/api/server.ts'
import { appPlatform, celebrate, takeBackNotice } from '#web/device/app.ts'
import { notifyLater } from '#web/device/notifications.ts'
import { share } from '#web/device/share.ts'
import { keepNotesOfOne, unsavedNotes } from '#web/features/challenges/note-drafts.ts'
import type { Interruption } from '#web/features/questions/conversation/conversation.ts'
import { useCoupleProgress } from '#web/features/questions/couple-progress.ts'
import {
  forgetQuestions,
  questionsQuery,
  useAnsweredSoFar,
  useClaimAgain,
} from '#web/features/questions/questions.queries.ts'
import { keepConcernOfOne } from '#web/features/questions/unseen-concern.ts'
import {
  lastWeekId,
  useSessionState,
  useWeeklySession,
} from '#web/features/weekly-session/current-session.ts'
import { useCatchupStart } from '#web/features/weekly-session/start-catchup.ts'
import { handOverTo, useCurrentView } from '#web/features/weekly-session/this-device.ts'
import { currentUserQuery } from '#web/session/current-user.ts'
import { forgetConversations } from '#web/session/kept.ts'
import { type Person, peopleOf } from '#web/session/participants.ts'
import { keepingFor } from '#web/session/sealed-store.ts'
import { isAnythingOpen } from '#web/ui/overlays/anything-open.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { homeWords } from './home-words.ts'
import { useOtherDevice } from './other-device/other-device.ts'
import { ReloadPage } from './reload-page.ts'

/** What comes to an end by itself, and after how many milliseconds (product §9). */
const endings = { 'questions claimed': null, 'questions done': 3000, 'catch-up done': 2000 }
type Ending = keyof typeof endings

/** How long after somebody began the phone says so (product §9). */
const startedAfterMs = 30_000

/** Every so long at rest home has those of the week's questions brought that are not here, for when there is no network (R28). */
const restMs = 3000

/** How soon home sees that the other one has begun the catch-up, in milliseconds. */
const catchupPollEvery = 3000

export type HomeFlow = ReturnType<typeof useHomeFlow>

/**
 * The home flow of product §4: who is chosen, what is open, and how each of them ends. `isTalking`: the
 * chat with the guide is open over it.
 */
export function useHomeFlow(user: CurrentUser, now: () => number, isTalking: boolean) {
  const queryClient = useQueryClient()
  const reloadPage = use(ReloadPage)
  const { toast } = useToast()
  const couple = peopleOf(user)
  const [me, partner] = couple
  const session = useWeeklySession(me.id)
  const { weekId } = session
  const progress = useCoupleProgress(weekId, couple, now)
  const { view, show, letGo } = useCurrentView(couple.map(({ id }) => id))
  const [chosenId, setChosenId] = useState(view?.name === 'questions' ? view.userId : null)
  const selectedId = chosenId ?? (user.bothSignIn ? me.id : null)
  const [isAsking, setAsking] = useState(false)
  const [ending, setEnding] = useState<Ending | null>(null)
  const [finished, setFinished] = useState<{ person: Person; weekId: string } | null>(null)
  const [hasReturned, setReturned] = useState(false)
  if (view !== null && !hasReturned) setReturned(true)
  const statusOf = (id: number | null) => progress.statuses.find(({ person }) => person.id === id)
  const answered = useAnsweredSoFar(weekId, selectedId, statusOf(selectedId))
  const catchup = useCatchupStart({ weekId, userId: me.id }, (catchupId) =>
    show({ name: 'catchup', weekId, userId: me.id, catchupId }),
  )
  const selected = couple.find(({ id }) => id === selectedId) ?? null
  const completedOf = (id: number) => statusOf(id)?.completed
  // A claim that failed shuts the catch-up for both, so home makes up for it, whoever is chosen, where this login may
  // (R17), and once more when a network is back.
  const isClaimDue = ({ id }: Person) => {
    const status = statusOf(id)
    const isUnclaimed = status?.answered === questionsPerWeek && status.completed === false
    const mayClaim = status?.waiting === 0 && !status.isElsewhere && !progress.isOffline
    return view === null && isUnclaimed && mayClaim
  }
  useClaimAgain(weekId, me, isClaimDue(me))
  useClaimAgain(weekId, partner, isClaimDue(partner))
  const clear = () => {
    show(null)
    setChosenId(null)
  }
  /** Brings what they are about to be asked, once their button is pressed. */
  const fetchQuestionsOf = ({ id }: Person) =>
    void queryClient.prefetchQuery(questionsQuery(weekId, id))
  /** What this device knows of a session that was thrown away. */
  const forgetSession = () => {
    progress.forget()
    forgetQuestions(queryClient, weekId, couple)
  }
  const isIdle = view === null && !isAsking && !catchup.isStarting && ending === null
  const bothDone = progress.statuses.every(({ completed }) => completed)
  const state = useSessionState(
    { weekId, userId: me.id },
    view === null && bothDone && catchupPollEvery,
  )
  const isWeekly = state === undefined || state.rhythm === 'weekly'
  const { activeWeekId, signedOut } = progress
  const isNewHere = progress.hasJoined && !user.partnerJoined
  const isFirstSignIn = progress.bothSignIn && !user.bothSignIn
  useEffect(() => {
    if (isNewHere || isFirstSignIn) void queryClient.invalidateQueries(currentUserQuery)
  }, [isNewHere, isFirstSignIn, queryClient])
  const [begunHere, setBegunHere] = useState<string | null>(null)
  const isFromHere = (newWeekId: string) => newWeekId === begunHere
  const { isReplaced } = useOtherDevice({
    session,
    activeWeekId,
    view,
    isIdle,
    isFromHere,
    onViewGone: clear,
  })

  const maySignOut = signedOut !== null && isIdle && !isTalking
  useEffect(() => {
    if (maySignOut) void queryClient.invalidateQueries(currentUserQuery)
  }, [maySignOut, queryClient])

  const isAtRest = view === null && session.settled && !bothDone && weekId
  const fetchAhead = useEffectEvent(() => {
    if (keepingFor() !== me.id) return
    for (const { id } of user.bothSignIn ? [me] : couple) {
      const query = questionsQuery(weekId, id)
      const known = queryClient.getQueryData(query.queryKey)
      const answeredThen = known?.filter((question) => question.answered).length ?? 0
      // More answers than there are: the other device had those questions thrown away, and there are others now.
      const isOld = answeredThen > (statusOf(id)?.answered ?? questionsPerWeek)
      if (known === undefined || isOld) void queryClient.prefetchQuery({ ...query, staleTime: 0 })
    }
  })
  useEffect(() => {
    if (!isAtRest) return
    const waiting = setInterval(fetchAhead, restMs)
    return () => clearInterval(waiting)
  }, [isAtRest])

  // Done on the other phone makes a last catch-up, too, of what was waiting here.
  const atHome = view === null && (bothDone ? 'with a catch-up' : 'with questions')
  useEffect(() => {
    if (atHome) void queryClient.invalidateQueries({ queryKey: queryKeys.sessionState(me.id) })
  }, [atHome, me.id, queryClient])

  const finishQuestions = async () => {
    clear()
    setEnding(null)
    const done: number[] = await progress.refresh().catch(() => [])
    if (done.length !== 1) return
    const words = homeWords.answered
    const isMyTurn = !done.includes(me.id)
    const apart = isMyTurn ? words.yours : words.apart(partner.name)
    toast({ title: words.title, description: user.bothSignIn ? apart : words.together })
  }
  /** A reload of product §9; where somebody has opened something, or is writing a note, that stays. */
  const reloadUnlessInUse = () => {
    const isInUse = isAnythingOpen() || unsavedNotes(queryClient).length > 0
    if (!isInUse) return reloadPage()
    void queryClient.invalidateQueries()
  }
  const startAfresh = () => {
    setEnding(null)
    if (view === null && !isAsking && !isTalking) return reloadUnlessInUse()
    void queryClient.invalidateQueries()
  }
  const offerToShare = async () => {
    const { copied, title, text } = homeWords.share
    const ending = await share({ title, text: text(isWeekly), url: serverPage(pagePaths.root) })
    if (ending === 'copied') toast(copied)
  }
  const conclude = useEffectEvent((over: Ending) => {
    if (over === 'catch-up done') startAfresh()
    else void finishQuestions()
  })
  useEffect(() => {
    const after = ending && endings[ending]
    if (ending === null || after === null) return
    const waiting = setTimeout(() => conclude(ending), after)
    return () => clearTimeout(waiting)
  }, [ending])

  // After the chat of the one before is gone, which may have written down a draft as it went.
  const answering = view?.name === 'questions' ? view.userId : null
  const keepToOne = useEffectEvent((id: number) => {
    const person = couple.find((one) => one.id === id)
    if (!person) return
    handOverTo(person, couple)
    keepConcernOfOne(queryClient, person)
  })
  useEffect(() => {
    if (answering !== null) keepToOne(answering)
  }, [answering])
  const isAnswering = answering !== null
  useEffect(() => (isAnswering ? takeBackNotice : undefined), [isAnswering])

  return {
    user,
    couple,
    state,
    /** They are known to meet every week (R10). */
    isWeekly,
    session,
    progress,
    view,
    answered,
    isAsking,
    setAsking,
    /** The session of the open view was reset or replaced on another device. */
    isReplaced,
    /** Another session than this device's has started, and not here. */
    isReplacedElsewhere:
      session.settled &&
      activeWeekId !== undefined &&
      activeWeekId !== weekId &&
      !isFromHere(activeWeekId),
    /** A chat was open before, so that the focus has to go somewhere on the welcome. */
    hasReturned,
    selected,
    isStartingCatchup: catchup.isStarting,
    startCatchup() {
      setEnding(null)
      setFinished(null)
      catchup.start()
    },
    /** The session is gone; `fresh` is the one that is to follow it. */
    noteReset(fresh: string) {
      setBegunHere(fresh)
      forgetSession()
      clear()
    },
    completedOf,
    /** What happened elsewhere to the questions that this person has open here. */
    interruptionOf(id: number): Interruption | null {
      if (isReplaced) return 'restarted'
      if (completedOf(id)) return 'finished'
      return statusOf(id)?.isElsewhere ? 'elsewhere' : null
    },
    /** Who has just finished this session's questions here (R27). */
    finished: finished?.weekId === weekId ? finished : null,
    forgetFinished: () => setFinished(null),
    select(person: Person) {
      if (person.id !== finished?.person.id) setFinished(null)
      handOverTo(person, couple)
      keepNotesOfOne(queryClient, person)
      keepConcernOfOne(queryClient, person)
      setChosenId(person.id)
      fetchQuestionsOf(person)
    },
    fetchQuestionsOf,
    startQuestions(person: Person) {
      setEnding(null)
      setFinished(null)
      setChosenId(person.id)
      show({ name: 'questions', weekId, userId: person.id })
      // Before the next one is planned: there may be one of who answered here until now.
      takeBackNotice()
      void notifyLater(homeWords.started(person.name, isWeekly), startedAfterMs).catch(
        () => undefined,
      )
    },
    noteClaimed() {
      const person = couple.find(({ id }) => id === answering)
      setFinished(person ? { person, weekId } : null)
      letGo()
      setEnding('questions claimed')
    },
    noteDone: () => setEnding('questions done'),
    noteHeld: () => setEnding('questions claimed'),
    leaveQuestions() {
      if (ending === null) show(null)
      else void finishQuestions()
    },
    leaveCatchup: () => show(null),
    reloadUnlessInUse,
    finishCatchup() {
      lastWeekId.clear()
      forgetSession()
      clear()
      forgetConversations()
      celebrate()
      toast(homeWords.finished)
      setEnding('catch-up done')
      if (appPlatform() !== null) void offerToShare()
    },
  }
}
