import { NotFound } from '../problems.ts'
import { talentStatuses } from '../talents/rules.ts'
import { oneOf } from './fields.ts'
import { idOf } from './parameters.ts'
import { type Connection, gql, type Route, success } from './route.ts'
import { TALENT, type TalentData, talentFields, talentJson } from './talent.ts'

const params = { id: idOf('Talent') }
const FILES = "Addresses of uploaded files make them the talent's; 409 when another talent has one of them already."
const schema = { $ref: 'Talent' }

export const talentRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/talents',
    summary: 'All talents, the newest first',
    document: gql`query ($after: String) {
      talents(first: 200, after: $after) { edges { node { ${TALENT} } } pageInfo { hasNextPage endCursor } }
    }`,
    answer: {
      status: 200,
      schema: { type: 'array', items: schema },
      connection: ({ talents }: { talents: Connection }) => talents,
      entry: talentJson,
    },
  },
  {
    method: 'POST',
    path: '/api/talents',
    summary: 'Add a talent',
    description: FILES,
    fields: talentFields,
    required: ['name', 'role', 'area', 'companies', 'seniority', 'linkedinUrl'],
    once: true,
    document: gql`mutation ($input: CreateTalentInput!) { createTalent(input: $input) { talent { ${TALENT} } } }`,
    variables: ({ body }) => ({ input: body }),
    answer: {
      status: 201,
      schema,
      json: ({ createTalent }: { createTalent: { talent: TalentData } }) => talentJson(createTalent.talent),
    },
    problems: [409],
  },
  {
    method: 'GET',
    path: '/api/talents/{id}',
    summary: 'One talent, and who referred them',
    params,
    document: gql`query ($id: Int!) { talent(id: $id) { ${TALENT} } }`,
    answer: {
      status: 200,
      schema: { $ref: 'TalentWithReferrer' },
      json({ talent }: { talent: TalentData | null }) {
        if (!talent) throw new NotFound('Talent')
        const { referredBy } = talent
        return {
          ...talentJson(talent),
          referredByTalent: referredBy && { id: referredBy.databaseId, name: referredBy.name },
        }
      },
    },
  },
  {
    method: 'PATCH',
    path: '/api/talents/{id}',
    summary: 'Change the fields that are sent',
    description: FILES,
    params,
    fields: talentFields,
    document: gql`mutation ($input: UpdateTalentInput!) { updateTalent(input: $input) { talent { ${TALENT} } } }`,
    variables: ({ params: { id }, body }) => ({ input: { ...body, id } }),
    answer: {
      status: 200,
      schema,
      json: ({ updateTalent }: { updateTalent: { talent: TalentData } }) => talentJson(updateTalent.talent),
    },
    problems: [409],
  },
  {
    method: 'PATCH',
    path: '/api/talents/{id}/status',
    summary: 'Set the status; any may follow any other',
    params,
    fields: { status: oneOf(talentStatuses) },
    required: ['status'],
    document: gql`mutation ($id: Int!, $status: TalentStatus!) {
      setTalentStatus(input: { id: $id, status: $status }) { talent { ${TALENT} } }
    }`,
    variables: ({ params: { id }, body: { status } }) => ({ id, status }),
    answer: {
      status: 200,
      schema,
      json: ({ setTalentStatus }: { setTalentStatus: { talent: TalentData } }) => talentJson(setTalentStatus.talent),
    },
  },
  {
    method: 'DELETE',
    path: '/api/talents/{id}',
    summary: 'Delete a talent with comments and files',
    description: 'Refused with 409 while the talent is a candidate for a deal; the message names the deals.',
    params,
    document: gql`mutation ($id: Int!) { deleteTalent(input: { id: $id }) { deletedTalentId } }`,
    answer: success,
    problems: [409],
  },
]
