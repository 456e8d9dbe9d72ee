import { record } from '../activity/activity.ts'
import type { Clock } from '../clock.ts'
import type { Deps, Id, Staff } from '../deps.ts'
import { Conflict, NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { bundleOf, heldBy } from '../scopes/bundles.ts'
import { hashToken, randomToken } from '../secrets.ts'
import type { Viewer } from '../viewer.ts'
import { coarseAddress } from './address.ts'
import { addApiTokenRules } from './rules.ts'
import { type Client, programOf } from './sessions.ts'

/** A new secret of 256 random bits, with the prefix. */
export const newSecret = () => PREFIX + randomToken()

/** The prefix of all secrets, by which secret scanners recognize a token in code. */
const PREFIX = 'tdk_'

/** The maximum number of tokens per user, to keep the list short. */
const MOST = 50

/** Milliseconds between two updates of a token's 'last used', so that not every call writes. */
const NOTE_USE_EVERY = 60_000

/**
 * Creates a token that acts as the viewer. Returns its secret, 256 random bits, only this once: only the hash is
 * stored. Throws InvalidInput, and Conflict when there are too many.
 */
export function addApiToken({ viewer, transaction }: Staff, input: unknown): Promise<{ id: number; secret: string }> {
  const { scope, ...token } = parse(addApiTokenRules, input)
  const secret = newSecret()
  return transaction(async tx => {
    if ((await tx.apiToken.count({ where: ownOf(viewer) })) >= MOST) {
      throw new Conflict(`You have ${MOST} API tokens already. Please revoke one first.`)
    }
    const { id } = await tx.apiToken.create({
      data: { ...token, scope: scope ?? bundleOf(token.scopes), tokenHash: hashToken(secret), userId: viewer.id },
      select: { id: true },
    })
    await record(tx, viewer, 'apiToken.added', {}, [{ field: 'apiToken', before: null, after: token.name }])
    return { id, secret }
  })
}

/** Revokes one of the viewer's own tokens at once. Throws NotFound for any other token. */
export function revokeApiToken({ viewer, transaction, clock }: Staff, { id }: Id): Promise<Id> {
  return transaction(async tx => {
    const token = await tx.apiToken.findUnique({ where: { id, ...ownOf(viewer) }, select: { name: true } })
    const { count } = await tx.apiToken.updateMany({
      where: { id, ...ownOf(viewer) },
      data: { revokedAt: clock.now() },
    })
    if (!token || count === 0) throw new NotFound('API token')
    await record(tx, viewer, 'apiToken.revoked', {}, [{ field: 'apiToken', before: token.name, after: null }])
    return { id }
  })
}

/** The filter for the tokens that a user sees: their own tokens, except revoked tokens. */
export const ownOf = (viewer: Pick<Viewer, 'id'> | null) => ({ userId: viewer?.id ?? 0, revokedAt: null })

/**
 * The user who created the bearer token, if token and user are valid. The token is read again when tokens or users have
 * changed, or when its use must be recorded.
 */
export async function viewerOfApiToken(deps: Pick<Deps, 'db' | 'clock' | 'versions'>, token: string, client?: Client) {
  const { db, clock, versions } = deps
  const tokenHash = hashToken(token)
  const isValid = (known: TokenRow) => !isOver(known, clock) && isUseNoted(known, clock)
  const found = await versions.cached({ tables: ['ApiToken', 'User'], key: `token ${tokenHash}`, isValid }, () =>
    readToken(db, tokenHash),
  )
  if (!found || isOver(found, clock)) return null
  if (!isUseNoted(found, clock)) {
    await db.apiToken.update({ where: { id: found.id }, data: { lastUsedAt: clock.now(), ...whereFrom(client) } })
  }
  const { id, name, held, user } = found
  const via = { apiToken: id, tokenHash, name, scope: bundleOf(held), held }
  const viewer: Viewer = { id: user.id, role: user.role, via }
  return viewer
}

/** Whether the secret with this hash is still valid. */
export const isTokenValid = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, tokenHash: string) =>
  !isOver(await readToken(db, tokenHash), clock)

type TokenRow = Awaited<ReturnType<typeof readToken>>

async function readToken(db: Deps['db'], tokenHash: string) {
  const token = await db.apiToken.findFirst({
    where: { OR: [{ tokenHash }, { previousHash: tokenHash }] },
    select: {
      ...{ id: true, name: true, scope: true, scopes: true, tokenHash: true, previousUntil: true },
      ...{ expiresAt: true, lastUsedAt: true, revokedAt: true },
      user: { select: { id: true, role: true, disabledAt: true } },
    },
  })
  if (!token) return null
  const ends = [token.expiresAt, ...(token.tokenHash === tokenHash ? [] : [token.previousUntil ?? NEVER_VALID])]
  return { ...token, held: heldBy(token), ends: ends.filter(end => end !== null) }
}

const isOver = (token: TokenRow, clock: Clock) =>
  !token || token.revokedAt !== null || token.user.disabledAt !== null || token.ends.some(end => end <= clock.now())

/** The default end of a previous secret without an end, which should not exist: such a secret is never valid. */
const NEVER_VALID = new Date(0)

const whereFrom = (client: Client | undefined) =>
  client && { lastUsedFrom: coarseAddress(client.address), lastUsedBy: programOf(client.userAgent) }

const isUseNoted = (token: TokenRow, clock: Clock) =>
  !!token?.lastUsedAt && clock.now().getTime() - token.lastUsedAt.getTime() <= NOTE_USE_EVERY
