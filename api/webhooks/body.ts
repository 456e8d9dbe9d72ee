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
  /** The record of the event; null for a ping. */
  record: z.object({ type: z.enum(keysOf(EVENT_NOUNS)), id: z.int(), version: z.int() }).nullable(),
  changed: z.array(z.string()),
  talentId: z.int().nullable(),
  dealId: z.int().nullable(),
  companyId: z.int().nullable(),
})

/** Stored event of a delivery: its body without the record's data. */
export type KeptEvent = z.output<typeof keptEvent>

/** The record in a body's data, and the talents named in the data. */
export type DataSubject = { noun: EventNoun; id: number; talentIds: number[] }

/** The body of a delivery. `subject` is null for a body without data of a record. */
export type Body = { body: string; subject: DataSubject | null }

/**
 * The body for an event, with the record's current data as the webhook's owner may see them. Data deleted or hidden
 * since the event are never sent.
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

/** The viewer of a webhook's records: the webhook's owner, as a program with read access only. */
export const viewerOf = ({ id, role }: Pick<Viewer, 'id' | 'role'>): Viewer => ({
  ...{ id, role },
  via: { apiToken: 0, tokenHash: '', name: 'webhook', scope: 'READ', held: heldBy({ scope: 'READ', scopes: [] }) },
})
