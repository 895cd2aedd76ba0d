/** Loaded into a server that runs as a process of its own: notes every way it takes to another host. */
import dgram from 'node:dgram'
import diagnostics from 'node:diagnostics_channel'
import dns from 'node:dns'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { isMainThread } from 'node:worker_threads'

export type Attempt = { kind: 'preloaded' | 'connection' | 'datagram' | 'name'; to: string }

const note = (kind: Attempt['kind'], to: string) =>
  appendFileSync(process.env.NOTE_CONNECTIONS ?? '/dev/null', `${JSON.stringify({ kind, to })}\n`)

note('preloaded', isMainThread ? 'main thread' : 'thread')

/** Every TCP and TLS connection of this process begins here, whichever library asks for it. */
const { connect } = net.Socket.prototype
net.Socket.prototype.connect = function noted(this: net.Socket, ...args: unknown[]) {
  const [first] = args as [unknown]
  const options = (Array.isArray(first) ? first[0] : first) as net.TcpNetConnectOpts & {
    path?: string
  }
  const to =
    typeof options === 'object' && options !== null
      ? (options.path ?? `${options.host ?? 'localhost'}:${options.port}`)
      : `${args[1] ?? 'localhost'}:${first}`
  note('connection', to)
  return (connect as (...given: unknown[]) => net.Socket).apply(this, args)
} as typeof connect

const { send } = dgram.Socket.prototype
dgram.Socket.prototype.send = function noted(this: dgram.Socket, ...args: unknown[]) {
  note('datagram', args.slice(1).map(String).join(' '))
  return (send as (...given: unknown[]) => void).apply(this, args)
} as typeof send

/** Names that are asked for; of a number nobody is asked. */
const noteName = (name: unknown) => {
  if (typeof name === 'string' && net.isIP(name) === 0) note('name', name)
}
for (const api of [dns, dns.promises]) {
  for (const [name, original] of Object.entries(api)) {
    if (typeof original !== 'function' || !/^(?:lookup|resolve|reverse)/.test(name)) continue
    Object.assign(api, {
      [name]: (...args: unknown[]) => {
        noteName(args[0])
        return (original as (...given: unknown[]) => unknown).apply(api, args)
      },
    })
  }
}
diagnostics.channel('undici:client:beforeConnect').subscribe((message) => {
  const { connectParams } = message as { connectParams: { host: string } }
  note('connection', connectParams.host)
})
syncBuiltinESMExports()
