import type { Page, Request, Route } from 'playwright-core'
import { world } from '../../api/test/harness.ts'

type Variables = Record<string, unknown>

/** An error in the API's format, sent to the page instead of an answer. */
export type Problem = { code: string; message: string; fields?: Record<string, string>; requestId?: string }

/** An unexpected fault of the server. */
export const FAULT: Problem = { code: 'INTERNAL', message: 'Unexpected fault' }

/**
 * Records the operations that the window sends to the API, and simulates failures of network and server. While an
 * operation is held or refused, the browser's cache is off.
 */
export function network(page: Page) {
  const sent: { operation: string; variables: Variables }[] = []
  page.on('request', request => {
    const found = operationOf(request)
    if (found) sent.push(found)
  })
  const intercept = async (operation: string, respond: (route: Route) => Promise<void>) => {
    demandOperation(operation)
    const handler = (route: Route) =>
      operationOf(route.request())?.operation === operation ? respond(route) : route.fallback()
    await page.route('**/graphql', handler)
    return () => page.unroute('**/graphql', handler)
  }
  return {
    /** The variables of all requests of this operation, oldest first. Uploads count only while held or refused. */
    requests(operation: string) {
      demandOperation(operation)
      return sent.filter(each => each.operation === operation).map(each => each.variables)
    },
    /** Holds back the requests of this operation until `release` is called. */
    async holds(operation: string) {
      let letGo = () => {}
      const released = new Promise<void>(resolve => {
        letGo = resolve
      })
      await intercept(operation, async route => {
        await released
        await route.continue()
      })
      return { release: () => letGo() }
    },
    /** Makes this operation fail with this problem, by default `FAULT`, until `release` is called. */
    async refuses(operation: string, { message, ...extensions }: Problem = FAULT) {
      const body = JSON.stringify({ data: null, errors: [{ message, extensions }] })
      const release = await intercept(operation, route => route.fulfill({ contentType: 'application/json', body }))
      return { release }
    },
    /** Makes this operation fail as without a network, until `release` is called. */
    async cuts(operation: string) {
      const release = await intercept(operation, route => route.abort('connectionfailed'))
      return { release }
    },
  }
}

/** Throws if no page has an operation of this name, as no request would ever match. */
function demandOperation(operation: string) {
  const names = [...world.documents.values()].map(({ operationName }) => operationName)
  if (!names.includes(operation)) throw new Error(`No page sends ${operation}`)
}

/** The operation's name and variables in a request to the API; undefined for any other request. */
function operationOf(request: Request): { operation: string; variables: Variables } | undefined {
  const body = request.url().endsWith('/graphql') ? request.postData() : null
  if (!body) return
  const { id, variables } = JSON.parse(/name="operations"\s+([^\r\n]+)/.exec(body)?.[1] ?? body)
  const operation = world.documents.get(id)?.operationName
  return operation ? { operation, variables } : undefined
}
