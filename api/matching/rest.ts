import { z } from 'zod'
import { ALL_AREAS } from '../deals/rules.ts'
import { targetAreas } from '../deals/words.ts'
import { call } from '../rest/call.ts'
import * as json from '../rest/codec.ts'
import { heldTo } from '../rest/columnRules.ts'
import { idOf } from '../rest/parameters.ts'
import { ofTalent } from '../talents/rest.ts'
import { MATCHED_COLUMNS } from '../talents/rules.ts'
import { matchTalents } from './match.ts'

const match = z
  .object({
    ...json.answersOf({
      id: json.described(json.id, 'The id of the talent.'),
      name: json.text,
      role: json.text,
      matchReason: json.described(json.text, 'What matches and what is missing.'),
      relevantSkills: json.texts,
    }),
    matchPercentage: z.int().min(1),
  })
  .meta({ id: 'Match', scope: ['matching:read', 'talents:read'] })

const worked = { matchReason: MATCHED_COLUMNS, relevantSkills: MATCHED_COLUMNS, matchPercentage: MATCHED_COLUMNS }
heldTo(match, ofTalent({ id: 'id', name: 'name', role: 'role', ...worked }))

export const matchingCalls = [
  call('POST /api/job-matching', {
    summary: 'The talents who fit a job description, best first',
    description:
      "At most 50, and nobody who was dropped. With dealId, the stored match percentages of that deal's candidates are brought up to date.",
    authScopes: 'staff',
    field: 'Mutation.matchTalents',
    query: { dealId: idOf('Deal') },
    body: json.bodyOf({ jobDescription: json.text, targetArea: json.optionalWord(targetAreas, { none: ALL_AREAS }) }),
    answer: z.array(match),
    problems: [404, 429],
    async run(context, sent) {
      const { matches } = await matchTalents(context, sent)
      return matches.map(({ talent: { id, name, role }, percentage, reason, relevantSkills }) => ({
        ...{ id, name, role, relevantSkills, matchPercentage: percentage, matchReason: reason },
      }))
    },
  }),
]
