import type { CurrentUser } from '#contract/accounts.ts'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import type { TestServer } from './test-server.ts'
import { untilServed } from './until-served.ts'
import type { Caller, Visitor } from './visitor.ts'

let couples = 0

export const testPassword = 'lamp-and-blanket-42'

export type TestCouple = {
  visitor: Visitor
  user: CurrentUser
  email: string
  partnerEmail: string
}

/** The id of that person's couple, which no reply tells. */
export const coupleIdOf = async (
  { database }: Pick<TestServer, 'database'>,
  userId: number,
): Promise<string> =>
  (
    await database
      .selectFrom('users')
      .select('coupleId')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).coupleId

/** Registers a couple and gives a visitor who is signed in as its primary. */
export async function registerCouple(
  server: Pick<TestServer, 'visitor'>,
  names: { username?: string; partnerName?: string } = {},
): Promise<TestCouple> {
  couples += 1
  const visitor = server.visitor()
  const email = `primary${couples}@example.org`
  const partnerEmail = `partner${couples}@example.org`
  const { status, body } = await untilServed(() =>
    visitor.post<CurrentUser>('/api/register', {
      username: names.username ?? 'Mina',
      partnerName: names.partnerName ?? 'Jonas',
      email,
      partnerEmail,
      password: testPassword,
    }),
  )
  if (status !== 200) throw new Error(`Registering answered ${status}`)
  return { visitor, user: body, email, partnerEmail }
}

/** Registers a couple, each of the two signed in as themselves on a device of their own. */
export async function registerOnTwoDevices(
  server: Pick<TestServer, 'visitor'>,
): Promise<TestCouple & { partner: Visitor; signInPartner: () => Promise<Visitor> }> {
  const couple = await registerCouple(server)
  const signInPartner = async () => {
    const visitor = server.visitor()
    const credentials = { email: couple.partnerEmail, password: testPassword }
    const { status } = await visitor.post('/api/login', credentials)
    if (status !== 200) throw new Error(`Signing in answered ${status}`)
    return visitor
  }
  return { ...couple, partner: await signInPartner(), signInPartner }
}

/** Answers all of one person's questions; gives the texts. `claim` also completes that person. */
export async function answerAll(
  visitor: Caller,
  participant: 'primary' | 'partner',
  { weekId = initialWeekId, claim = true, word = 'answer' } = {},
): Promise<string[]> {
  const alias = participant === 'primary' ? 30 : 31
  const { body: questions } = await visitor.get<Question[]>(
    `/api/questions/${weekId}?userId=${alias}`,
  )
  const texts: string[] = []
  for (const [at, { id }] of questions.entries()) {
    const response = `${word} ${participant} ${at}`
    texts.push(response)
    const isPartnerResponse = participant === 'partner'
    await visitor.patch(`/api/questions/${id}`, { response, private: true, isPartnerResponse })
  }
  if (claim) await claimFor(visitor, participant, weekId)
  return texts
}

export const claimFor = (
  visitor: Caller,
  participant: 'primary' | 'partner',
  weekId: string = initialWeekId,
) =>
  participant === 'primary'
    ? visitor.post(`/api/progress/${weekId}?userId=30`, { partnerCompleted: true })
    : visitor.post(`/api/progress/${weekId}?userId=31`, { userCompleted: true })
