import { connect } from 'node:net'
import type { Answer } from './observatory.ts'

/** Sends these bytes to that port of this machine and reads the answer to its end, as no HTTP library would. */
export async function exchangeBytes(port: number, bytes: string): Promise<Answer> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  let text = ''
  for await (const chunk of socket) text += (chunk as Buffer).toString('latin1')
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...fields] = head.split('\r\n')
  const headers: Record<string, string> = {}
  for (const field of fields) {
    const at = field.indexOf(':')
    headers[field.slice(0, at).toLowerCase()] = field.slice(at + 1).trim()
  }
  return { status: Number(line.split(' ')[1]), headers, body: rest.join('\r\n\r\n') }
}
