import { z } from 'zod'
import { InvalidInput } from '../problems.ts'
import { audienceOf } from '../redaction/audience.ts'
import { call } from '../rest/call.ts'
import * as json from '../rest/codec.ts'
import { instantOf, type Parameter, textOf } from '../rest/parameters.ts'
import { eventId, positionAt, recordOfText } from './cursors.ts'
import type { RecordKey } from './events.ts'
import { pageOfEvents } from './page.ts'
import { shownChanges } from './shownChanges.ts'
import { EVENT_KINDS, EVENTS_KEPT_DAYS, type EventKind, isEventKind } from './words.ts'

const event = json.answer(
  {
    id: json.described(json.text, "As in 'evt_123'. Webhooks, the feed and the subscription have the same one."),
    kind: { answer: z.enum(EVENT_KINDS) },
    at: json.described(json.instant, 'When it happened.'),
    recordId: json.described(json.id, 'The id of the record, also when it is gone.'),
    version: json.number,
    changed: json.texts,
    talentId: json.optionalId,
    dealId: json.optionalId,
    companyId: json.optionalId,
  },
  { id: 'Event', scope: 'events:read' },
)

const events = z
  .object({
    events: z.array(event).meta({ description: 'The oldest first.' }),
    next: z.string().meta({ description: 'The value of `after` for the next page, now or later.' }),
    hasMore: z.boolean().meta({ description: 'Whether there are more already.' }),
  })
  .meta({ id: 'Events', scope: 'events:read', description: 'A page of events.' })

const kindsParameter: Parameter<EventKind[]> = {
  schema: { type: 'string' },
  description: `Kinds of events, separated by commas: ${EVENT_KINDS.join(', ')}. All by default.`,
  read(text) {
    const named = text.split(',').map(each => each.trim())
    const unknown = named.find(each => !isEventKind(each))
    if (unknown !== undefined) throw wrong('kinds', `'${unknown}' is no kind of event`)
    return named.filter(isEventKind)
  },
}

const recordParameter: Parameter<RecordKey> = {
  schema: { type: 'string', pattern: '^[A-Za-z]+:[0-9]+$' },
  description: "Only the changes of this record, by its noun and id: 'deal:7'.",
  read: recordOfText,
}

const limitParameter: Parameter<number> = {
  schema: { type: 'integer', minimum: 0 },
  description: 'At most so many events, 1 to 200; 50 by default.',
  read(text) {
    const limit = /^[0-9]{1,3}$/.test(text) ? Number(text) : 0
    if (limit < 1 || limit > 200) throw wrong('limit', 'The limit must be 1 to 200')
    return limit
  },
}

const wrong = (name: string, message: string) => new InvalidInput(message, { [name]: message })

export const eventCalls = [
  call('GET /api/events', {
    summary: 'Changes of records, the oldest first',
    description: `In an order that never skips and never repeats, and that keeps the order of each record. Ask again with \`next\` as \`after\`. Events are kept for ${EVENTS_KEPT_DAYS} days: when events after the cursor were removed, the answer is 410, and everything must be read anew. Deletions are the kinds that end with '.deleted', also of records that went with another one.`,
    field: 'Query.events',
    query: {
      after: textOf('`next` of the answer before, or the id of an event. From the oldest kept event on by default.'),
      kinds: kindsParameter,
      record: recordParameter,
      limit: limitParameter,
      since: instantOf('Only events of then or later.'),
    },
    answer: events,
    problems: [410],
    async run(context, { after, limit, ...query }) {
      const position = await positionAt(context, after)
      const { edges, pageInfo } = await pageOfEvents(context, { ...query, first: limit, after: position })
      const audience = audienceOf(context.viewer)
      const shown = edges.map(({ node }) => ({ ...node, id: eventId(node.id), changed: shownChanges(node, audience) }))
      return { events: shown, next: pageInfo.endCursor ?? '', hasMore: pageInfo.hasNextPage }
    },
  }),
]
