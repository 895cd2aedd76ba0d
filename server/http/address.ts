import { isIP, isIPv6 } from 'node:net'

/**
 * An address as limits count it: IPv4 as it is, also where it comes written as IPv6; of IPv6 the
 * first 64 bits, since whoever has one such address has all of that network. A port that a proxy
 * wrote behind it does not count; what is no address counts as `peer`, who sent it.
 */
export function countedAddress(said: string, peer: string): string {
  const ip = plainAddress(said) ?? plainAddress(peer) ?? peer
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : ip
}

/** The larger network, as one owner has it, of a counted address; null for one of IPv4. */
export function networkOf(counted: string): string | null {
  if (!counted.endsWith('::/64')) return null
  return `${counted.split(':').slice(0, 3).join(':')}::/48`
}

/** The address without a port, a zone or brackets, and IPv4 as such; null for what is none. */
function plainAddress(text: string): string | null {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? []
  const [plain = ''] = (bracketed ?? beforePort ?? text).trim().split('%')
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? []
  const ip = mapped ?? plain
  return isIP(ip) === 0 ? null : ip
}

function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after]
  return all.map((group) => Number.parseInt(group, 16).toString(16))
}
