import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Returns an address as limits count it: IPv4 as it is, also where it comes written as IPv6; of IPv6
 * the first 64 bits, since whoever has one such address has all of that network. A port that a proxy
 * wrote behind it does not count; what is no address counts as `peer`, who sent it.
 */
export function countedAddress(text: string, peer: string): string {
  const address = parsed(text) ?? parsed(peer)
  if (address === null) return peer
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${hextets(address).slice(0, 4).join(':')}::/64`
}

/** Returns the larger network, as one owner has it, of a counted address; null for one of IPv4. */
export function networkOf(counted: string): string | null {
  if (!counted.endsWith('::/64')) return null
  return `${counted.split(':').slice(0, 3).join(':')}::/48`
}

/** Reads an address without its port, zone or brackets, and IPv4 as such; null for what is none. */
function parsed(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? []
  const [plain = ''] = (bracketed ?? beforePort ?? text).trim().split('%')
  return isIP(plain) === 0 ? null : ipaddr.process(plain)
}

const hextets = (address: ipaddr.IPv6): string[] => address.parts.map((part) => part.toString(16))
