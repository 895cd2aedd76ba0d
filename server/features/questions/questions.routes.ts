import type { BodyOf } from '#contract/endpoint.ts'
import type { Participant } from '#contract/participants.ts'
import {
  claimCompletion,
  type Question,
  readProgress,
  readQuestions,
  saveAnswer,
  skipQuestion,
  swapQuestion,
} from '#contract/questions.ts'
import { saySetFeeling } from '#contract/set-feeling.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Serve } from '#server/http/serve.ts'
import { type Couple, type Login, participantOf } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Questions } from './questions.ts'
import type { QuestionOfSet } from './sets.ts'

/** `isPartnerResponse` is absolute (R15); without it `userType`, and last who signed in, decides. */
function authorOf(body: BodyOf<typeof skipQuestion>, login: Login): Participant {
  if (body.isPartnerResponse !== undefined) return body.isPartnerResponse ? 'partner' : 'primary'
  return body.userType ?? login.participant
}

/** A question as one of the two gets it: whether they have answered it, never what (R2). */
function questionFor(
  { ids }: Couple,
  participant: Participant,
  { id, content, category, weekId, answered, replaces }: QuestionOfSet & { weekId: string },
): Question {
  return {
    ...{ id, content, category, weekId, userId: ids[participant] },
    ...{ answered: answered[participant], response: null },
    maySwap: replaces === null && !answered.primary && !answered.partner,
    ...(replaces !== null && { replaces }),
  }
}

type Parts = {
  questions: Questions
  /** Begins the session anew, which `clear_existing` asks for. */
  startFresh: (couple: Couple, weekId: string, by: Participant) => Promise<QuestionOfSet[]>
  /** Called whenever somebody claims a session that both have completed by then. */
  onBothCompleted: (couple: Couple, weekId: string) => void
  /** Called whenever somebody gets questions of which they have one to answer. */
  onOpened: () => void
  /** Called whenever somebody has answered one or, alike, skipped it. */
  onAnswered: () => void
  limits: Limits
}

export function bindQuestions(serve: Serve, parts: Parts): void {
  const { questions, startFresh, onBothCompleted, onOpened, onAnswered, limits } = parts
  const { sets, answers, swaps, feelings, progress } = questions

  serve.signedIn(readQuestions, async ({ login, params: { weekId }, query, requireMayMake }) => {
    const { couple } = login
    const participant = participantOf(login, query.userId)
    const mayMake = async () => {
      requireMayMake()
      await limits.take('newWeek', couple.coupleId)
    }
    const clear = async () => {
      await mayMake()
      return startFresh(couple, weekId, login.participant)
    }
    const set = await (query.clear_existing === 'true'
      ? clear()
      : sets.ensure(couple, weekId, mayMake))
    if (set.some(({ answered }) => !answered[participant])) onOpened()
    return set.map((question) => questionFor(couple, participant, { ...question, weekId }))
  })

  const save = async (
    login: Login,
    questionId: number,
    body: BodyOf<typeof skipQuestion>,
    text: string | null,
  ) => {
    const participant = authorOf(body, login)
    const onlyIfUnanswered = body.onlyIfUnanswered === true
    const { deliveryId, edition, insteadOf, writtenBy, writtenSecondsAgo } = body
    await answers.save(login, {
      ...{ questionId, participant, text, onlyIfUnanswered },
      ...{ deliveryId, edition, insteadOf, writtenBy, writtenSecondsAgo },
    })
    onAnswered()
    return {
      id: questionId,
      userId: login.couple.ids[participant],
      isPartnerResponse: participant === 'partner',
      answered: true as const,
      response: null,
    }
  }
  serve.signedIn(saveAnswer, async ({ login, params: { questionId }, body }) => {
    if (body.questionId !== undefined && body.questionId !== questionId) {
      throw new Refusal('other-question')
    }
    return save(login, questionId, body, body.response)
  })
  serve.signedIn(skipQuestion, ({ login, params: { questionId }, body }) =>
    save(login, questionId, body, null),
  )

  serve.signedIn(swapQuestion, async ({ login, params: { questionId }, body }) => {
    const participant = authorOf(body, login)
    const question = await swaps.swap(login, { questionId, participant })
    return questionFor(login.couple, participant, question)
  })

  serve.signedIn(readProgress, ({ login, params, query }) =>
    progress.read(login, params.weekId, participantOf(login, query.userId)),
  )
  serve.signedIn(saySetFeeling, async ({ login, params, query, body }) => {
    const participant = participantOf(login, query.userId)
    await feelings.say(login, params.weekId, { participant, feeling: body.feeling })
    return { message: 'Thank you. It will help us pick your next questions.' }
  })
  serve.signedIn(claimCompletion, async ({ login, params: { weekId }, query }) => {
    const claimed = await progress.claim(login, weekId, participantOf(login, query.userId))
    if (claimed.userCompleted && claimed.partnerCompleted) onBothCompleted(login.couple, weekId)
    return claimed
  })
}
