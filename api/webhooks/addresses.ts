import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { WITHOUT_PASSWORD } from './rules.ts'

/*
 * Where webhooks may be sent. The product stands in a network of its own, so an address must not lead to the machines
 * beside it: what a host name means is checked for each connection, as it may mean something else a moment later.
 */

/** What `WEBHOOKS_TO_PRIVATE_ADDRESSES` allows. */
export type Reach = { privateAddresses: boolean }

/** An address that is not sent to. The message is for the person who manages the webhook. */
export class ForbiddenAddress extends Error {
  readonly code = 'FORBIDDEN_ADDRESS'
}

/** Ports of a mail server, a database and their like are mostly below this one. */
const FIRST_FREE_PORT = 1_024

/** Throws ForbiddenAddress for an address that is wrong as it is written. */
export function checkWritten({ protocol, hostname, port, username, password }: URL, { privateAddresses }: Reach) {
  if (username || password) throw new ForbiddenAddress(WITHOUT_PASSWORD)
  if (privateAddresses) return
  if (protocol !== 'https:') throw new ForbiddenAddress('The address must begin with https://')
  const number = Number(port || 443)
  if (number !== 443 && number < FIRST_FREE_PORT) {
    throw new ForbiddenAddress('The port must be 443, or 1024 and above')
  }
  const host = bare(hostname)
  if (ipaddr.isValid(host)) checkAddress(host)
  else if (isLocalName(host)) throw new ForbiddenAddress(PRIVATE)
}

/** Looks a host name up for one connection, and fails when any of its addresses is not a public one. */
export function checkedLookup({ privateAddresses }: Reach, resolve: Resolve = resolveAll): LookupFunction {
  return (host, options, done) => {
    resolve(host)
      .then(addresses => {
        if (!privateAddresses) for (const { address } of addresses) checkAddress(address)
        const [first] = addresses
        if (!first) throw new ForbiddenAddress('The name has no address')
        if (options.all) done(null, addresses)
        else done(null, first.address, first.family)
      })
      .catch((error: NodeJS.ErrnoException) => done(error, []))
  }
}

/** Asks the system; replaced where a name that changes its address is tried. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

const resolveAll: Resolve = host => lookup(host, { all: true, verbatim: true })

const PRIVATE = 'The address leads to a private network'

/** Throws ForbiddenAddress unless anybody on the internet may be reached there. What is not known to be public is not. */
function checkAddress(address: string) {
  if (!isPublic(address)) throw new ForbiddenAddress(PRIVATE)
}

function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  // Of IPv6, 2000::/3 alone is given to the internet; the rest maps IPv4 addresses, or is for links and sites.
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000)
}

/** Names that lead to this machine or stay in its network; a name without a dot does, too. */
function isLocalName(host: string): boolean {
  const name = host.replace(/\.$/, '')
  return !name.includes('.') || LOCAL_ENDINGS.some(ending => name.endsWith(ending))
}

const LOCAL_ENDINGS = ['.localhost', '.local', '.internal', '.intranet', '.lan', '.home.arpa', '.onion']

/** An IPv6 address stands in brackets. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')
