/** Loaded into a server that runs as a process of its own: has it reach the test's push service. */
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import { agentWith } from '#server/testing/push-service.ts'

const agent = agentWith(Buffer.from(process.env.TEST_PUSH_KEY ?? '', 'hex'))
const { request } = https
const requestThere = (
  url: string,
  options: object,
  onResponse: (response: IncomingMessage) => void,
) => request(url, { ...options, agent }, onResponse)
Object.assign(https, { request: requestThere })
syncBuiltinESMExports()
