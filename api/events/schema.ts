import type { GraphQLSchema } from 'graphql'
import type { Context } from '../context.ts'
import { builder, typeOf } from '../graphql/builder.ts'
import { rowsById } from '../graphql/rows.ts'
import { audienceOf } from '../redaction/audience.ts'
import { batched } from '../rows/batch.ts'
import { rowsOf } from '../rows/read.ts'
import { demandedByType } from '../scopes/demanded.ts'
import { demandTokenScopes } from '../scopes/may.ts'
import { eventId, positionAt, recordOfNode } from './cursors.ts'
import type { EventRow } from './events.ts'
import { followEvents } from './follow.ts'
import { pageOfEvents } from './page.ts'
import { shownChanges } from './shownChanges.ts'
import {
  describeKind,
  EVENT_KINDS,
  EVENT_NOUNS,
  EVENTS_KEPT_DAYS,
  type EventKind,
  type EventNoun,
  nounOf,
} from './words.ts'

/** The enum name of a kind: DEAL_UPDATED, SHARE_ANSWER_CREATED. */
const nameOf = (kind: string) =>
  kind
    .replace(/[A-Z]/g, letter => `_${letter}`)
    .replace('.', '_')
    .toUpperCase()

const EventKindEnum = builder.enumType('EventKind', {
  description:
    'The noun and the change. Deletions are tombstones: the record is gone, also when it went with another one.',
  values: Object.fromEntries(EVENT_KINDS.map(kind => [nameOf(kind), { value: kind, description: describeKind(kind) }])),
})

type PlainNoun = Exclude<EventNoun, 'shareAnswer'>
const plainNouns = Object.keys(EVENT_NOUNS).filter((noun): noun is PlainNoun => noun !== 'shareAnswer')

/** The model of a noun. Typed as one model for all nouns, as the records of all models are read the same way. */
const modelOf = (noun: PlainNoun) => EVENT_NOUNS[noun].model as 'Deal'
const typeOfNoun = (noun: PlainNoun) => typeOf(modelOf(noun))

const EventRecord = builder.unionType('EventRecord', {
  scope: 'events:read',
  description: 'A record with events.',
  types: plainNouns.map(typeOfNoun),
})

const readRecord = Object.fromEntries(plainNouns.map(noun => [noun, rowsById(modelOf(noun))])) as Record<
  PlainNoun,
  ReturnType<typeof rowsById<'Deal'>>
>

/** The share ids of clients' answers. */
const readShareId = batched(async (context: Context, ids: number[]) => {
  const rows = await rowsOf(context, 'ShareAnswer').findMany({
    select: { id: true, item: { select: { shareId: true } } },
    where: { id: { in: ids } },
  })
  return new Map(rows.map(({ id, item }) => [id, item.shareId]))
})

/** The current record of an event; null if it was deleted. Requires the scope of the record's type. */
async function recordOf({ kind, recordId }: EventRow, context: Context, schema: GraphQLSchema) {
  const noun = nounOf(kind)
  demandTokenScopes(context.viewer, demandedByType(schema.getType(EVENT_NOUNS[noun].type)))
  if (noun === 'shareAnswer') return shareOf(context, await readShareId(context, recordId))
  const row = await readRecord[noun](context, recordId)
  return row ? typeOfNoun(noun).addBrand({ ...row }) : null
}

const shareOf = async (context: Context, id: number | undefined) => {
  const share = await readRecord.share(context, id ?? null)
  return share ? typeOfNoun('share').addBrand({ ...share }) : null
}

const Event = builder.objectRef<EventRow>('Event').implement({
  authScopes: { staff: true },
  scope: 'events:read',
  description: `A change of a record. Kept for ${EVENTS_KEPT_DAYS} days.`,
  fields: t => ({
    id: t.id({
      description: "As in 'evt_123'. Webhooks, the feed and the subscription have the same one.",
      resolve: ({ id }) => eventId(id),
    }),
    kind: t.expose('kind', { type: EventKindEnum, description: 'The noun and the change.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    recordId: t.exposeInt('recordId', { description: 'The databaseId of the record, also when it is gone.' }),
    version: t.exposeInt('version', {
      description: "The record's version after the change. A deletion has a higher one than any before it.",
    }),
    changed: t.stringList({
      description: 'The fields that an update changed, as far as the viewer may see them. Empty for other kinds.',
      resolve: (event, _args, { viewer }) => (viewer ? shownChanges(event, audienceOf(viewer)) : []),
    }),
    talentId: t.exposeInt('talentId', { nullable: true, description: 'The talent that the record is or belongs to.' }),
    dealId: t.exposeInt('dealId', { nullable: true, description: 'The deal that the record is or belongs to.' }),
    companyId: t.exposeInt('companyId', {
      nullable: true,
      description: 'The company that the record is or belongs to.',
    }),
    record: t.field({
      type: EventRecord,
      nullable: true,
      description:
        "The record as it is now, which may be newer than the event; of a client's answer, its share. Null when it is gone, and FORBIDDEN to a token that may not read it.",
      resolve: (event, _args, context, { schema }) => recordOf(event, context, schema),
    }),
  }),
})

const EventEdge = builder.edgeObject({ name: 'EventEdge', type: Event })
const EventConnection = builder.connectionObject({ name: 'EventConnection', type: Event }, EventEdge)

const AFTER =
  'A cursor, or the id of an event; the page begins after it. CURSOR_EXPIRED when events after it were removed. From the oldest kept event on by default.'

const OF_RECORD = 'The id of a record: only its changes. Changes of its parts are events of other records.'

type Narrowing = { kinds?: EventKind[] | null; record?: { typename: string; id: string } | null }

const narrowed = ({ kinds, record }: Narrowing) => ({
  kinds: kinds ?? undefined,
  record: record ? recordOfNode(record) : undefined,
})

builder.queryField('events', t =>
  t.field({
    type: EventConnection,
    description: `Changes of records, in an order that never skips and never repeats, and that keeps the order of each record. Continue later from \`pageInfo.endCursor\`, also after an empty page. Events are kept for ${EVENTS_KEPT_DAYS} days.`,
    args: {
      first: t.arg.int({ description: '0 to 200; 50 by default.' }),
      after: t.arg.string({ description: AFTER }),
      kinds: t.arg({ type: [EventKindEnum], description: 'Any of these; all by default.' }),
      record: t.arg.globalID({ description: OF_RECORD }),
      since: t.arg({ type: 'DateTime', description: 'Only events of then or later.' }),
    },
    resolve: async (_root, { first, after, since, ...narrowing }, context) =>
      pageOfEvents(context, { first, after: await positionAt(context, after), since, ...narrowed(narrowing) }),
  }),
)

builder.subscriptionField('events', t =>
  t.field({
    type: Event,
    description:
      'New events, each once and in order. Begins after `since`, so that nothing is missed between two connections: send the id of the last event that you have processed. Ends with the session or token.',
    args: {
      kinds: t.arg({ type: [EventKindEnum], description: 'Any of these; all by default.' }),
      record: t.arg.globalID({ description: OF_RECORD }),
      since: t.arg.id({
        description:
          'The id of an event, or a cursor of the query `events`. CURSOR_EXPIRED when events after it were removed. From now on by default.',
      }),
    },
    subscribe: async (_root, { since, ...narrowing }, context) =>
      followEvents(context, {
        after: await positionAt(context, since == null ? null : String(since)),
        ...narrowed(narrowing),
      }),
    resolve: event => event,
  }),
)
