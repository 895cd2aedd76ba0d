import type { Database } from '#server/tables.ts'

/** Questions, each joined with the partner's response where there is one (R5). */
export const questionsWithPartnerResponses = (within: Database) =>
  within
    .selectFrom('questions')
    .leftJoin('partner_responses', (join) =>
      join
        .onRef('partner_responses.coupleId', '=', 'questions.coupleId')
        .onRef('partner_responses.questionId', '=', 'questions.id'),
    )
