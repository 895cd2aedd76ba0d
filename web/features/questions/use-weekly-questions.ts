import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import { codeOf, isOutOfReach } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { unsentWords } from '#web/api/unsent-words.ts'
import { currentUserQuery, useNoteSignedOut } from '#web/session/current-user.ts'
import type { Person } from '#web/session/participants.ts'
import { keepingFor, keptWith } from '#web/session/sealed-store.ts'
import { painted } from '#web/ui/chat/painted.ts'
import { type Task, useTimedSteps } from '#web/ui/chat/use-timed-steps.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import {
  type AskedQuestion,
  type Conversation,
  currentQuestion,
  type Interruption,
} from './conversation/conversation.ts'
import {
  forgetConversation,
  forgetSent,
  keptDraft,
  keptOf,
  useDebouncedStoring,
} from './conversation/kept-conversation.ts'
import {
  type ConversationEvent,
  openConversation,
  step,
  waitOf,
} from './conversation/weekly-questions.ts'
import { editionAnew, nextEdition } from './editions.ts'
import {
  askForAnother,
  changeKnownQuestions,
  claimFor,
  questionsQuery,
  sendAnswer,
} from './questions.queries.ts'
import { questionsWords } from './questions-words.ts'
import { useListening } from './use-listening.ts'
import { useWaitingNews } from './waiting/use-waiting-news.ts'
import { keepWaiting, waitingFor } from './waiting/waiting-answers.ts'

export type WeeklyQuestions = {
  weekId: string
  person: Person
  /** Whose login this page is shown to: what is written here is sent, and waits, as theirs alone. */
  writtenBy: number
  questions: readonly AskedQuestion[]
  /** What happened to the session on another device, if anything. */
  interruption: Interruption | null
  now: () => number
  /** Makes up a name for an answer, which nobody can guess. */
  newDeliveryId: () => string
  /** How many of the seven were swapped, as the couple's progress has it (R26). */
  swaps: number
  /** The server knows that the person is complete. */
  onClaimed: () => void
  /** Two seconds after that. */
  onDone: () => void
  /** An answer that waited was not taken: the questions have to be asked for anew. */
  onReturned: () => void
  /** Not yet after all: a card for the author came, and is theirs to close. */
  onHeld: () => void
}

/** What a refused answer or claim means. */
const interruptions: { [Code in RefusalCode]?: Interruption } = {
  'not-found': 'restarted',
  /** All seven were answered, and there are others now. */
  'answers-missing': 'restarted',
  'on-own-device': 'elsewhere',
  'answered-already': 'answered',
  'answers-finished': 'finished',
}

/** What keeps a question from being swapped. */
const keepsQuestion: readonly unknown[] = [
  'swapped-already',
  'one-is-past-it',
  'no-other-question',
] satisfies RefusalCode[]

/** Null where it only did not get through. */
function interruptionOf(error: unknown): Interruption | null {
  const code = codeOf(error)
  return (code && interruptions[code]) ?? null
}

