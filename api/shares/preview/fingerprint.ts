import { createHash } from 'node:crypto'
import { Conflict } from '../../problems.ts'
import type { Choices } from '../snapshot/takeSnapshots.ts'
import type { Place } from '../staff/shareRecipient.ts'

type Basis = Pick<Choices, 'keepsNamedLinks'> & Pick<Place, 'position' | 'needs'>

/** Stands for what a share shows besides its talents: the agency's choice about links, the deal's title and its needs. */
export const basisOf = ({ keepsNamedLinks, position, needs }: Basis): string =>
  createHash('sha256')
    .update(JSON.stringify([keepsNamedLinks, position, needs]))
    .digest('base64url')

/** Throws Conflict when the sharer has seen a preview on another basis; without one, nothing is checked. */
export function checkBasis(current: Basis, seen: string | null | undefined) {
  if (seen == null || seen === basisOf(current)) return
  throw new Conflict('The deal or a rule of the agency was changed meanwhile. Please look at the preview again.')
}
