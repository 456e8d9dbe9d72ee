import type { Context } from '../context.ts'
import type { Id } from '../deps.ts'
import { found } from '../problems.ts'
import { call } from '../rest/call.ts'
import * as json from '../rest/codec.ts'
import { idOf } from '../rest/parameters.ts'
import { demandTokenScopes } from '../tokenScopes/held.ts'
import type { Viewer } from '../viewer.ts'
import { eventsAfter, exportFile, startExport } from './exports.ts'
import { demandedByExport } from './lists.ts'
import { KEPT_HOURS } from './rules.ts'
import { exportStates, exportTypes } from './words.ts'

const type = json.word(exportTypes)

const exported = json.answer(
  {
    id: json.id,
    type,
    state: json.word(exportStates),
    updatedSince: json.described(json.optionalInstant, 'Only records changed at this time or later; null for all.'),
    count: json.number,
    total: json.number,
    bytes: json.number,
    fileUrl: json.optionalText,
    nextUpdatedSince: json.described(
      json.optionalInstant,
      'Ask for what has changed since with this as updatedSince; null before it begins, and for records that are not dated.',
    ),
    eventsAfter: json.described(
      json.optionalText,
      'What has happened since, deletions too, are the events after this: give it to GET /api/events as `after`. Null before it begins.',
    ),
    failure: json.optionalText,
    createdAt: json.instant,
    finishedAt: json.optionalInstant,
    expiresAt: json.described(
      json.optionalInstant,
      `When the file is removed: ${KEPT_HOURS} hours after it was begun.`,
    ),
  },
  { id: 'Export', description: 'All records of a type as a file of lines. Only who started it sees it.' },
)

async function readExport({ db, viewer }: Context & { viewer: Viewer }, { id }: Id) {
  const made = found(await db.export.findUnique({ where: { id, userId: viewer.id } }), 'Export')
  demandTokenScopes(viewer, demandedByExport(made.type))
  const fileUrl = made.state === 'DONE' ? `/api/exports/${id}/file` : null
  return { ...made, fileUrl, eventsAfter: eventsAfter(made) }
}

const params = { id: idOf('Export') }

export const exportCalls = [
  call('POST /api/exports', {
    summary: 'Start an export of all records of a type',
    description:
      'A job writes the records as lines of JSON, with the fields that you may see. Ask for the export until its state is done. Comments and billing have no updatedSince. Each export is recorded.',
    scope: 'staff',
    field: 'Mutation.startExport',
    readsOnly: true,
    body: json.bodyOf({ type, updatedSince: json.optionalInstant }),
    once: true,
    status: 201,
    answer: exported,
    problems: [429],
    run: async (context, sent) => readExport(context, await startExport(context, sent)),
  }),
  call('GET /api/exports/{id}', {
    summary: 'How far an export of yours is',
    field: 'Query.export',
    params,
    answer: exported,
    problems: [403],
    run: readExport,
  }),
  call('GET /api/exports/{id}/file', {
    summary: 'The file of an export of yours',
    description:
      'A record a line in the order of the ids, and the last line {"end": true, "count": …}. With Range and ETag, so that a broken download can be resumed. 409 while it is being written.',
    field: 'Query.export',
    params,
    answer: { contentType: 'application/x-ndjson' },
    problems: [403, 409],
    run: exportFile,
  }),
]