/** Plays a conversation: waits where it waits, sends what it sends, and remembers how far it is. */
export function useWeeklyQuestions(props: WeeklyQuestions) {
  const { weekId, person, writtenBy, questions, interruption } = props
  const queryClient = useQueryClient()
  const { toast } = useToast()
  const listening = useListening({ weekId, userId: person.id, questions })
  const noteSignedOut = useNoteSignedOut()

  const { queryKey } = questionsQuery(weekId, person.id)
  const whose = { weekId, userId: person.id }
  const noteAnswered = (id: number) =>
    changeKnownQuestions(queryClient, whose, (question) =>
      question.id === id ? { ...question, answered: true } : question,
    )
  /** Names of deliveries of which nobody knows whether they arrived, by question: the next try is of the same. */
  const unheard = useRef(new Map<number, string>())
  /**
   * Sends an answer or a skip; where there is no network, it waits here if it can (R28). An edit comes in place of the
   * words of `insteadOf` alone.
   */
  const save = async (
    questionId: number,
    response: string | null,
    how: 'once' | 'again',
    insteadOf?: string,
  ): Promise<ConversationEvent> => {
    const deliveryId = unheard.current.get(questionId) ?? props.newDeliveryId()
    unheard.current.delete(questionId)
    let edition = nextEdition()
    const owner = keptWith(writtenBy)
    const behind = () =>
      waitingFor(weekId, person.id).find((one) => one.questionId === questionId)?.deliveryId
    /** Where it can wait, it does so by the name of what waits there for the same question. */
    const wait = async (): Promise<ConversationEvent | null> => {
      const question = questions.find(({ id }) => id === questionId)?.content ?? ''
      const { id: userId, participant } = person
      const answer = { deliveryId, edition, weekId, questionId, question, userId, participant }
      const before = behind()
      const waiting = { ...answer, writtenBy, response, how, insteadOf, at: props.now() }
      const isKept = await keepWaiting(waiting, owner)
      return isKept ? { type: 'waits', deliveryId: before ?? deliveryId } : null
    }
    const sendIt = () =>
      sendAnswer({ questionId, person, response, deliveryId, edition, insteadOf, writtenBy }, how)
    const waits = behind() !== undefined && (await wait())
    if (waits) return waits
    try {
      await sendIt().catch((error) => {
        if (how === 'once' || codeOf(error) !== 'answered-already') throw error
        edition = editionAnew()
        return sendIt()
      })
      noteAnswered(questionId)
      return { type: 'saved', deliveryId }
    } catch (error) {
      const waits = isOutOfReach(error) && (await wait())
      if (waits) return waits
      if (codeOf(error) === undefined) unheard.current.set(questionId, deliveryId)
      const news = codeOf(error) === 'question-swapped' ? await renewed().catch(() => null) : null
      return news ?? notDone(error)
    }
  }
  const notDone = (error: unknown): ConversationEvent => {
    const by = interruptionOf(error)
    if (by) {
      queryClient.removeQueries({ queryKey })
      return { type: 'interrupted', by }
    }
    const isAnothers =
      codeOf(error) === 'written-by-another' || (keepingFor() ?? writtenBy) !== writtenBy
    if (isAnothers) void queryClient.invalidateQueries(currentUserQuery)
    if (!noteSignedOut(error)) {
      const description = isAnothers ? questionsWords.anothers : unsentWords(error)
      toast({ title: 'Error', description, variant: 'destructive' })
    }
    return { type: 'unsent' }
  }
  /** The questions as they are now, some of them swapped on another device. */
  const renewed = async (): Promise<ConversationEvent> => {
    const query = { ...questionsQuery(weekId, person.id), staleTime: 0 }
    return { type: 'renewed', questions: await queryClient.fetchQuery(query) }
  }
  const swap = async (questionId: number): Promise<ConversationEvent> => {
    try {
      const question = await askForAnother(questionId, person)
      changeKnownQuestions(queryClient, whose, (one) => (one.id === questionId ? question : one))
      return { type: 'instead', question }
    } catch (error) {
      if (isOutOfReach(error)) {
        const { needsNetwork } = questionsWords.instead
        toast({ title: questionsWords.stays, description: needsNetwork, variant: 'hint' })
        return { type: 'unsent' }
      }
      if (!keepsQuestion.includes(codeOf(error))) return notDone(error)
      toast({ title: questionsWords.stays, description: unsentWords(error), variant: 'hint' })
      return { type: 'stays' }
    }
  }
  const send = async (
    questionId: number,
    response: string,
    how: 'once' | 'again',
    insteadOf?: string,
  ) => {
    // Its bubble comes first.
    await painted()
    const event = await save(questionId, response, how, insteadOf)
    if (event.type === 'saved' || event.type === 'waits') forgetSent(person.id, response)
    if (event.type === 'saved') listening.listenTo(questionId, response)
    return event
  }
  const claim = async (): Promise<ConversationEvent> => {
    forgetConversation(person.id)
    try {
      await claimFor(weekId, person)
      return { type: 'claimed' }
    } catch (error) {
      const by = interruptionOf(error)
      return by ? { type: 'interrupted', by } : { type: 'unclaimed' }
    }
  }
  const noteClaimed = async (): Promise<undefined> => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.progress(weekId) })
    props.onClaimed()
  }

  /** What a phase has the server do. */
  const tasks = (conversation: Conversation): Task<ConversationEvent>[] => {
    const { phase } = conversation
    const asked = currentQuestion(conversation)
    const { name: key } = phase
    if (key === 'sending' && asked) {
      return [{ key, run: () => send(asked.id, phase.text, 'once') }]
    }
    if (key === 'skipping' && asked) {
      return [{ key, run: () => save(asked.id, null, 'once') }]
    }
    if (key === 'swapping' && asked) return [{ key, run: () => swap(asked.id) }]
    if (key === 'mending') {
      const { questionId, text, insteadOf } = phase
      return [{ key, run: () => send(questionId, text, 'again', insteadOf) }]
    }
    if (key === 'claiming') return [{ key, run: claim }]
    return key === 'claimed' ? [{ key, run: noteClaimed }] : []
  }
  const [conversation, { dispatch }] = useTimedSteps<Conversation, ConversationEvent>({
    start: () =>
      openConversation(
        questions,
        keptDraft(person.id),
        waitingFor(weekId, person.id).map(({ questionId }) => questionId),
      ),
    step,
    next: ({ phase }) => waitOf(phase),
    tasks,
  })
  const { phase } = conversation
  const dropStoring = useDebouncedStoring(
    person.id,
    useMemo(() => keptOf(conversation), [conversation]),
  )

  // A card for the author is theirs to close: the chat does not end over it.
  const isRead = listening.concern === null
  const ending = phase.name === 'done' ? (isRead ? 'over' : 'held') : null
  const end = useEffectEvent((how: 'over' | 'held') =>
    how === 'over' ? props.onDone() : props.onHeld(),
  )
  useEffect(() => {
    if (ending) end(ending)
  }, [ending])

  useEffect(() => {
    if (interruption) dispatch({ type: 'interrupted', by: interruption })
  }, [interruption, dispatch])

  const unsent = useWaitingNews({
    ...whose,
    waiting: conversation.waiting,
    onReturned: props.onReturned,
    onArrived(questionIds, byThisPage) {
      dispatch({ type: 'arrived', questionIds })
      for (const id of questionIds) {
        const words = conversation.said[id]
        if (words) listening.listenToArrived(id, words, byThisPage.includes(id))
      }
    },
  })

  const isBehind = props.swaps > conversation.questions.filter(({ replaces }) => replaces).length
  const follow = useEffectEvent(async () => {
    const news = await renewed().catch(() => null)
    if (news) dispatch(news)
  })
  useEffect(() => {
    if (isBehind) void follow()
  }, [isBehind])

  const forget = () => {
    dropStoring()
    forgetConversation(person.id)
  }
  return { conversation, unsent, dispatch, forget, listening }
}
