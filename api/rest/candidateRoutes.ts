import { candidateStatuses } from '../candidates/rules.ts'
import { NotFound } from '../problems.ts'
import { DEAL, type DealData, dealJson } from './deal.ts'
import { instant, oneOf, text, wholeNumber } from './fields.ts'
import { listOf } from './jsonSchema.ts'
import { idOf } from './parameters.ts'
import { type Connection, gql, type Route, success } from './route.ts'
import { SUMMARY, type SummaryData, summaryJson } from './summary.ts'

const CANDIDATE = /* GraphQL */ `
  databaseId dealId talentId talent { ${SUMMARY} } status matchPercentage notes interviewDate createdAt
`

type CandidateData = {
  databaseId: number
  talent: SummaryData | null
  status: keyof typeof candidateStatuses
  [field: string]: unknown
}

const candidateJson = ({ databaseId, talent, ...candidate }: CandidateData) => ({
  id: databaseId,
  ...candidate,
  talent: talent && summaryJson(talent),
  status: candidateStatuses[candidate.status],
})

const schema = { $ref: 'DealCandidate' }
const changes = { status: oneOf(candidateStatuses), notes: text, interviewDate: instant }
const INTERVIEW = 'An interview date goes with Interviewed only.'

export const candidateRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/deals/{id}/candidates',
    summary: "A deal's internal candidates, in the order they were added",
    params: { id: idOf('Deal') },
    document: gql`query ($id: Int!) { deal(id: $id) { candidates { ${CANDIDATE} } } }`,
    answer: {
      status: 200,
      schema: listOf('DealCandidate'),
      json({ deal }: { deal: { candidates: CandidateData[] } | null }) {
        if (!deal) throw new NotFound('Deal')
        return deal.candidates.map(candidateJson)
      },
    },
  },
  {
    method: 'GET',
    path: '/api/deal-candidates',
    summary: 'The internal candidates of all deals, in the order they were added',
    document: gql`query ($after: String) {
      dealCandidates(first: 200, after: $after) {
        edges { node { ${CANDIDATE} } } pageInfo { hasNextPage endCursor }
      }
    }`,
    answer: {
      status: 200,
      schema: listOf('DealCandidate'),
      connection: ({ dealCandidates }: { dealCandidates: Connection }) => dealCandidates,
      entry: candidateJson,
    },
  },
  {
    method: 'POST',
    path: '/api/deal-candidates',
    summary: 'Put a talent on a deal',
    description: `Refused with 409 when they are on it already. Selected makes them the winner. ${INTERVIEW}`,
    fields: { dealId: wholeNumber, talentId: wholeNumber, ...changes },
    required: ['dealId', 'talentId'],
    once: true,
    document: gql`mutation ($input: AddCandidateInput!) {
      addCandidate(input: $input) { candidate { ${CANDIDATE} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    answer: {
      status: 201,
      schema,
      json: ({ addCandidate }: { addCandidate: { candidate: CandidateData } }) => candidateJson(addCandidate.candidate),
    },
    problems: [404, 409],
  },
  {
    method: 'PATCH',
    path: '/api/deal-candidates/{id}',
    summary: 'Change the fields that are sent',
    description: `Selected makes the candidate the winner; moved away from it, they are so no more. ${INTERVIEW}`,
    params: { id: idOf('Candidate') },
    fields: changes,
    document: gql`mutation ($input: UpdateCandidateInput!) {
      updateCandidate(input: $input) { candidate { ${CANDIDATE} } }
    }`,
    variables: ({ params: { id }, body }) => ({ input: { ...body, id } }),
    answer: {
      status: 200,
      schema,
      json: ({ updateCandidate }: { updateCandidate: { candidate: CandidateData } }) =>
        candidateJson(updateCandidate.candidate),
    },
  },
  {
    method: 'DELETE',
    path: '/api/deal-candidates/{id}',
    summary: 'Take a candidate off a deal',
    params: { id: idOf('Candidate') },
    document: gql`mutation ($id: Int!) { removeCandidate(input: { id: $id }) { deletedCandidateId } }`,
    answer: success,
  },
  {
    method: 'PATCH',
    path: '/api/deals/{id}/select-candidate',
    summary: 'Make a candidate the winner of the deal',
    description: 'A former winner goes back to Interviewed.',
    params: { id: idOf('Deal') },
    fields: { talentId: wholeNumber },
    required: ['talentId'],
    document: gql`mutation ($id: Int!, $talentId: Int!) {
      selectWinner(input: { dealId: $id, talentId: $talentId }) { deal { ${DEAL} } }
    }`,
    variables: ({ params: { id }, body: { talentId } }) => ({ id, talentId }),
    answer: {
      status: 200,
      schema: { $ref: 'Deal' },
      json: ({ selectWinner }: { selectWinner: { deal: DealData } }) => dealJson(selectWinner.deal),
    },
  },
]
