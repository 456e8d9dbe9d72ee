import { addHours } from 'date-fns/addHours'
import { record } from '../activity/activity.ts'
import type { Staff } from '../deps.ts'
import { NotFound } from '../problems.ts'
import { lockRow } from '../rows/lock.ts'
import { parse } from '../rules/parse.ts'
import { hashToken } from '../secrets.ts'
import { newSecret } from './apiTokens.ts'
import { rotateApiTokenRules } from './rules.ts'

/**
 * Gives one of the viewer's own tokens a new secret, which is returned only this once. The old secret stays valid for
 * `overlapHours`, so that programs can be updated; a secret from an earlier rotation ends at once. Throws InvalidInput,
 * and NotFound for an unknown token, a revoked token and a token of another person.
 */
export function rotateApiToken({ viewer, transaction, clock }: Staff, input: unknown) {
  const { id, overlapHours } = parse(rotateApiTokenRules, input)
  const secret = newSecret()
  return transaction(async tx => {
    // Locked, so that the later of two concurrent rotations sees the secret that the earlier rotation has stored.
    const { userId, revokedAt, name, tokenHash } = await lockRow(tx, { model: 'ApiToken', id, what: 'API token' })
    if (userId !== viewer.id || revokedAt) throw new NotFound('API token')
    const previous =
      overlapHours > 0
        ? { previousHash: tokenHash, previousUntil: addHours(clock.now(), overlapHours) }
        : { previousHash: null, previousUntil: null }
    await tx.apiToken.update({ where: { id }, data: { tokenHash: hashToken(secret), ...previous } })
    await record(tx, viewer, 'apiToken.rotated', {}, [{ field: 'apiToken', before: name, after: name }])
    return { id, secret }
  })
}
