import { ALL_AREAS, targetAreas } from '../deals/rules.ts'
import { oneOfOr, text } from './fields.ts'
import { listOf } from './jsonSchema.ts'
import { idOf } from './parameters.ts'
import { gql, type Route } from './route.ts'

type MatchData = { talent: { databaseId: number; name: string; role: string }; [field: string]: unknown }

const matchJson = ({ talent: { databaseId, name, role }, ...match }: MatchData) => ({
  id: databaseId,
  name,
  role,
  ...match,
})

export const matchingRoutes: Route[] = [
  {
    method: 'POST',
    path: '/api/job-matching',
    summary: 'The talents who fit a job description, best first',
    description:
      "At most 50, and nobody who was dropped. With dealId, the stored match percentages of that deal's candidates are brought up to date.",
    query: { dealId: idOf('Deal') },
    fields: { jobDescription: text, targetArea: oneOfOr(ALL_AREAS, targetAreas) },
    required: ['jobDescription'],
    document: gql`mutation ($input: MatchTalentsInput!) {
      matchTalents(input: $input) {
        matches { talent { databaseId name role } matchPercentage matchReason relevantSkills }
      }
    }`,
    variables: ({ params: { dealId }, body: { jobDescription, targetArea } }) => ({
      input: { jobDescription: jobDescription ?? '', targetArea, dealId },
    }),
    answer: {
      status: 200,
      schema: listOf('Match'),
      json: ({ matchTalents }: { matchTalents: { matches: MatchData[] } }) => matchTalents.matches.map(matchJson),
    },
    problems: [404, 429],
  },
]
