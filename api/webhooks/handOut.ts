import { addMilliseconds } from 'date-fns/addMilliseconds'
import type { Deps } from '../deps.ts'
import { eventId } from '../events/cursors.ts'
import { type EventReading, type EventRow, readEvents } from '../events/events.ts'
import { EVENT_KINDS, isEventKind, nounOf } from '../events/words.ts'
import { CursorExpired } from '../problems.ts'
import type { KeptEvent } from './body.ts'
import { TRIED_FOR } from './retries.ts'

/** Events that are read at once. */
const PAGE = 500

/** The most deliveries that wait for one webhook: others stay in the log until there is room. */
const MOST_WAITING = 10_000

type ReadAccess = Pick<Deps, 'db' | 'query' | 'transaction' | 'clock'>

/**
 * Makes deliveries of the next events for a webhook, in the order of the log. Tells whether there may be more at once. Twice
 * the same page makes nothing twice.
 */
export async function handOut(deps: ReadAccess, id: number): Promise<boolean> {
  const webhook = await deps.db.webhook.findUnique({ where: { id }, select: { position: true, kinds: true } })
  if (!webhook || (await waitingFor(deps, id)) >= MOST_WAITING) return false
  const { position } = webhook
  const kinds = webhook.kinds.length > 0 ? webhook.kinds.filter(isEventKind) : EVENT_KINDS
  const { events, end } = await readOn(deps, { after: Number(position), kinds, take: PAGE })
  if (end === Number(position)) return false
  const now = deps.clock.now()
  await deps.transaction(async tx => {
    const { count } = await tx.webhook.updateMany({ where: { id, position }, data: { position: end } })
    // Others have handed it out, or an admin has changed from where it goes on.
    if (count === 0) return
    const data = events.map(event => ({
      ...{ webhookId: id, eventId: eventId(event.id), kind: event.kind, record: recordOf(event) },
      ...{ position: event.position, event: tellOf(event) },
      ...{ createdAt: now, nextAttemptAt: now, giveUpAt: addMilliseconds(now, TRIED_FOR) },
    }))
    if (data.length > 0) await tx.webhookDelivery.createMany({ data, skipDuplicates: true })
  })
  return events.length === PAGE
}

const waitingFor = ({ db }: ReadAccess, webhookId: number) =>
  db.webhookDelivery.count({ where: { webhookId, state: 'WAITING' }, take: MOST_WAITING })

/** From the oldest event that is kept where those that come next were removed: while the webhook was disabled for long. */
async function readOn(deps: ReadAccess, { after, ...asked }: EventReading) {
  try {
    return await readEvents(deps, { after, ...asked })
  } catch (error) {
    if (!(error instanceof CursorExpired)) throw error
    return readEvents(deps, asked)
  }
}

const recordOf = ({ kind, recordId }: EventRow) => `${nounOf(kind)} ${recordId}`

function tellOf({ id, kind, at, recordId, version, changed, talentId, dealId, companyId }: EventRow): KeptEvent {
  const record = { type: nounOf(kind), id: recordId, version }
  return { id: eventId(id), kind, at: at.toISOString(), record, changed, talentId, dealId, companyId }
}
