import type { z } from 'zod'
import { applicationRecord } from './applications/rest.ts'
import { billingRecord } from './billing/rest.ts'
import { candidateRecord } from './candidates/rest.ts'
import { commentRecord } from './comments/rest.ts'
import { companyRecord } from './companies/rest.ts'
import { dealRecord } from './deals/rest.ts'
import type { Id, Staff } from './deps.ts'
import type { EventNoun } from './events/words.ts'
import { FIELD_RULES } from './http/fieldRules.ts'
import { NotFound } from './problems.ts'
import { audienceOf } from './redaction/audience.ts'
import { closedPaths, withoutPaths } from './rest/columnRules.ts'
import { talentRecord } from './talents/rest.ts'
import type { ReadRecord } from './webhooks/told.ts'

type Answered = { answer: z.ZodType; read(context: Staff, row: Id): Promise<unknown> }

/** The nouns that the calls answer one by one or in lists. */
const RECORDS: Partial<Record<EventNoun, Answered>> = {
  talent: talentRecord,
  company: companyRecord,
  deal: dealRecord,
  candidate: candidateRecord,
  application: applicationRecord,
  comment: commentRecord,
  billing: billingRecord,
}

/** A record as the calls answer it for the viewer, for webhooks. */
export const readRecord: ReadRecord = async (deps, viewer, { type, id }) => {
  const record = RECORDS[type]
  const row = record && (await readIfAny(record, { ...deps, viewer }, id))
  if (!record || row == null) return null
  const closed = closedPaths(record.answer, FIELD_RULES, audienceOf(viewer))
  return Object(withoutPaths(record.answer, closed).parse(row))
}

async function readIfAny({ read }: Answered, context: Staff, id: number): Promise<unknown> {
  try {
    return await read(context, { id })
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}
