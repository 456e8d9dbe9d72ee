import { dealStatuses } from '../deals/rules.ts'
import { NotFound } from '../problems.ts'
import { DEAL, type DealData, dealFields, dealJson } from './deal.ts'
import { date, oneOf, text } from './fields.ts'
import { listOf } from './jsonSchema.ts'
import { idOf } from './parameters.ts'
import { type Connection, gql, type Route, success } from './route.ts'

const params = { id: idOf('Deal') }
const schema = { $ref: 'Deal' }
const BUDGETS = 'A managed deal needs companyBudget and candidateBudget, a head_hunting one recruitingFee.'

export const dealRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/deals',
    summary: 'All deals, by title',
    document: gql`query ($after: String) {
      deals(first: 200, after: $after) { edges { node { ${DEAL} } } pageInfo { hasNextPage endCursor } }
    }`,
    answer: {
      status: 200,
      schema: listOf('Deal'),
      connection: ({ deals }: { deals: Connection }) => deals,
      entry: dealJson,
    },
  },
  {
    method: 'POST',
    path: '/api/deals',
    summary: 'Add a deal',
    description: `${BUDGETS} A copy of an old record may carry its budget along.`,
    fields: { ...dealFields, budget: text },
    required: ['title', 'companyId', 'jobDescription'],
    once: true,
    document: gql`mutation ($input: CreateDealInput!) { createDeal(input: $input) { deal { ${DEAL} } } }`,
    variables: ({ body }) => ({ input: body }),
    answer: {
      status: 201,
      schema,
      json: ({ createDeal }: { createDeal: { deal: DealData } }) => dealJson(createDeal.deal),
    },
  },
  {
    method: 'GET',
    path: '/api/deals/{id}',
    summary: 'One deal',
    params,
    document: gql`query ($id: Int!) { deal(id: $id) { ${DEAL} } }`,
    answer: {
      status: 200,
      schema,
      json({ deal }: { deal: DealData | null }) {
        if (!deal) throw new NotFound('Deal')
        return dealJson(deal)
      },
    },
  },
  {
    method: 'PUT',
    path: '/api/deals/{id}',
    summary: 'Change a deal',
    description: `Fields that are left out stay as they are; null empties those that may be empty. ${BUDGETS}`,
    params,
    fields: dealFields,
    document: gql`mutation ($input: UpdateDealInput!) { updateDeal(input: $input) { deal { ${DEAL} } } }`,
    variables: ({ params: { id }, body }) => ({ input: { ...body, id } }),
    answer: {
      status: 200,
      schema,
      json: ({ updateDeal }: { updateDeal: { deal: DealData } }) => dealJson(updateDeal.deal),
    },
  },
  {
    method: 'PATCH',
    path: '/api/deals/{id}/status',
    summary: 'Set the status; any may follow any other',
    description: 'A start date goes with Filled only.',
    params,
    fields: { status: oneOf(dealStatuses), startDate: date },
    required: ['status'],
    document: gql`mutation ($id: Int!, $status: DealStatus!, $startDate: Date) {
      setDealStatus(input: { id: $id, status: $status, startDate: $startDate }) { deal { ${DEAL} } }
    }`,
    variables: ({ params: { id }, body: { status, startDate } }) => ({ id, status, startDate }),
    answer: {
      status: 200,
      schema,
      json: ({ setDealStatus }: { setDealStatus: { deal: DealData } }) => dealJson(setDealStatus.deal),
    },
  },
  {
    method: 'DELETE',
    path: '/api/deals/{id}',
    summary: 'Delete a deal with its candidates, applications, limit and apply link',
    description: 'The billing history stays readable by its ids.',
    params,
    document: gql`mutation ($id: Int!) { deleteDeal(input: { id: $id }) { deletedDealId } }`,
    answer: success,
  },
]
