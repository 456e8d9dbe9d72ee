import { createHash } from 'node:crypto'
import { Conflict } from '../../problems.ts'
import type { ShareChoices } from '../snapshot/takeSnapshots.ts'
import type { ShareRecipient } from '../staff/shareRecipient.ts'

type SharedFacts = Pick<ShareChoices, 'keepsNamedLinks'> & Pick<ShareRecipient, 'position' | 'needs'>

/** A hash of what a share shows besides its talents: the agency's choice about links, the deal's title and wanted skills. */
export const fingerprintOf = ({ keepsNamedLinks, position, needs }: SharedFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([keepsNamedLinks, position, needs]))
    .digest('base64url')

/** Throws Conflict when the sharer's preview has another fingerprint; without one, nothing is checked. */
export function checkFingerprint(current: SharedFacts, previewed: string | null | undefined) {
  if (previewed == null || previewed === fingerprintOf(current)) return
  throw new Conflict('The deal or a rule of the agency was changed meanwhile. Please look at the preview again.')
}
