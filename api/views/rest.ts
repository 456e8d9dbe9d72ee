import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Id } from '../deps.ts'
import { call, success } from '../rest/call.ts'
import * as json from '../rest/codec.ts'
import { idOf, textOf } from '../rest/parameters.ts'
import { viewFilters, viewSorting } from './rules.ts'
import { createView, deleteView, savedViews, setDefaultView } from './views.ts'

const direction = z.enum(['asc', 'desc'])

const filters = {
  statusFilter: json.texts,
  areaFilter: json.described(json.texts, 'Of talents only.'),
  moreFilter: json.described(json.texts, "Further filters of the list, as in its address: 'skill=React'."),
  searchTerm: json.text,
  sortField: json.optionalText,
  sortDirection: { ...json.optionalText, answer: direction.nullable() },
}

const fields = {
  viewName: json.text,
  tableName: json.text,
  filters: {
    answer: z
      .unknown()
      .transform(column => viewFilters.parse(column))
      .pipe(z.object(json.answersOf(filters))),
    body: json.bodyOf(filters).nullish(),
  },
  sorting: {
    answer: z
      .unknown()
      .transform(column => viewSorting.nullable().parse(column))
      .pipe(z.object({ field: z.string(), direction }).nullable()),
    body: json.bodyOf({ field: json.needed(json.text), direction: json.needed(json.text) }).nullish(),
  },
}

const savedView = json.answer({ id: json.id, ...fields, isDefault: json.truth }, { id: 'SavedView', scope: 'me:read' })

const select = json.columnsOf(savedView)

const readView = ({ db }: Context, { id }: Id) => db.savedView.findUniqueOrThrow({ where: { id }, select })

/**
 * OpenAPI treats paths that differ only in a parameter's name as the same path. Therefore `view` is a table in some
 * calls and the id of a view in others.
 */
export const viewCalls = [
  call('GET /api/user-views/{view}', {
    summary: 'Your own saved views of a table, by name',
    field: 'Query.savedViews',
    params: { view: textOf("The table: 'deals', 'talents' or 'companies'.") },
    answer: z.array(savedView),
    run: (context, { view }) => savedViews(context, { select }, view),
  }),
  call('POST /api/user-views', {
    summary: 'Save a view of a table',
    field: 'Mutation.createView',
    body: json.bodyOf(fields),
    once: true,
    status: 201,
    answer: savedView,
    run: async (context, sent) => readView(context, await createView(context, sent)),
  }),
  call('DELETE /api/user-views/{view}', {
    summary: 'Delete one of your own views',
    field: 'Mutation.deleteView',
    params: { view: idOf('View') },
    answer: success,
    run: (context, { view }) => deleteView(context, { id: view }),
  }),
  call('POST /api/user-views/{id}/set-default', {
    summary: 'Make one of your own views the default of its table',
    field: 'Mutation.setDefaultView',
    params: { id: idOf('View') },
    body: json.bodyOf({ tableName: json.needed(json.text) }),
    answer: success,
    run: setDefaultView,
  }),
]
