import { z } from 'zod'
import { ALL_AREAS } from '../deals/rules.ts'
import { targetAreas } from '../deals/words.ts'
import { call } from '../rest/call.ts'
import { answersOf, bodyOf, described, id, optionalWord, text, texts } from '../rest/codec.ts'
import { idOf } from '../rest/parameters.ts'
import { matchTalents } from './match.ts'

const match = z
  .object({
    ...answersOf({
      id: described(id, 'The id of the talent.'),
      name: text,
      role: text,
      matchReason: described(text, 'What matches and what is missing.'),
      relevantSkills: texts,
    }),
    matchPercentage: z.int().min(1),
  })
  .meta({ id: 'Match' })

export const matchingCalls = [
  call('POST /api/job-matching', {
    summary: 'The talents who fit a job description, best first',
    description:
      "At most 50, and nobody who was dropped. With dealId, the stored match percentages of that deal's candidates are brought up to date.",
    scope: 'staff',
    field: 'Mutation.matchTalents',
    readsOnly: true,
    query: { dealId: idOf('Deal') },
    body: bodyOf({ jobDescription: text, targetArea: optionalWord(targetAreas, { none: ALL_AREAS }) }),
    required: ['jobDescription'],
    answer: z.array(match),
    problems: [404, 429],
    async run(context, { dealId }, body) {
      const { matches } = await matchTalents(context, { ...body, dealId })
      return matches.map(({ talent: { id, name, role }, percentage, reason, relevantSkills }) => ({
        ...{ id, name, role, relevantSkills, matchPercentage: percentage, matchReason: reason },
      }))
    },
  }),
]
