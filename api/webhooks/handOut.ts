import { addMilliseconds } from 'date-fns/addMilliseconds'
import type { Deps } from '../deps.ts'
import { eventId } from '../events/cursors.ts'
import { type EventQuery, type EventRow, readEvents } from '../events/events.ts'
import { EVENT_KINDS, isEventKind, nounOf } from '../events/words.ts'
import type { Webhook } from '../generated/prisma/client.ts'
import { CursorExpired } from '../problems.ts'
import type { KeptEvent } from './body.ts'
import { TRIED_FOR } from './retries.ts'

/** Maximum number of events read at once. */
const PAGE = 500

/** Maximum number of waiting deliveries per webhook; further events stay in the log until there is room. */
const MOST_WAITING = 10_000

type ReadAccess = Pick<Deps, 'db' | 'query' | 'transaction' | 'clock'>

/**
 * Creates a delivery for each of the next events for a webhook, in the order of the log. Returns whether further events
 * may be in the log already.
 */
export async function handOut(deps: ReadAccess, webhook: Pick<Webhook, 'id' | 'position' | 'kinds'>): Promise<boolean> {
  const { id, position } = webhook
  if ((await countWaiting(deps, id)) >= MOST_WAITING) return false
  const kinds = webhook.kinds.length > 0 ? webhook.kinds.filter(isEventKind) : EVENT_KINDS
  const { events, end } = await readNext(deps, { after: Number(position), kinds, take: PAGE })
  if (end === Number(position)) return false
  const now = deps.clock.now()
  await deps.transaction(async tx => {
    const { count } = await tx.webhook.updateMany({ where: { id, position }, data: { position: end } })
    // Another replica already handed out this page, or an admin moved the position.
    if (count === 0) return
    const data = events.map(event => ({
      ...{ webhookId: id, eventId: eventId(event.id), kind: event.kind, record: recordOf(event) },
      ...{ position: event.position, event: keptEventOf(event) },
      ...{ createdAt: now, nextAttemptAt: now, giveUpAt: addMilliseconds(now, TRIED_FOR) },
    }))
    if (data.length > 0) await tx.webhookDelivery.createMany({ data, skipDuplicates: true })
  })
  return events.length === PAGE
}

const countWaiting = ({ db }: ReadAccess, webhookId: number) =>
  db.webhookDelivery.count({ where: { webhookId, state: 'WAITING' }, take: MOST_WAITING })

/**
 * Reads the next events. If unread events were removed from the log, as after a long disabling, reads from the oldest
 * event in the log.
 */
async function readNext(deps: ReadAccess, { after, ...query }: EventQuery) {
  try {
    return await readEvents(deps, { after, ...query })
  } catch (error) {
    if (!(error instanceof CursorExpired)) throw error
    return readEvents(deps, query)
  }
}

const recordOf = ({ kind, recordId }: EventRow) => `${nounOf(kind)} ${recordId}`

function keptEventOf({ id, kind, at, recordId, version, changed, talentId, dealId, companyId }: EventRow): KeptEvent {
  const record = { type: nounOf(kind), id: recordId, version }
  return { id: eventId(id), kind, at: at.toISOString(), record, changed, talentId, dealId, companyId }
}
