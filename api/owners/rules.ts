import { z } from 'zod'

const UNKNOWN = 'The owner is unknown'

/** Rules for the owner of a record; null means nobody. */
export const ownerId = z.number({ error: UNKNOWN }).int(UNKNOWN).positive(UNKNOWN).nullable()
