import { type LookupAddress, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an address is one that anybody on the internet may have, and no machine's own network. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.parse(address).range() === 'unicast'

/**
 * Looks a host up and refuses one that leads into our own network: the address of a push service
 * comes from a browser, so the server must not be sent to its neighbours by it.
 */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    const [first] = found
    if (error || first === undefined) return callback(error, '', 0)
    if (!found.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error('That host is not on the public network.'), '', 0)
    }
    if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })
}
