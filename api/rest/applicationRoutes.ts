import { candidateStatuses } from '../candidates/rules.ts'
import { NotFound } from '../problems.ts'
import { oneOf, text } from './fields.ts'
import { listOf } from './jsonSchema.ts'
import { idOf } from './parameters.ts'
import { gql, type Route, success } from './route.ts'

const APPLICATION = /* GraphQL */ `
  databaseId dealId talentId name role techStack email phone status matchPercentage notes coverLetter resumeUrl
  isProcessed createdAt
`

type ApplicationData = { databaseId: number; status: keyof typeof candidateStatuses; [field: string]: unknown }

const applicationJson = ({ databaseId, ...application }: ApplicationData) => ({
  id: databaseId,
  ...application,
  status: candidateStatuses[application.status],
})

export const applicationRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/deals/{id}/external-applications',
    summary: "A deal's external applications, in the order they came",
    params: { id: idOf('Deal') },
    document: gql`query ($id: Int!) { deal(id: $id) { applications { ${APPLICATION} } } }`,
    answer: {
      status: 200,
      schema: listOf('ExternalApplication'),
      json({ deal }: { deal: { applications: ApplicationData[] } | null }) {
        if (!deal) throw new NotFound('Deal')
        return deal.applications.map(applicationJson)
      },
    },
  },
  {
    method: 'PATCH',
    path: '/api/external-applications/{id}',
    summary: 'Change the fields that are sent',
    params: { id: idOf('Application') },
    fields: { status: oneOf(candidateStatuses), notes: text },
    document: gql`mutation ($input: UpdateApplicationInput!) {
      updateApplication(input: $input) { application { ${APPLICATION} } }
    }`,
    variables: ({ params: { id }, body }) => ({ input: { ...body, id } }),
    answer: {
      status: 200,
      schema: { $ref: 'ExternalApplication' },
      json: ({ updateApplication }: { updateApplication: { application: ApplicationData } }) =>
        applicationJson(updateApplication.application),
    },
  },
  {
    method: 'DELETE',
    path: '/api/external-applications/{id}',
    summary: 'Remove an application with its file',
    params: { id: idOf('Application') },
    document: gql`mutation ($id: Int!) { removeApplication(input: { id: $id }) { deletedApplicationId } }`,
    answer: success,
  },
]
