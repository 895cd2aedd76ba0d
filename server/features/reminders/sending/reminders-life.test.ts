import { afterEach, beforeEach, expect, test } from 'vitest'
import { type PushService, startPushService } from '#server/testing/push-service.ts'
import { type Reminded, receivedBy, remindedCouple } from '#server/testing/reminded.ts'
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { claimMs } from './reminder-claims.ts'

let service: PushService
/** Shares its database with the processes, and has a clock that the test moves. */
let server: TestServer
let couple: Reminded
let due: string
beforeEach(async () => {
  service = await startPushService()
  server = await startTestServer({ pushAgent: service.agent })
  server.clock.forward(Date.now() - server.clock.now().getTime())
  couple = await remindedCouple(server, service)
  due = new Date(Date.now() - 60_000).toISOString()
  await server.database
    .updateTable('users')
    .set({ nextReminderAt: due })
    .where('id', '=', couple.user.id)
    .execute()
})
afterEach(async () => {
  await server.stop()
  await service.stop()
})

const startProcess = () => startServerProcess({ ...server, env: service.env })

/** Has a process of its own send what is due to a push service that never answers. */
async function startSending(): Promise<ServerProcess> {
  service.answer('silent')
  const sending = await startProcess()
  await expect.poll(() => receivedBy(service, couple), { timeout: 30_000 }).toBe(1)
  service.answer(201)
  return sending
}

const stateOf = ({ user }: Reminded) =>
  server.database
    .selectFrom('users')
    .select(['nextReminderAt', 'reminderClaimedUntil'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()

test('T20 stopped while a push service hangs, the server ends in time, and the next one reminds', async () => {
  const sending = await startSending()
  const before = performance.now()
  expect(await sending.end('SIGTERM')).toBe(0)
  expect(performance.now() - before).toBeLessThan(10_000)
  expect(await stateOf(couple)).toEqual({ nextReminderAt: due, reminderClaimedUntil: null })

  const next = await startProcess()
  await expect.poll(() => receivedBy(service, couple), { timeout: 30_000 }).toBe(2)
  expect(await next.end('SIGTERM')).toBe(0)
  const { nextReminderAt, reminderClaimedUntil } = await stateOf(couple)
  expect(Date.parse(nextReminderAt ?? '')).toBeGreaterThan(Date.now())
  expect(reminderClaimedUntil).toBeNull()
})

test('T20 killed while it sends, it leaves the reminder to another server', async () => {
  const sending = await startSending()
  await sending.end('SIGKILL')
  await server.round()
  expect(receivedBy(service, couple)).toBe(1)
  expect(await stateOf(couple)).toMatchObject({ nextReminderAt: due })

  server.clock.forward(claimMs + Date.now() - server.clock.now().getTime())
  await server.round()
  await server.round()
  expect(receivedBy(service, couple)).toBe(2)
  expect((await stateOf(couple)).reminderClaimedUntil).toBeNull()
})
