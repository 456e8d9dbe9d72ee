import { record } from '../activity/activity.ts'
import type { Staff } from '../deps.ts'
import { NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { hashToken } from '../secrets.ts'
import { newSecret, ownOf } from './apiTokens.ts'
import { rotateApiTokenRules } from './rules.ts'

const HOUR = 60 * 60_000

/**
 * Gives one of the viewer's own tokens a new secret, which is returned for the only time. The old one goes on working for
 * `overlapHours`, so that programs can be changed over; one from an earlier rotation ends at once. Throws InvalidInput, and
 * NotFound for an unknown token, a revoked one and somebody else's.
 */
export function rotateApiToken({ viewer, transaction, clock }: Staff, input: unknown) {
  const { id, overlapHours } = parse(rotateApiTokenRules, input)
  const secret = newSecret()
  return transaction(async tx => {
    // Locked, so that of two rotations at once the later one knows the secret of the earlier one.
    await tx.$executeRaw`SELECT 1 FROM "ApiToken" WHERE id = ${id} FOR UPDATE`
    const token = await tx.apiToken.findUnique({
      where: { id, ...ownOf(viewer) },
      select: { name: true, tokenHash: true },
    })
    if (!token) throw new NotFound('API token')
    const previousUntil = new Date(clock.now().getTime() + overlapHours * HOUR)
    const isKept = overlapHours > 0
    await tx.apiToken.update({
      where: { id },
      data: {
        tokenHash: hashToken(secret),
        previousHash: isKept ? token.tokenHash : null,
        previousUntil: isKept ? previousUntil : null,
      },
    })
    await record(tx, viewer, 'apiToken.rotated', {}, [{ field: 'apiToken', before: token.name, after: token.name }])
    return { id, secret }
  })
}
