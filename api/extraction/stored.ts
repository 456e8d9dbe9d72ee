import { z } from 'zod'
import type { Prisma } from '../generated/prisma/client.ts'
import { storablePart } from '../rules/rules.ts'
import { areas } from './area.ts'
import type { FieldEvidence } from './evidence.ts'
import type { ExtractedResume } from './extraction.ts'
import { resumeFields } from './fields.ts'
import type { ResumePage } from './places.ts'

/** What a resume says, as a column of JSON holds it. The texts of its pages may hold what Postgres cannot. */
export function storeExtraction(resume: ExtractedResume): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(resume, (_key, value) => (typeof value === 'string' ? storablePart(value) : value)))
}

/** The other way; null for an empty column, or one that another version has written. */
export function readExtraction(column: Prisma.JsonValue): ExtractedResume | null {
  return column === null ? null : (stored.safeParse(column).data ?? null)
}

const stored = resumeFields.extend({
  area: z.enum(areas),
  companies: z.string(),
  evidence: z.array(z.custom<FieldEvidence>()),
  pages: z.array(z.custom<ResumePage>()),
})
