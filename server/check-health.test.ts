import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { runCommand } from '#server/testing/run-command.ts'

test('npm run health, of a server that cannot save answers, says where to look', async () => {
  const server = createServer((_request, response) => response.writeHead(503).end())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const PORT = String((server.address() as AddressInfo).port)
  expect(await runCommand('check-health.ts', [], { PORT })).toEqual({
    ...{ status: 1, stdout: '' },
    stderr: `The server at 127.0.0.1:${PORT} answers, but cannot save answers (503). Look at the log: it names the code.\n`,
  })
  server.close()
})
