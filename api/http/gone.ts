import { NotFound } from '../problems.ts'

/** Prisma's code for a row that should be there. */
const MISSING = 'P2025'

/** The problem that it is when somebody has deleted the row that an answer tells of. Undefined for everything else. */
export function asGone(error: unknown): NotFound | undefined {
  return Object(error).code === MISSING ? new NotFound('Record') : undefined
}
