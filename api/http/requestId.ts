import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The header that names the request in every answer and in the log. */
export const REQUEST_ID = 'x-request-id'

/** The client's own id when it can be logged as it is; otherwise a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID]
  return typeof given === 'string' && OWN.test(given) ? given : randomUUID()
}

const OWN = /^[\w.-]{1,128}$/
