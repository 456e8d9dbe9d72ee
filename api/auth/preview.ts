import type { Deps } from '../deps.ts'
import { Forbidden, NotFound } from '../problems.ts'
import { heldBy } from '../tokenScopes/rules.ts'
import type { Viewer } from '../viewer.ts'
import { ownOf } from './apiTokens.ts'

/** The header by which a signed-in browser reads as one of its person's API tokens would: the token's id. */
export const PREVIEW_HEADER = 'x-preview-token'

/**
 * The person as they are when they read with their token of this id: what the token lacks is closed, and everything that is
 * not reading. Throws NotFound for unknown tokens and those that let nobody in any more, and Forbidden without a session.
 */
export async function previewOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  id: string,
): Promise<Viewer> {
  if (!('session' in viewer.via)) throw new Forbidden('Only a signed-in browser may look at what a token sees')
  const token = ID.test(id)
    ? await db.apiToken.findUnique({
        where: { id: Number(id), ...ownOf(viewer) },
        select: { id: true, scope: true, scopes: true, expiresAt: true },
      })
    : null
  if (!token || (token.expiresAt && token.expiresAt <= clock.now())) throw new NotFound('API token')
  return { ...viewer, via: { previewOf: token.id, behind: viewer.via.session, scope: 'READ', held: heldBy(token) } }
}

const ID = /^\d{1,9}$/
