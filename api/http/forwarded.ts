import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/** The headers in which a proxy names the client. */
const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

/** True when the request came through a proxy, or its headers say so. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return HEADERS.some(name => headers[name] !== undefined)
}

/**
 * Warns once about a proxy that the settings do not mention: all visitors then have the proxy's address and share the
 * rate limits by address.
 */
export function warnOfUnknownProxy(app: FastifyInstance, { trustProxy }: Settings) {
  if (trustProxy > 0) return
  let isWarned = false
  app.addHook('onRequest', async request => {
    if (isWarned || !isForwarded(request)) return
    isWarned = true
    app.log.warn(
      'Requests come through a proxy, but TRUST_PROXY is 0: all visitors count as one address. ' +
        'Set it to the number of proxies in front.',
    )
  })
}
