import { Forbidden } from '../problems.ts'
import { holds } from '../scopes/may.ts'
import type { Viewer } from '../viewer.ts'

const scope = 'matching:write'

/** Matching on a deal keeps what it found there. Throws Forbidden for a token that may only read matches. */
export function demandMatchingOnDeals(viewer: Viewer) {
  if (!holds(viewer, scope)) throw new Forbidden('This API token may only match without a deal', { scope })
}
