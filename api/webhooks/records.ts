import type { z } from 'zod'
import { applicationRecord } from '../applications/rest.ts'
import { billingRecord } from '../billing/rest.ts'
import { candidateRecord } from '../candidates/rest.ts'
import { commentRecord } from '../comments/rest.ts'
import { companyRecord } from '../companies/rest.ts'
import { dealRecord } from '../deals/rest.ts'
import type { Id, Staff } from '../deps.ts'
import type { EventNoun } from '../events/words.ts'
import { FIELD_RULES } from '../fieldRules.ts'
import { NotFound } from '../problems.ts'
import { audienceOf } from '../redaction/audience.ts'
import { closedPaths, withoutPaths } from '../rest/columnRules.ts'
import { demandedByAnswer } from '../scopes/demanded.ts'
import { talentRecord } from '../talents/rest.ts'

/** `read` throws NotFound. */
type Answered = { answer: z.ZodType<object>; read(context: Staff, row: Id): Promise<unknown> }

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

/** A record as the calls answer it for the viewer. Null when it is gone, and for nouns without a call. */
export async function readRecord(
  context: Staff,
  { type, id }: { type: EventNoun; id: number },
): Promise<object | null> {
  const record = RECORDS[type]
  if (!record) return null
  try {
    const closed = closedPaths(record.answer, FIELD_RULES, audienceOf(context.viewer))
    return withoutPaths(record.answer, closed).parse(await record.read(context, { id }))
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}

/** What a token must hold to see what was sent of a record. */
export function demandedByRecord(noun: EventNoun) {
  const record = RECORDS[noun]
  return record ? demandedByAnswer(record.answer) : []
}
