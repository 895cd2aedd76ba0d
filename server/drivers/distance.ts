import ipaddr from 'ipaddr.js'

/** How far away another server is: on this machine, in the network of the house, or anywhere. */
export type Distance = 'here' | 'near' | 'away'

const privateRanges: readonly string[] = ['private', 'uniqueLocal', 'linkLocal']

/**
 * How far the host of an address is, by its form alone. A name of one word is some machine of the network, or a
 * container beside this one, which need not run on this machine either.
 */
export function distanceOf(address: string): Distance {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (ipaddr.isValid(host)) {
    const range = ipaddr.process(host).range()
    if (range === 'loopback') return 'here'
    return privateRanges.includes(range) ? 'near' : 'away'
  }
  // What is in front of `.localhost` need not lead here: not every machine's look-up says so.
  if (host === 'localhost') return 'here'
  return /^[^.]*$|\.(?:local|lan|internal|home\.arpa)$/.test(host) ? 'near' : 'away'
}
