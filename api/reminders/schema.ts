import { ALWAYS_READ, builder } from '../graphql/builder.ts'
import { type Counted, pageOfRows, readPage, totalField } from '../graphql/lists.ts'
import { byId, mutation, onceInput } from '../graphql/mutation.ts'
import { signedIn } from '../graphql/rows.ts'
import { addReminder, deleteReminder, reminderOrder, setReminderDone, updateReminder } from './reminders.ts'
import { reminderChangeRules, reminderRules } from './rules.ts'

const Reminder = builder.prismaNode('Reminder', {
  id: { field: 'id' },
  authScopes: { staff: true },
  scope: 'me:read',
  // Viewers see only their own reminders; not even node(id) reveals whether those of other users exist.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: Number(id), userId: viewer?.id ?? 0 }),
  select: ALWAYS_READ,
  description: 'A reminder of the viewer. Nobody else sees it.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    text: t.exposeString('text'),
    dueAt: t.expose('dueAt', { type: 'DateTime' }),
    doneAt: t.expose('doneAt', { type: 'DateTime', nullable: true, description: 'Null while it is open.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    talent: t.relation('talent', { nullable: true }),
    deal: t.relation('deal', { nullable: true }),
    company: t.relation('company', { nullable: true }),
  }),
})

const ReminderEdge = builder.edgeObject({ name: 'ReminderEdge', type: Reminder })
const ReminderConnection = builder.connectionObject<typeof Reminder, Counted>(
  { name: 'ReminderConnection', type: Reminder, fields: t => ({ totalCount: t.int(totalField()) }) },
  ReminderEdge,
)

builder.queryField('reminders', t =>
  t.connection(
    {
      type: Reminder,
      description: "The viewer's reminders of everything, the earliest first.",
      args: {
        isDone: t.arg.boolean({ description: 'Those that are done, or those that are not. Both by default.' }),
      },
      resolve: (_root, { isDone, ...page }, context, info) => {
        const userId = signedIn(context).viewer.id
        return readPage('Reminder', {
          ...{ page, context, info },
          where: {
            userId,
            ...(isDone != null && { doneAt: isDone ? { not: null } : null }),
          },
          order: reminderOrder(`reminders of ${userId}`),
        })
      },
    },
    ReminderConnection,
    ReminderEdge,
  ),
)

for (const model of ['Talent', 'Deal', 'Company'] as const) {
  builder.prismaObjectField(model, 'reminders', t =>
    t.connection(
      {
        type: Reminder,
        description: "The viewer's own reminders that are not done, the earliest first.",
        // A record has few reminders, so they are read with the record, in the same statement.
        select: (_args, { viewer }, nestedSelection) => ({
          reminders: nestedSelection(
            {
              where: { userId: viewer?.id ?? 0, doneAt: null },
              orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
              select: { id: true, dueAt: true },
            },
            ['edges', 'node'],
          ),
        }),
        resolve: ({ id, reminders }, page, context) =>
          pageOfRows(
            reminders,
            page,
            reminderOrder(`reminders of ${signedIn(context).viewer.id} about ${model} ${id}`),
          ),
      },
      ReminderConnection,
      ReminderEdge,
    ),
  )
}

const TEXT = 'The task.'

mutation('addReminder', {
  scope: 'me:write',
  description: 'Adds a reminder of the viewer about a talent, a deal, a company or something else.',
  input: t => ({
    talentId: t.int(),
    dealId: t.int(),
    companyId: t.int(),
    text: t.string({ description: TEXT }),
    dueAt: t.field({ type: 'DateTime', description: 'When the viewer is notified.' }),
    idempotencyKey: onceInput(t),
  }),
  rules: reminderRules,
  verb: addReminder,
  rows: { reminder: 'Reminder' },
})

mutation('updateReminder', {
  scope: 'me:write',
  description: "Changes the viewer's reminder. NOT_FOUND for that of somebody else.",
  inputDescription: 'Omitted fields keep their values.',
  input: t => ({
    ...byId(t),
    text: t.string({ description: TEXT }),
    dueAt: t.field({ type: 'DateTime', description: 'The viewer is notified anew.' }),
  }),
  rules: reminderChangeRules,
  verb: updateReminder,
  rows: { reminder: 'Reminder' },
})

mutation('setReminderDone', {
  scope: 'me:write',
  description: "Marks the viewer's reminder as done, or opens it again.",
  input: t => ({ ...byId(t), isDone: t.boolean({ required: true, description: 'False opens it again.' }) }),
  verb: setReminderDone,
  rows: { reminder: 'Reminder' },
})

mutation('deleteReminder', {
  scope: 'me:write',
  description: "Deletes the viewer's reminder.",
  input: byId,
  verb: deleteReminder,
  deleted: { deletedReminderId: 'Reminder' },
})
