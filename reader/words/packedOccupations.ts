import { occupationFields } from './occupationRows.ts'
import { type PackedOccupations, packOccupations } from './packOccupations.ts'

/** The table of occupations. A built program contains it in place of this module (`scripts/packedOccupations.ts`). */
export const packedOccupations = (): PackedOccupations => packOccupations(occupationFields())
