import { builder } from '../graphql/builder.ts'
import { mutation } from '../graphql/mutation.ts'
import { recordOf } from '../graphql/rows.ts'
import { handOverRecords } from './handOver.ts'
import { formerOwners, type OwnedRecords, ownedRecords } from './ownedRecords.ts'
import { handOverRules } from './rules.ts'

const OwnedRecordsType = builder.objectRef<OwnedRecords>('OwnedRecords').implement({
  authScopes: { staff: true },
  scope: ['users:read', 'talents:read', 'deals:read'],
  description: 'How many records somebody owns.',
  fields: t => ({
    user: t.field({ ...recordOf('User', 'userId'), description: 'Who owns them.' }),
    talentCount: t.exposeInt('talentCount', { description: 'Talents that they own.' }),
    dealCount: t.exposeInt('dealCount', { description: 'Deals that they own.' }),
    reminderCount: t.int({
      authScopes: { admin: true },
      description: 'Their open reminders. For admins.',
      resolve: ({ userId }, _args, { db }) => db.reminder.count({ where: { userId, doneAt: null } }),
    }),
  }),
})

builder.queryFields(t => ({
  formerOwners: t.field({
    type: [OwnedRecordsType],
    description: 'Disabled users who still own talents or deals, by name.',
    resolve: (_root, _args, { db }) => formerOwners(db),
  }),
  ownedRecords: t.field({
    type: OwnedRecordsType,
    authScopes: { admin: true },
    nullable: true,
    description: 'What somebody owns and can hand over; null when there is no such user. For admins.',
    args: { userId: t.arg.int({ required: true, description: 'The `databaseId` of the user.' }) },
    resolve: async (_root, { userId }, { db }) => (await ownedRecords(db, { id: userId }))[0] ?? null,
  }),
}))

mutation('handOverRecords', {
  description: `Gives all talents, deals and open reminders of somebody to a colleague who can sign in. For admins.
    Asked again after an error, it hands over the rest.`,
  authScopes: { $all: { admin: true, write: true } },
  scope: ['talents:write', 'deals:write', 'me:write'],
  input: t => ({
    fromUserId: t.int({ description: 'The `databaseId` of the present owner, who may be disabled.' }),
    toUserId: t.int({ description: 'The `databaseId` of the new owner.' }),
  }),
  rules: handOverRules,
  verb: handOverRecords,
  payload: t => ({
    talentCount: t.exposeInt('talentCount', { description: 'How many talents were handed over.' }),
    dealCount: t.exposeInt('dealCount', { description: 'How many deals were handed over.' }),
    reminderCount: t.exposeInt('reminderCount', { description: 'How many open reminders were handed over.' }),
  }),
})
