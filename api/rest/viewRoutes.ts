import { objectOf, text, texts } from './fields.ts'
import { listOf } from './jsonSchema.ts'
import { idOf, textOf } from './parameters.ts'
import { gql, type Route, success } from './route.ts'

const VIEW = /* GraphQL */ `
  databaseId viewName tableName filters { statusFilter areaFilter searchTerm sortField sortDirection }
  sorting { field direction } isDefault
`

type ViewData = { databaseId: number; [field: string]: unknown }

const viewJson = ({ databaseId, ...view }: ViewData) => ({ id: databaseId, ...view })

/** OpenAPI takes paths that differ by the name of a parameter for one, so it has one name: a table, or a view's id. */
export const viewRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/user-views/{view}',
    summary: "One's own saved views of a table, by name",
    params: { view: textOf("The table: 'deals', 'talents' or 'companies'.") },
    document: gql`query ($view: String!) { savedViews(tableName: $view) { ${VIEW} } }`,
    answer: {
      status: 200,
      schema: listOf('SavedView'),
      json: ({ savedViews }: { savedViews: ViewData[] }) => savedViews.map(viewJson),
    },
  },
  {
    method: 'POST',
    path: '/api/user-views',
    summary: 'Save a view of a table for oneself',
    fields: {
      viewName: text,
      tableName: text,
      filters: objectOf({
        statusFilter: texts,
        areaFilter: texts,
        searchTerm: text,
        sortField: text,
        sortDirection: text,
      }),
      sorting: objectOf({ field: text, direction: text }),
    },
    required: ['viewName', 'tableName'],
    once: true,
    document: gql`mutation ($input: CreateViewInput!) { createView(input: $input) { view { ${VIEW} } } }`,
    variables: ({ body }) => ({ input: body }),
    answer: {
      status: 201,
      schema: { $ref: 'SavedView' },
      json: ({ createView }: { createView: { view: ViewData } }) => viewJson(createView.view),
    },
  },
  {
    method: 'DELETE',
    path: '/api/user-views/{view}',
    summary: "Delete one of one's own views",
    params: { view: idOf('View') },
    document: gql`mutation ($view: Int!) { deleteView(input: { id: $view }) { deletedViewId } }`,
    answer: success,
  },
  {
    method: 'POST',
    path: '/api/user-views/{id}/set-default',
    summary: "Make one of one's own views the one that its table opens with",
    params: { id: idOf('View') },
    fields: { tableName: text },
    required: ['tableName'],
    document: gql`mutation ($id: Int!, $tableName: String!) {
      setDefaultView(input: { id: $id, tableName: $tableName }) { views { databaseId } }
    }`,
    variables: ({ params: { id }, body: { tableName } }) => ({ id, tableName }),
    answer: success,
  },
]
