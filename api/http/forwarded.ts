import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/** What a proxy says of the client that it speaks for. */
const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

/** True when a proxy stands between the client and us, or the client says so. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return HEADERS.some(name => headers[name] !== undefined)
}

/**
 * Says once that a proxy is there which the settings do not know: then all visitors have the proxy's address, and share
 * the limits that are counted by address.
 */
export function warnOfUnknownProxy(app: FastifyInstance, { trustProxy }: Settings) {
  if (trustProxy > 0) return
  let isTold = false
  app.addHook('onRequest', async request => {
    if (isTold || !isForwarded(request)) return
    isTold = true
    app.log.warn(
      'Requests come through a proxy, but TRUST_PROXY is 0: all visitors count as one address. ' +
        'Set it to the number of proxies in front.',
    )
  })
}
