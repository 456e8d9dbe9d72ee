import type { Context } from '../context.ts'
import { ALWAYS_READ, builder, IS_LISTED, READS_ONLY } from '../graphql/builder.ts'
import { mutation, onceInput } from '../graphql/mutation.ts'
import { signedIn } from '../graphql/rows.ts'
import { CHANGED_SINCE } from '../lists/changes.ts'
import { rowsOf } from '../lists/reader.ts'
import { keysOf } from '../rules/rules.ts'
import { demandTokenScopes } from '../tokenScopes/held.ts'
import { eventsAfter, startExport } from './exports.ts'
import { demandedByExport } from './lists.ts'
import { exportRules, KEPT_HOURS } from './rules.ts'
import { exportStates, exportTypes } from './words.ts'

const ExportTypeEnum = builder.enumType('ExportType', {
  description: 'What can be exported.',
  values: Object.fromEntries(
    keysOf(exportTypes).map(key => [key, { description: `All ${exportTypes[key]}, as REST answers them.` }]),
  ),
})

const STATES = {
  WAITING: 'It has not begun: others are written before.',
  RUNNING: 'It is being written.',
  DONE: 'The file is there.',
  FAILED: 'It could not be written.',
}

const ExportStateEnum = builder.enumType('ExportState', {
  description: 'How far an export is.',
  values: Object.fromEntries(keysOf(exportStates).map(key => [key, { description: STATES[key] }])),
})

/** Whether it is the viewer's. Throws Forbidden for a token that may not read what it holds. */
async function isOwn({ db, viewer }: Context, id: number): Promise<boolean> {
  const made = await db.export.findUnique({ where: { id, userId: viewer?.id ?? 0 }, select: { type: true } })
  if (made) demandTokenScopes(viewer, demandedByExport(made.type))
  return made !== null
}

const Export = builder.prismaNode('Export', {
  id: { field: 'id' },
  extensions: { [IS_LISTED]: isOwn },
  authScopes: { staff: true },
  // Only the viewer's own: not even node(id) reveals that another one exists.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: Number(id), userId: viewer?.id ?? 0 }),
  select: ALWAYS_READ,
  description: 'All records of a type as a file of lines of JSON, which a job writes. Only who started it sees it.',
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'The id, as REST has it.' }),
    type: t.field({
      type: ExportTypeEnum,
      description: 'What it holds.',
      select: { type: true },
      resolve: ({ type }) => type,
    }),
    state: t.field({
      type: ExportStateEnum,
      description: 'How far it is.',
      select: { state: true },
      resolve: ({ state }) => state,
    }),
    updatedSince: t.expose('updatedSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Only records changed at this time or later; null for all.',
    }),
    count: t.exposeInt('count', { description: 'Records that are written.' }),
    total: t.exposeInt('total', { description: 'Records that there were when it began; 0 before.' }),
    bytes: t.exposeInt('bytes', { description: 'Bytes that are written.' }),
    fileUrl: t.string({
      nullable: true,
      description: 'The path of the file, which is read like any REST call; null until it is done.',
      select: { id: true, state: true },
      resolve: ({ id, state }) => (state === 'DONE' ? `/api/exports/${id}/file` : null),
    }),
    nextUpdatedSince: t.expose('nextUpdatedSince', {
      type: 'DateTime',
      nullable: true,
      description:
        'Ask for what has changed since with this as `updatedSince`; null before it begins, and for records that are not dated.',
    }),
    eventsAfter: t.string({
      nullable: true,
      description: 'What has happened since, deletions too, are the `events` after this cursor. Null before it begins.',
      select: { position: true },
      resolve: eventsAfter,
    }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why it failed.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was started.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'When it was done.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: `When the file is removed: ${KEPT_HOURS} hours after it was begun.`,
    }),
  }),
})

builder.queryField('export', t =>
  t.prismaField({
    type: Export,
    nullable: true,
    description:
      "An export of the viewer's, to ask how far it is. Null for that of somebody else, FORBIDDEN to a token that may not read what it holds.",
    args: { id: t.arg.int({ required: true, description: 'Its `databaseId`.' }) },
    resolve: async (query, _root, { id }, context) => {
      const where = { id, userId: signedIn(context).viewer.id }
      const selected = { ...query, where } // Also where it is refused: a query that is not read counts as a mistake.
      return (await isOwn(context, id)) ? rowsOf(context, 'Export').findUnique(selected) : null
    },
  }),
)

mutation('startExport', {
  description:
    'Starts an export of all records of a type, with the fields that the viewer may see. Each one is recorded.',
  authScopes: { staff: true },
  skipTypeScopes: true,
  extensions: { [READS_ONLY]: true },
  input: t => ({
    type: t.field({ type: ExportTypeEnum, required: true, description: 'What to export.' }),
    updatedSince: t.field({
      type: 'DateTime',
      description: `${CHANGED_SINCE} Comments and billing have no such time.`,
    }),
    idempotencyKey: onceInput(t),
  }),
  rules: exportRules,
  validates: true,
  verb: startExport,
  rows: { export: 'Export' },
})
