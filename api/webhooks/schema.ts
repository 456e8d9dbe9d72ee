import { isEventKind, nounOf } from '../events/words.ts'
import { ALWAYS_READ, builder, typeOf } from '../graphql/builder.ts'
import { readPage, totalField } from '../graphql/lists.ts'
import { VERSION } from '../graphql/mutation.ts'
import type { Order } from '../rows/page.ts'
import { rowsOf } from '../rows/read.ts'
import { parseUrl } from '../rules/addresses.ts'
import { demandTokenScopes, holds } from '../scopes/may.ts'
import type { Viewer } from '../viewer.ts'
import { nameOf } from './news.ts'
import { demandedByRecord } from './records.ts'
import { DELIVERIES_KEPT_DAYS, type deliveryStates, type disabledReasons, PING } from './words.ts'

const DeliveryState = builder.enumType('WebhookDeliveryState', {
  description: 'Whether an event was delivered.',
  values: {
    WAITING: { description: 'It is still to be sent, or sent again.' },
    DELIVERED: { description: 'The receiver answered with a status from 200 to 299.' },
    FAILED: { description: 'It was tried for three days, and is tried no more.' },
  } satisfies Record<keyof typeof deliveryStates, object>,
})

const DisabledReason = builder.enumType('WebhookDisabledReason', {
  description: 'The reason why nothing is sent to a webhook any more.',
  values: {
    BY_HAND: { description: 'An admin disabled it.' },
    GONE: { description: 'The receiver answered 410 Gone.' },
    FAILING: { description: 'Every attempt failed for a day.' },
    OWNER_DISABLED: { description: 'Its owner may not sign in. It goes on when an admin takes it over.' },
  } satisfies Record<keyof typeof disabledReasons, object>,
})

/** Webhooks and deliveries are for admins; for other users, not even node(id) reveals whether a record exists. */
const FOR_ADMINS = { id: { field: 'id' }, nullable: true, authScopes: { admin: true }, select: ALWAYS_READ } as const

const CLOSED = 'FORBIDDEN to a token that may not read the record.'

/** The body or answer of a delivery. Throws Forbidden for a token that may not read the record in it. */
function textFor(viewer: Viewer | null, kind: string, text: string | null): string | null {
  if (isEventKind(kind)) demandTokenScopes(viewer, demandedByRecord(nounOf(kind)))
  return text
}

const Delivery = builder.prismaNode('WebhookDelivery', {
  scope: 'webhooks:read',
  ...FOR_ADMINS,
  description: `An event for a webhook, kept for ${DELIVERIES_KEPT_DAYS} days. For admins.`,
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'The id that inputs take.' }),
    webhook: t.relation('webhook', { description: 'The webhook that it is sent to.' }),
    eventId: t.exposeString('eventId', {
      description: "The header webhook-id, which stays the same however often it is sent: 'evt_123'.",
    }),
    kind: t.exposeString('kind', { description: "The kind of the event: 'talent.updated', or 'ping'." }),
    record: t.exposeString('record', { description: "The noun and the id of the event's record: 'talent 12'." }),
    state: t.expose('state', { type: DeliveryState, description: 'Whether it was delivered.' }),
    attempts: t.exposeInt('attempts', { description: 'The attempts since it was last replayed.' }),
    nextAttemptAt: t.expose('nextAttemptAt', {
      type: 'DateTime',
      description: 'While it waits: when it is sent, unless an earlier event of its record waits, too.',
    }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'The HTTP status of the last answer. Null when there was none.',
    }),
    answer: t.string({
      nullable: true,
      description: `The first 1,000 characters of the last answer. ${CLOSED}`,
      select: { kind: true, answer: true },
      resolve: ({ kind, answer }, _args, { viewer }) => textFor(viewer, kind, answer),
    }),
    error: t.exposeString('error', { nullable: true, description: 'The reason why the last attempt failed.' }),
    milliseconds: t.exposeInt('milliseconds', { nullable: true, description: 'The duration of the last attempt.' }),
    body: t.string({
      nullable: true,
      description: `The body that was sent last; null before, and after its record was deleted. ${CLOSED}`,
      select: { kind: true, body: true },
      resolve: ({ kind, body }, _args, { viewer }) => textFor(viewer, kind, body),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made of an event of the log.' }),
    deliveredAt: t.expose('deliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the receiver took it. Null until then.',
    }),
  }),
})

