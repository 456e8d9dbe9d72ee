import ipaddr from 'ipaddr.js'

/**
 * What limits count an address by: an IPv4 address as it is, an IPv6 address by its /64, all of which one connection has
 * to itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${prefix(parsed, 4)}/64`
}

/** Enough of a network for its owner to know it again: '203.0.113.*', '2001:db8:7::/48'. Null for what is no address. */
export function coarseAddress(network: string): string | null {
  const [address = ''] = network.split('/')
  if (!ipaddr.isValid(address)) return null
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv6) return `${prefix(parsed, 3)}/48`
  return parsed.toString().replace(/\d{1,3}$/, '*')
}

/** The address with all but its first parts, of 16 bits each, empty. */
const prefix = ({ parts }: ipaddr.IPv6, kept: number) =>
  new ipaddr.IPv6(parts.map((part, index) => (index < kept ? part : 0))).toString()
