import { isIPv6 } from 'node:net'

/**
 * An address as limits count it: IPv4 as it is, also where it comes written as IPv6; of IPv6 the
 * first 64 bits, since whoever has one such address has all of that network.
 */
export function countedAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const plain = ip.split('%')[0] ?? ip
  if (!isIPv6(plain)) return ip
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
