import type { Endpoint } from '#contract/endpoint.ts'
import type { Visitor } from './visitor.ts'

export type Ids = Record<'questionId' | 'catchupId' | 'challengeId' | 'entryId' | 'userId', number>

/** A well-formed request to any endpoint, with those ids wherever it takes one. */
export function request(visitor: Visitor, { method, path }: Endpoint, ids: Ids) {
  const url = path
    .replace(':questionId', String(ids.questionId))
    .replace(':catchupId', String(ids.catchupId))
    .replace(':challengeId', String(ids.challengeId))
    .replace(':entryId', String(ids.entryId))
    .replace(':weekId', 'session-initial')
  const body = {
    response: 'x',
    text: 'x',
    completed: true,
    helpful: true,
    feeling: 'just-right',
    focus: [],
    password: 'not the password',
    userCompleted: true,
    version: 0,
    press: 'yes',
    question: 'What was good?',
    userName: 'a',
    partnerName: 'b',
    username: 'a',
    email: 'walk@example.org',
    currentPassword: 'not the password',
    newPassword: 'another-lamp-7',
    reminderDay: 'Friday',
    reminderTime: '08:00',
    reminderEnabled: true,
    endpoint: 'https://push.example.org/walk',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    weekId: 'session-initial',
    ...ids,
  }
  return visitor.send<unknown>(
    method,
    `${url}?userId=${ids.userId}`,
    method === 'GET' ? undefined : body,
  )
}

/** Ids of what is nowhere. */
export const nobodys: Ids = {
  questionId: 999_999,
  catchupId: 999_999,
  challengeId: 999_999,
  entryId: 999_999,
  userId: 999_999,
}
