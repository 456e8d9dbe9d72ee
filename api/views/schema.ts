import { builder } from '../graphql/builder.ts'
import { idInput, onceInput } from '../graphql/inputs.ts'
import { type ViewFilters, type ViewSorting, viewFilters, viewSorting } from './rules.ts'
import { createView, deleteView, savedViews, setDefaultView } from './views.ts'

const SavedViewFilters = builder.objectRef<ViewFilters>('SavedViewFilters').implement({
  authScopes: { staff: true },
  fields: t => ({
    statusFilter: t.exposeStringList('statusFilter'),
    areaFilter: t.exposeStringList('areaFilter', { description: 'Of talents only.' }),
    searchTerm: t.exposeString('searchTerm'),
    sortField: t.exposeString('sortField', { nullable: true }),
    sortDirection: t.exposeString('sortDirection', { nullable: true, description: "'asc' or 'desc'." }),
  }),
})

const SavedViewSorting = builder.objectRef<ViewSorting>('SavedViewSorting').implement({
  authScopes: { staff: true },
  fields: t => ({
    field: t.exposeString('field'),
    direction: t.exposeString('direction', { description: "'asc' or 'desc'." }),
  }),
})

const SavedView = builder.prismaNode('SavedView', {
  id: { field: 'id' },
  authScopes: { staff: true },
  // Nobody else's: not even node(id) tells that there is one.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: Number(id), userId: viewer?.id ?? 0 }),
  description: 'How somebody looks at a table. Theirs alone.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    viewName: t.exposeString('viewName'),
    tableName: t.exposeString('tableName'),
    filters: t.field({ type: SavedViewFilters, resolve: ({ filters }) => viewFilters.parse(filters) }),
    sorting: t.field({
      type: SavedViewSorting,
      nullable: true,
      resolve: ({ sorting }) => viewSorting.nullable().parse(sorting),
    }),
    isDefault: t.exposeBoolean('isDefault'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.queryField('savedViews', t =>
  t.withAuth({ staff: true }).prismaField({
    type: [SavedView],
    description: "The viewer's own views of a table ('deals', 'talents' or 'companies'), by name.",
    args: { tableName: t.arg.string({ required: true }) },
    resolve: (query, _root, { tableName }, context) => savedViews(context, query, tableName),
  }),
)

const CreateViewInput = builder.inputType('CreateViewInput', {
  fields: t => ({
    idempotencyKey: onceInput(t),
    viewName: t.string(),
    tableName: t.string({ description: "'deals', 'talents' or 'companies'." }),
    filters: t.field({
      type: builder.inputType('SavedViewFiltersInput', {
        fields: t => ({
          statusFilter: t.stringList(),
          areaFilter: t.stringList(),
          searchTerm: t.string(),
          sortField: t.string(),
          sortDirection: t.string(),
        }),
      }),
    }),
    sorting: t.field({
      type: builder.inputType('SavedViewSortingInput', {
        fields: t => ({ field: t.string({ required: true }), direction: t.string({ required: true }) }),
      }),
    }),
  }),
})

const CreateViewPayload = builder.objectRef<{ id: number }>('CreateViewPayload').implement({
  authScopes: { staff: true },
  fields: t => ({
    view: t.prismaField({
      type: SavedView,
      resolve: (query, { id }, _args, { db }) => db.savedView.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
})

builder.mutationField('createView', t =>
  t.withAuth({ write: true }).field({
    type: CreateViewPayload,
    args: { input: t.arg({ type: CreateViewInput, required: true }) },
    resolve: (_root, { input }, context) => createView(context, input),
  }),
)

const DeleteViewPayload = builder.objectRef<{ id: number }>('DeleteViewPayload').implement({
  authScopes: { staff: true },
  fields: t => ({ deletedViewId: t.globalID({ resolve: ({ id }) => ({ type: SavedView, id }) }) }),
})

builder.mutationField('deleteView', t =>
  t.withAuth({ write: true }).field({
    type: DeleteViewPayload,
    args: { input: t.arg({ type: idInput('DeleteViewInput'), required: true }) },
    resolve: (_root, { input }, context) => deleteView(context, input.id),
  }),
)

const SetDefaultViewInput = builder.inputType('SetDefaultViewInput', {
  fields: t => ({ id: t.int({ required: true }), tableName: t.string({ required: true }) }),
})

const SetDefaultViewPayload = builder.objectRef<{ id: number; tableName: string }>('SetDefaultViewPayload').implement({
  authScopes: { staff: true },
  fields: t => ({
    views: t.withAuth({ staff: true }).prismaField({
      type: [SavedView],
      description: "All the viewer's views of the table, of which one is the default now.",
      resolve: (query, { tableName }, _args, { db, viewer }) =>
        db.savedView.findMany({
          ...query,
          where: { userId: viewer.id, tableName },
          orderBy: [{ viewName: 'asc' }, { id: 'asc' }],
        }),
    }),
  }),
})

builder.mutationField('setDefaultView', t =>
  t.withAuth({ write: true }).field({
    type: SetDefaultViewPayload,
    args: { input: t.arg({ type: SetDefaultViewInput, required: true }) },
    resolve: (_root, { input }, context) => setDefaultView(context, input),
  }),
)
