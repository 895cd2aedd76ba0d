import { expect, test } from 'vitest'
import type { ServerProcess } from '#server/testing/server-process.ts'
import { openNodes } from './open-nodes.ts'

test('where one of two servers does not start, the other one and PostgreSQL are ended', async () => {
  const ended: string[] = []
  const nothing = async () => undefined
  const postgres = { url: 'postgres://nowhere', halt: nothing, start: nothing }
  const server = async ({ dataDir }: { dataDir: string }): Promise<ServerProcess> => {
    if (dataDir.endsWith('node-0')) throw new Error('It ended at its start')
    await new Promise((resolve) => setImmediate(resolve))
    const end = async (signal: string) => {
      ended.push(`node-1 ${signal}`)
      return null
    }
    return { url: 'http://nowhere', pid: 1, output: () => '', exit: Promise.resolve(null), end }
  }
  const opening = openNodes({
    postgres: async () => ({ ...postgres, stop: async () => void ended.push('postgres') }),
    server,
  })
  await expect(opening).rejects.toThrow('It ended at its start')
  expect(ended).toEqual(['node-1 SIGKILL', 'postgres'])
})
