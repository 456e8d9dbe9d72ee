import { z } from 'zod'
import { call, columnsOf, success } from '../rest/call.ts'
import { answersOf, bodyOf, described, id, needed, optionalText, text, texts, truth } from '../rest/codec.ts'
import { idOf, textOf } from '../rest/parameters.ts'
import { viewFilters, viewSorting } from './rules.ts'
import { createView, deleteView, savedViews, setDefaultView } from './views.ts'

const direction = z.enum(['asc', 'desc'])

const filters = {
  statusFilter: texts,
  areaFilter: described(texts, 'Of talents only.'),
  searchTerm: text,
  sortField: optionalText,
  sortDirection: { ...optionalText, answer: direction.nullable() },
}

const fields = {
  viewName: text,
  tableName: text,
  filters: {
    answer: z
      .unknown()
      .transform(column => viewFilters.parse(column))
      .pipe(z.object(answersOf(filters))),
    body: bodyOf(filters).nullish(),
  },
  sorting: {
    answer: z
      .unknown()
      .transform(column => viewSorting.nullable().parse(column))
      .pipe(z.object({ field: z.string(), direction }).nullable()),
    body: bodyOf({ field: needed(text), direction: needed(text) }).nullish(),
  },
}

const savedView = z.object(answersOf({ id, ...fields, isDefault: truth })).meta({ id: 'SavedView' })

const select = columnsOf(savedView)

/** OpenAPI takes paths that differ by the name of a parameter for one, so it has one name: a table, or a view's id. */
export const viewCalls = [
  call('GET /api/user-views/{view}', {
    summary: "One's own saved views of a table, by name",
    scope: 'staff',
    field: 'Query.savedViews',
    params: { view: textOf("The table: 'deals', 'talents' or 'companies'.") },
    answer: z.array(savedView),
    run: (context, { view }) => savedViews(context, { select }, view),
  }),
  call('POST /api/user-views', {
    summary: 'Save a view of a table for oneself',
    scope: 'write',
    field: 'Mutation.createView',
    body: bodyOf(fields),
    required: ['viewName', 'tableName'],
    once: true,
    status: 201,
    answer: savedView,
    async run(context, _params, body) {
      const { id } = await createView(context, body)
      return context.db.savedView.findUniqueOrThrow({ where: { id }, select })
    },
  }),
  call('DELETE /api/user-views/{view}', {
    summary: "Delete one of one's own views",
    scope: 'write',
    field: 'Mutation.deleteView',
    params: { view: idOf('View') },
    answer: success,
    run: (context, { view }) => deleteView(context, view),
  }),
  call('POST /api/user-views/{id}/set-default', {
    summary: "Make one of one's own views the one that its table opens with",
    scope: 'write',
    field: 'Mutation.setDefaultView',
    params: { id: idOf('View') },
    body: bodyOf({ tableName: needed(text) }),
    required: ['tableName'],
    answer: success,
    run: (context, { id }, { tableName }) => setDefaultView(context, { id, tableName }),
  }),
]
