import { z } from 'zod'
import type { Staff } from '../deps.ts'
import { shownChanges } from '../events/shownChanges.ts'
import { EVENT_NOUNS, type EventNoun, isEventKind } from '../events/words.ts'
import { audienceOf } from '../redaction/audience.ts'
import { keysOf } from '../rules/rules.ts'
import { heldBy } from '../scopes/bundles.ts'
import type { Viewer } from '../viewer.ts'
import { readRecord } from './records.ts'

const keptEvent = z.object({
  id: z.string(),
  kind: z.string(),
  at: z.string(),
  /** Null for a ping. */
  record: z.object({ type: z.enum(keysOf(EVENT_NOUNS)), id: z.int(), version: z.int() }).nullable(),
  changed: z.array(z.string()),
  talentId: z.int().nullable(),
  dealId: z.int().nullable(),
  companyId: z.int().nullable(),
})

/** The event of a delivery, as it is stored: the body without the record's data. */
export type KeptEvent = z.output<typeof keptEvent>

/** The record of a body's data, and the talents that it names. */
export type DataSubject = { noun: EventNoun; id: number; talentIds: number[] }

/** `subject` is null for a body without data. */
export type Body = { body: string; subject: DataSubject | null }

/**
 * The body for an event, with the record as the owner may see it now, not as it was then: data that were deleted or hidden
 * meanwhile are never sent.
 */
export async function bodyOf(context: Staff, stored: unknown): Promise<Body> {
  const { record, changed, ...event } = keptEvent.parse(stored)
  const data = record && (await readRecord(context, record))
  const { kind } = event
  const shown = isEventKind(kind) ? shownChanges({ kind, changed }, audienceOf(context.viewer)) : changed
  return {
    body: JSON.stringify({ ...event, record, changed: shown, data }),
    subject: record && data ? { noun: record.type, id: record.id, talentIds: talentsIn(record.type, data) } : null,
  }
}

const namedTalents = z.object({
  id: z.int().optional(),
  talentId: z.int().nullish(),
  selectedCandidateId: z.int().nullish(),
  referredBy: z.int().nullish(),
})

function talentsIn(type: EventNoun, data: object): number[] {
  const { id, ...others } = namedTalents.parse(data)
  const ids = [type === 'talent' ? id : null, ...Object.values(others)]
  return [...new Set(ids.filter(each => each != null))]
}

/** The viewer of a webhook: a program of the owner that only reads. */
export const viewerOf = ({ id, role }: Pick<Viewer, 'id' | 'role'>): Viewer => ({
  ...{ id, role },
  via: { apiToken: 0, tokenHash: '', name: 'webhook', scope: 'READ', held: heldBy({ scope: 'READ', scopes: [] }) },
})