const newestFirst = (id: number): Order => ({
  ...{ list: `deliveries of webhook ${id}`, column: 'id', kind: 'number', direction: 'desc' },
})

const STANDS = { disabledAt: true, disabledReason: true, owner: { select: { disabledAt: true } } } as const

const Webhook = builder.prismaNode('Webhook', {
  scope: 'webhooks:read',
  ...FOR_ADMINS,
  description: 'An address outside that is sent events, signed and in their order. For admins.',
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'The id that inputs take.' }),
    version: t.exposeInt('version', { description: VERSION }),
    url: t.string({
      select: { url: true },
      description:
        'The address that events are sent to by POST. For tokens without the scope webhooks:write, only its origin and three dots: the rest may be a secret of the receiver.',
      resolve: ({ url }, _args, { viewer }) =>
        viewer && holds(viewer, 'webhooks:write') ? url : `${parseUrl(url)?.origin ?? ''}/…`,
    }),
    description: t.exposeString('description', { nullable: true, description: 'What it is for.' }),
    name: t.string({
      description: 'Its description, or else the host of its address.',
      select: { url: true, description: true },
      resolve: nameOf,
    }),
    kinds: t.exposeStringList('kinds', { description: 'The kinds of events that are sent. Empty means all.' }),
    owner: t.relation('owner', {
      description:
        'The admin who added it or took it over. Bodies hold only data that they may see, and nothing is sent while they are disabled.',
    }),
    isSecretRotating: t.boolean({
      description: 'The former secret still signs beside the new one.',
      select: { previousSecretUntil: true },
      resolve: ({ previousSecretUntil }, _args, { clock }) =>
        previousSecretUntil !== null && previousSecretUntil > clock.now(),
    }),
    previousSecretUntil: t.expose('previousSecretUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the former secret signs, too.',
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when every attempt has failed. After a day, the webhook is disabled.',
    }),
    disabledAt: t.field({
      type: 'DateTime',
      nullable: true,
      select: STANDS,
      description: 'Since when nothing is sent. Null while it is enabled and its owner may sign in.',
      resolve: ({ disabledAt, owner }) => disabledAt ?? owner.disabledAt,
    }),
    disabledReason: t.field({
      type: DisabledReason,
      nullable: true,
      select: STANDS,
      description: 'The reason why nothing is sent.',
      resolve: ({ disabledReason, owner }) => disabledReason ?? (owner.disabledAt && 'OWNER_DISABLED'),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    deliveryCount: t.int({
      description: 'The number of its deliveries in this state. Pings, which are not sent again, do not count.',
      args: { state: t.arg({ type: DeliveryState, required: true, description: 'The state that is counted.' }) },
      select: { id: true },
      resolve: ({ id }, { state }, context) =>
        rowsOf(context, 'WebhookDelivery').countUpTo(MOST_COUNTED, {
          where: { webhookId: id, state, kind: { not: PING } },
        }),
    }),
    deliveries: t.connection(
      {
        type: typeOf('WebhookDelivery'),
        description: 'The deliveries, sent and waiting, the newest first.',
        select: { id: true },
        args: { state: t.arg({ type: DeliveryState, description: 'Only those in this state.' }) },
        resolve: ({ id }, { state, ...page }, context, info) =>
          readPage('WebhookDelivery', {
            ...{ page, context, info, most: MOST_COUNTED },
            where: { webhookId: id, ...(state && { state }) },
            order: newestFirst(id),
          }),
      },
      {
        name: 'WebhookDeliveryConnection',
        fields: t => ({ totalCount: t.int(totalField('How many there are, up to 1,000.')) }),
      },
      { name: 'WebhookDeliveryEdge' },
    ),
  }),
})

/** Maximum number up to which deliveries are counted. */
const MOST_COUNTED = 1_000

builder.queryFields(t => ({
  webhooks: t.prismaField({
    type: [Webhook],
    description: 'All webhooks, the oldest first; there are at most 20. For admins.',
    authScopes: { admin: true },
    resolve: (query, _root, _args, { db }) => db.webhook.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
  webhookDelivery: t.prismaField({
    type: Delivery,
    nullable: true,
    description: 'One delivery by its databaseId; null when it is not kept any more. For admins.',
    authScopes: { admin: true },
    args: { id: t.arg.int({ required: true, description: 'Its databaseId.' }) },
    resolve: (query, _root, { id }, { db }) => db.webhookDelivery.findUnique({ ...query, where: { id } }),
  }),
}))
