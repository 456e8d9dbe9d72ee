import type { z } from 'zod'
import { applications } from '../applications/rest.ts'
import { billingChanges } from '../billing/rest.ts'
import { candidates } from '../candidates/rest.ts'
import { comments } from '../comments/rest.ts'
import { companies } from '../companies/rest.ts'
import { deals } from '../deals/rest.ts'
import type { Id, Staff } from '../deps.ts'
import type { EventNoun } from '../events/words.ts'
import { FIELD_RULES } from '../fieldRules.ts'
import { NotFound } from '../problems.ts'
import { audienceOf } from '../redaction/audience.ts'
import { closedPaths, withoutPaths } from '../rest/columnRules.ts'
import { writerOf } from '../rest/writer.ts'
import { demandedByAnswer } from '../scopes/demanded.ts'
import { talentsWithReferrer } from '../talents/rest.ts'

/** A codec, and the function that reads a record to encode. `read` throws NotFound. */
type RecordCodec = { answer: z.ZodType<object>; read(context: Staff, row: Id): Promise<unknown> }

/** The codecs of the nouns with REST calls. */
const RECORDS: Partial<Record<EventNoun, RecordCodec>> = {
  talent: talentsWithReferrer,
  company: companies,
  deal: deals,
  candidate: candidates,
  application: applications,
  comment: comments,
  billing: billingChanges,
}

/** A record as REST returns it to the viewer. Null if the record was deleted, and for nouns without REST calls. */
export async function readRecord(
  context: Staff,
  { type, id }: { type: EventNoun; id: number },
): Promise<object | null> {
  const record = RECORDS[type]
  if (!record) return null
  try {
    const closed = closedPaths(record.answer, FIELD_RULES, audienceOf(context.viewer))
    return writerOf(withoutPaths(record.answer, closed))(await record.read(context, { id }))
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}

/** Scopes that a token needs to see the body of a record's delivery. */
export function demandedByRecord(noun: EventNoun) {
  const record = RECORDS[noun]
  return record ? demandedByAnswer(record.answer) : []
}
