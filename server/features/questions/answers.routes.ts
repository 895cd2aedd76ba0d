import type { BodyOf } from '#contract/endpoint.ts'
import type { Participant } from '#contract/participants.ts'
import { questionSentences, saveAnswer } from '#contract/questions.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Answers } from './answers.ts'

/** `isPartnerResponse` is absolute (R15); without it `userType`, and last who signed in, decides. */
function authorOf(body: BodyOf<typeof saveAnswer>, login: Login): Participant {
  if (body.isPartnerResponse !== undefined) return body.isPartnerResponse ? 'partner' : 'primary'
  return body.userType ?? login.participant
}

export function bindAnswers(serve: Serve, answers: Answers): void {
  serve.signedIn(saveAnswer, async ({ login, params: { questionId }, body }) => {
    if (body.questionId !== undefined && body.questionId !== questionId) {
      throw new Refusal(400, questionSentences.otherQuestion)
    }
    const participant = authorOf(body, login)
    await answers.save(login, {
      questionId,
      participant,
      text: body.response,
      onlyIfUnanswered: body.onlyIfUnanswered === true,
    })
    return {
      id: questionId,
      userId: login.couple.ids[participant],
      isPartnerResponse: participant === 'partner',
      answered: true as const,
      response: null,
    }
  })
}
