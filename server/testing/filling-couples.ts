import { statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { CatchupItem } from '#contract/catchup.ts'
import type { Question } from '#contract/questions.ts'
import { refusalSentence } from '#contract/refusals.ts'
import { browserAt } from './browser.ts'
import { testPassword } from './couple.ts'

type Where = { url: string }

/**
 * Three couples of a server whose database lies on a small disk, reached at `inside`: they write until
 * there is no room, are let have some, and afterwards read what was acknowledged.
 */
export async function fillingCouples(server: Where, inside: string) {
  const ballast = join(inside, 'ballast')
  const couples = await Promise.all(
    Array.from({ length: 3 }, async (_, at) => {
      const send = browserAt(server)
      await send('POST', '/api/register', {
        ...{ username: 'Mina', partnerName: 'Jonas', password: testPassword },
        email: `mina${at}@example.org`,
      })
      const { body } = await send<Question[]>('GET', '/api/questions/session-initial')
      return { send, questions: body, acknowledged: new Map<number, string>() }
    }),
  )
  type Couple = (typeof couples)[number]
  const statuses: number[] = []
  let sent = 0
  let kept = 0

  async function write({ send, questions, acknowledged }: Couple): Promise<number> {
    const { id } = questions[sent % 7] as Question
    sent += 1
    const response = `canary ${sent} ${'words '.repeat(300)}`.trim()
    const { status, body } = await send<{ message: string }>('PATCH', `/api/questions/${id}`, {
      response,
    })
    statuses.push(status)
    if (status === 200) acknowledged.set(id, response)
    else expect([status, body.message]).toEqual([507, refusalSentence('storage-full')])
    return status
  }

  /**
   * All of them at once, one answer after another, until each was told that there is no room. A database
   * whose log has grown may write over what is in it for ever, and needs none: only the first time is sure.
   */
  async function writeUntilFull(round: number): Promise<void> {
    const last = couples.map(async (couple) => {
      for (let at = 0; at < 400; at += 1) if ((await write(couple)) === 507) return 507
      return 'never full'
    })
    const ends = await Promise.all(last)
    if (round === 0) expect(ends).toEqual(couples.map(() => 507))
  }

  const fill = (leaving: number): void => {
    const { bavail, bsize } = statfsSync(inside)
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leaving)), { flag: 'a' })
  }

  /** What a monitor sees, which no answer brings back to well but room. */
  const health = async () => (await browserAt(server)('GET', '/api/health')).status

  return {
    /** So many times over; reading works all the while, and at the end everybody can write again. */
    async fillAndMakeRoom(rounds: number): Promise<void> {
      for (let round = 0; round < rounds; round += 1) {
        for (const couple of couples) for (let at = 0; at < 7; at += 1) await write(couple)
        expect(statuses.at(-1)).toBe(200)
        expect(await health()).toBe(200)
        fill(round * 37_000)
        await writeUntilFull(round)
        fill(0)
        await writeUntilFull(round)
        if (round === 0) expect(await health()).toBe(503)
        for (const { send } of couples) {
          expect((await send('GET', '/api/questions/session-initial')).status).toBe(200)
        }
        const credentials = { email: 'mina0@example.org', password: testPassword }
        const { status } = await browserAt(server)('POST', '/api/login', credentials)
        expect([200, 507]).toContain(status)
        truncateSync(ballast)
      }
      for (const couple of couples) expect(await write(couple)).toBe(200)
      expect(await health()).toBe(200)
    },
    /** Sees every acknowledged answer to the letter, and none of those that were refused. */
    async expectKept(after: Where): Promise<void> {
      for (const { send, questions, acknowledged } of couples) {
        send.moveTo(after)
        for (const { id } of questions) {
          const response = 'x'
          await send('PATCH', `/api/questions/${id}`, { response, isPartnerResponse: true })
        }
        await send('POST', '/api/progress/session-initial?userId=30', { userCompleted: true })
        await send('POST', '/api/progress/session-initial?userId=31', { userCompleted: true })
        const shown = await send<CatchupItem[]>(
          'GET',
          '/api/catchups/session-initial/responses?userId=30',
        )
        expect(
          new Map(shown.body.map(({ question, userResponse }) => [question.id, userResponse])),
        ).toEqual(acknowledged)
        kept += acknowledged.size
      }
    },
    counts: () => ({
      answers: sent,
      'of them refused': statuses.filter((status) => status === 507).length,
      'kept and read': kept,
    }),
  }
}
