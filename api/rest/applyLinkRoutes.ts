import { NotFound } from '../problems.ts'
import { amount } from './fields.ts'
import { idOf } from './parameters.ts'
import { gql, type Route } from './route.ts'

const params = { id: idOf('Deal') }

/** What a public page needs to take applications for a deal. */
export const applyLinkRoutes: Route[] = [
  {
    method: 'POST',
    path: '/api/deals/{id}/shareable-link',
    summary: 'The public address to apply at; the same one every time',
    params,
    document: gql`mutation ($id: Int!) { shareDeal(input: { id: $id }) { shareableUrl } }`,
    answer: {
      status: 200,
      schema: { $ref: 'ShareableUrl' },
      json: ({ shareDeal }: { shareDeal: { shareableUrl: string } }) => shareDeal,
    },
  },
  {
    method: 'GET',
    path: '/api/deals/{id}/application-limit',
    summary: 'How many applications are accepted, and how many there are',
    params,
    document: gql`query ($id: Int!) { deal(id: $id) { applicationLimit { limit currentCount } } }`,
    answer: {
      status: 200,
      schema: { $ref: 'ApplicationLimit' },
      json({ deal }: { deal: LimitData | null }) {
        if (!deal) throw new NotFound('Deal')
        return deal.applicationLimit
      },
    },
  },
  {
    method: 'PUT',
    path: '/api/deals/{id}/application-limit',
    summary: 'Set how many applications are accepted; null is unlimited',
    params,
    fields: { limit: amount },
    required: ['limit'],
    document: gql`mutation ($input: SetApplicationLimitInput!) {
      setApplicationLimit(input: $input) { deal { applicationLimit { limit currentCount } } }
    }`,
    variables: ({ params: { id }, body }) => ({ input: { ...body, id } }),
    answer: {
      status: 200,
      schema: { $ref: 'ApplicationLimit' },
      json: ({ setApplicationLimit }: { setApplicationLimit: { deal: LimitData } }) =>
        setApplicationLimit.deal.applicationLimit,
    },
  },
]

type LimitData = { applicationLimit: { limit: number | null; currentCount: number } }
