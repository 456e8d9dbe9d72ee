import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { WITHOUT_PASSWORD } from './rules.ts'

/*
 * Webhooks must not reach machines in the product's own network. The host name is resolved and checked anew for each
 * connection, as its address may change at any time.
 */

/** The setting `WEBHOOKS_TO_PRIVATE_ADDRESSES`. */
export type Reach = { privateAddresses: boolean }

/** A refused address. The message is for the person who manages the webhook. */
export class ForbiddenAddress extends Error {
  readonly code = 'FORBIDDEN_ADDRESS'
}

/** The lowest port allowed besides 443. Mail servers, databases and similar services mostly use lower ports. */
const FIRST_FREE_PORT = 1_024

/** Checks the text of an address. Throws ForbiddenAddress. */
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

/** Resolves a host name for one connection, and fails when any of its addresses is not public. */
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

/** Resolves a host name. Tests replace this function to simulate a name whose address changes. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

const resolveAll: Resolve = host => lookup(host, { all: true, verbatim: true })

const PRIVATE = 'The address leads to a private network'

/** Checks that an address is known to be public. Throws ForbiddenAddress. */
function checkAddress(address: string) {
  if (!isPublic(address)) throw new ForbiddenAddress(PRIVATE)
}

function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  // Only 2000::/3 of IPv6 is public. Other ranges contain mapped IPv4 addresses, or are link-local or site-local.
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000)
}

/** Whether a host name is local to this machine or its network, such as a name without a dot. */
function isLocalName(host: string): boolean {
  const name = host.replace(/\.$/, '')
  return !name.includes('.') || LOCAL_ENDINGS.some(ending => name.endsWith(ending))
}

const LOCAL_ENDINGS = ['.localhost', '.local', '.internal', '.intranet', '.lan', '.home.arpa', '.onion']

/** The host name without the brackets of an IPv6 address. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')
