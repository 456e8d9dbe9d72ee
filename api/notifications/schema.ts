import type { NotificationKind } from '../generated/prisma/enums.ts'
import { ALWAYS_READ, builder } from '../graphql/builder.ts'
import { readPage, totalField } from '../graphql/lists.ts'
import { byId, mutation } from '../graphql/mutation.ts'
import { signedIn } from '../graphql/rows.ts'
import { rowsOf } from '../rows/read.ts'
import { holds } from '../scopes/may.ts'
import type { TokenScope } from '../scopes/words.ts'
import { seeMention } from './mentions.ts'
import { muteNotifications, notificationOrder, readNotifications } from './notifications.ts'
import { followNotifications } from './notify.ts'

const NotificationKindEnum = builder.enumType('NotificationKind', {
  description: 'The kinds of notifications.',
  values: {
    APPLICATION: { description: 'Somebody applied for a deal that the user owns.' },
    MENTION: { description: 'A comment names the user.' },
    CLIENT_ANSWER: {
      description: 'A client answered about a talent whom the user presented, or for a deal that they own.',
    },
    READING_FAILED: { description: 'A resume could not be read.' },
    REMINDER: { description: "One of the user's reminders is due." },
    WEBHOOK_DISABLED: {
      description:
        "A webhook was disabled, as it did not work: one of the user's, or any for an admin. Or it stands still, as its owner was disabled.",
    },
  },
})

/** The scopes that a token needs to read the detail of a kind. */
const DETAILS: Record<NotificationKind, readonly TokenScope[]> = {
  ...{ APPLICATION: ['applications:read'], MENTION: ['comments:read'], CLIENT_ANSWER: ['shares:read'] },
  ...{ READING_FAILED: ['talents:read', 'applications:read'], REMINDER: [], WEBHOOK_DISABLED: ['webhooks:read'] },
}

/** Viewers see only their own notifications; not even node(id) reveals whether those of other users exist. */
const OWN = {
  id: { field: 'id' },
  authScopes: { staff: true },
  nullable: true,
  findUnique: (id: string, { viewer }: { viewer: { id: number } | null }) => ({
    id: Number(id),
    userId: viewer?.id ?? 0,
  }),
  select: ALWAYS_READ,
} as const

const Notification = builder.prismaNode('Notification', {
  scope: 'me:read',
  ...OWN,
  description: 'A notification of the viewer, kept for 90 days and as long as its records. Nobody else sees it.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    kind: t.expose('kind', { type: NotificationKindEnum }),
    at: t.expose('at', { type: 'DateTime' }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, description: 'Null while it is unread.' }),
    detail: t.string({
      nullable: true,
      select: { kind: true, detail: true },
      description:
        'The name of a file that could not be read, of the client who answered, or of a webhook. Null for a token without the scope to read it.',
      resolve: ({ kind, detail }, _args, { viewer }) =>
        viewer && DETAILS[kind].every(scope => holds(viewer, scope)) ? detail : null,
    }),
    actor: t.relation('actor', { nullable: true, description: 'The colleague who caused it.' }),
    talent: t.relation('talent', { nullable: true }),
    deal: t.relation('deal', { nullable: true }),
    company: t.relation('company', { nullable: true }),
    comment: t.relation('comment', { nullable: true, description: 'Of MENTION; null otherwise.' }),
    application: t.relation('application', { nullable: true, description: 'Of APPLICATION; null otherwise.' }),
    share: t.relation('share', { nullable: true, description: 'Of CLIENT_ANSWER; null otherwise.' }),
    reminder: t.relation('reminder', { nullable: true, description: 'Of REMINDER; null otherwise.' }),
  }),
})

builder.prismaNode('Mention', {
  scope: 'me:read',
  ...OWN,
  description: 'A comment that names the viewer. Nobody else sees it.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    comment: t.relation('comment'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    seenAt: t.expose('seenAt', { type: 'DateTime', nullable: true, description: 'Null until they have seen it.' }),
  }),
})

builder.queryFields(t => ({
  notifications: t.connection(
    {
      type: Notification,
      description: "The viewer's notifications, the newest first.",
      resolve: (_root, page, context, info) => {
        const userId = signedIn(context).viewer.id
        return readPage('Notification', {
          ...{ page, context, info },
          where: { userId },
          order: notificationOrder(userId),
        })
      },
    },
    { name: 'NotificationConnection', fields: t => ({ totalCount: t.int(totalField()) }) },
    { name: 'NotificationEdge' },
  ),
  unreadNotificationCount: t.int({
    scope: 'me:read',
    description: "The number of the viewer's unread notifications.",
    resolve: (_root, _args, context) =>
      rowsOf(context, 'Notification').count({ where: { userId: signedIn(context).viewer.id, readAt: null } }),
  }),
  mutedNotifications: t.field({
    scope: 'me:read',
    type: [NotificationKindEnum],
    description: 'The kinds of which the viewer is not notified.',
    resolve: async (_root, _args, context) => {
      const { db, viewer } = signedIn(context)
      const where = { id: viewer.id }
      return (await db.user.findUniqueOrThrow({ where, select: { mutedNotifications: true } })).mutedNotifications
    },
  }),
}))

const NotificationsChanged = builder.objectRef<object>('NotificationsChanged').implement({
  authScopes: { staff: true },
  scope: 'me:read',
  description: "The viewer's notifications have changed.",
  fields: t => ({
    unreadCount: t.int({
      resolve: (_news, _args, context) =>
        rowsOf(context, 'Notification').count({ where: { userId: signedIn(context).viewer.id, readAt: null } }),
      description: 'The number of unread notifications.',
    }),
    latest: t.prismaField({
      type: Notification,
      nullable: true,
      description: 'The newest one that is unread.',
      resolve: async (query, _news, _args, context) => {
        const where = { userId: signedIn(context).viewer.id, readAt: null }
        const [first] = await rowsOf(context, 'Notification').findSelected(query, {
          ...{ where, take: 1 },
          orderBy: [{ at: 'desc' }, { id: 'desc' }],
        })
        return first ?? null
      },
    }),
  }),
})

builder.subscriptionField('notificationsChanged', t =>
  t.field({
    type: NotificationsChanged,
    description:
      "Sends an event whenever one of the viewer's notifications is made or read; the first one at once. Ends with the session or token.",
    subscribe: (_root, _args, context) =>
      followNotifications(context.live, signedIn(context).viewer.id, () => context.isStillSignedIn()),
    resolve: () => ({}),
  }),
)

mutation('readNotifications', {
  scope: 'me:write',
  description:
    "Marks the viewer's notifications as read: those that are named, or all. A mention that is read is seen, too.",
  input: t => ({ ids: t.intList({ description: 'Their databaseIds; null means all.' }) }),
  verb: readNotifications,
})

mutation('muteNotifications', {
  scope: 'me:write',
  description: 'Sets the kinds of which the viewer is not notified from now on, in place of an earlier choice.',
  input: t => ({
    kinds: t.field({
      type: [NotificationKindEnum],
      required: true,
      description: 'All kinds to mute; an empty list mutes none.',
    }),
  }),
  verb: muteNotifications,
})

mutation('seeMention', {
  scope: 'me:write',
  description: 'Marks a mention of the viewer as seen, and its notification as read.',
  input: byId,
  verb: seeMention,
  rows: { mention: 'Mention' },
})
