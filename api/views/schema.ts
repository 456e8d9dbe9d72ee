import { ALWAYS_READ, builder } from '../graphql/builder.ts'
import { byId, mutation, onceInput } from '../graphql/mutation.ts'
import { signedIn } from '../graphql/rows.ts'
import { createViewRules, type ViewFilters, type ViewSorting, viewFilters, viewSorting } from './rules.ts'
import { createView, deleteView, savedViews, setDefaultView } from './views.ts'

const MORE = "Further filters of the list, as in its address: 'skill=React'."

const SavedViewFilters = builder.objectRef<ViewFilters>('SavedViewFilters').implement({
  authScopes: { staff: true },
  scope: 'me:read',
  description: 'What a saved view filters a list by.',
  fields: t => ({
    statusFilter: t.exposeStringList('statusFilter', { description: 'Labels of statuses; empty means all.' }),
    areaFilter: t.exposeStringList('areaFilter', { description: 'Of talents only.' }),
    moreFilter: t.exposeStringList('moreFilter', { description: MORE }),
    searchTerm: t.exposeString('searchTerm', { description: 'What is typed in the search; empty for nothing.' }),
    sortField: t.exposeString('sortField', {
      nullable: true,
      description: 'The column of an old view; null in new ones, which have `sorting`.',
    }),
    sortDirection: t.exposeString('sortDirection', { nullable: true, description: "'asc' or 'desc'." }),
  }),
})

const SavedViewSorting = builder.objectRef<ViewSorting>('SavedViewSorting').implement({
  authScopes: { staff: true },
  scope: 'me:read',
  description: 'What a saved view sorts a list by.',
  fields: t => ({
    field: t.exposeString('field', { description: "The column: 'title', 'status'." }),
    direction: t.exposeString('direction', { description: "'asc' or 'desc'." }),
  }),
})

const SavedView = builder.prismaNode('SavedView', {
  id: { field: 'id' },
  authScopes: { staff: true },
  scope: 'me:read',
  // Viewers see only their own views; not even node(id) reveals whether those of other users exist.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: Number(id), userId: viewer?.id ?? 0 }),
  select: ALWAYS_READ,
  description: 'A saved view of a table, private to its owner.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    viewName: t.exposeString('viewName'),
    tableName: t.exposeString('tableName'),
    filters: t.field({
      type: SavedViewFilters,
      description: 'What the list is filtered by.',
      select: { filters: true },
      resolve: ({ filters }) => viewFilters.parse(filters),
    }),
    sorting: t.field({
      type: SavedViewSorting,
      nullable: true,
      description: 'What the list is sorted by; null for its usual order.',
      select: { sorting: true },
      resolve: ({ sorting }) => viewSorting.nullable().parse(sorting),
    }),
    isDefault: t.exposeBoolean('isDefault'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.queryField('savedViews', t =>
  t.prismaField({
    type: [SavedView],
    description: "The viewer's own views of a table ('deals', 'talents' or 'companies'), by name.",
    args: { tableName: t.arg.string({ required: true, description: "'deals', 'talents' or 'companies'." }) },
    resolve: (query, _root, { tableName }, context) => savedViews(signedIn(context), query, tableName),
  }),
)

const SavedViewFiltersInput = builder.inputType('SavedViewFiltersInput', {
  description: 'What a saved view filters a list by.',
  fields: t => ({
    statusFilter: t.stringList(),
    areaFilter: t.stringList(),
    moreFilter: t.stringList({ description: MORE }),
    searchTerm: t.string(),
    sortField: t.string(),
    sortDirection: t.string(),
  }),
})

const SavedViewSortingInput = builder.inputType('SavedViewSortingInput', {
  description: 'What a saved view sorts a list by.',
  fields: t => ({
    field: t.string({ required: true, description: "The column: 'title', 'status'." }),
    direction: t.string({ required: true, description: "'asc' or 'desc'." }),
  }),
})

mutation('createView', {
  scope: 'me:write',
  description: 'Saves a view of a table for the viewer.',
  input: t => ({
    idempotencyKey: onceInput(t),
    viewName: t.string(),
    tableName: t.string({ description: "'deals', 'talents' or 'companies'." }),
    filters: t.field({ type: SavedViewFiltersInput }),
    sorting: t.field({ type: SavedViewSortingInput }),
  }),
  rules: createViewRules,
  verb: createView,
  rows: { view: 'SavedView' },
})

mutation('deleteView', {
  scope: 'me:write',
  description: "Deletes one of the viewer's views.",
  input: byId,
  verb: deleteView,
  deleted: { deletedViewId: 'SavedView' },
})

mutation('setDefaultView', {
  scope: 'me:write',
  description: 'Makes one of the views the one the list opens with.',
  input: t => ({
    ...byId(t),
    tableName: t.string({ required: true, description: "'deals', 'talents' or 'companies'." }),
  }),
  verb: setDefaultView,
  payload: t => ({
    views: t.prismaField({
      type: [SavedView],
      description: "All the viewer's views of the table, of which one is the default now.",
      resolve: (query, { tableName }, _args, context) => savedViews(signedIn(context), query, tableName),
    }),
  }),
})
