import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIPv4, type LookupFunction } from 'node:net'

const reserved = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'],
]

const notPublicV4 = new BlockList()
for (const subnet of reserved) {
  const [network = '', prefix] = subnet.split('/')
  notPublicV4.addSubnet(network, Number(prefix))
}
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')

export const isPublicAddress = (address: string): boolean =>
  isIPv4(address) ? !notPublicV4.check(address) : publicV6.check(address, 'ipv6')

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
