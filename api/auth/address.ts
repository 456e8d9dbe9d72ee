import ipaddr from 'ipaddr.js'

/**
 * The key of an address for rate limits: an IPv4 address unchanged; for IPv6 the /64 network, which belongs to one
 * connection to the internet.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${prefix(parsed, 4)}/64`
}

/** A shortened network, still recognizable to its owner: '203.0.113.*', '2001:db8:7::/48'. Null if it is no address. */
export function coarseAddress(network: string): string | null {
  const [address = ''] = network.split('/')
  if (!ipaddr.isValid(address)) return null
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv6) return `${prefix(parsed, 3)}/48`
  return parsed.toString().replace(/\d{1,3}$/, '*')
}

/** The address with its first 16-bit parts unchanged and all other parts set to zero. */
const prefix = ({ parts }: ipaddr.IPv6, kept: number) =>
  new ipaddr.IPv6(parts.map((part, index) => (index < kept ? part : 0))).toString()
