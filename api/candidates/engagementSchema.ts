import { builder, typeOf } from '../graphql/builder.ts'
import { madeOf } from '../graphql/columnRules.ts'
import { enumOf } from '../graphql/enums.ts'
import { recordOf, rowsById } from '../graphql/rows.ts'
import { found } from '../problems.ts'
import { type Engagement, engagementsOf } from './engagements.ts'
import { engagementKinds } from './words.ts'

const EngagementKindEnum = enumOf('EngagementKind', engagementKinds, {
  description: 'How firmly a talent is bound to a deal.',
  meanings: {
    PLACED: 'works on a Filled deal.',
    STARTING: 'will work on a Filled deal from a later day on.',
    SELECTED: 'the winner of a deal that is not filled yet.',
    IN_INTERVIEW: 'the company talks with them.',
    SENT: 'presented to the company; they are still available.',
  },
})

const candidateRows = rowsById('DealCandidate')

const TalentEngagement = builder.objectRef<Engagement>('TalentEngagement').implement({
  authScopes: { staff: true },
  scope: 'candidates:read',
  description: 'What a talent is busy with. Everything but SENT means that they are not available.',
  fields: t => ({
    kind: t.expose('kind', { type: EngagementKindEnum, description: 'How firmly.' }),
    text: t.exposeString('text', {
      scope: ['deals:read', 'companies:read'],
      description:
        "In words, as in 'Placed at Streamhaus since Nov 14' or 'In interview for Fleet Engineer at Streamhaus'.",
    }),
    since: t.expose('since', {
      type: 'Date',
      nullable: true,
      description: 'The start date of a placement, past or ahead, if it is set.',
    }),
    candidate: t.field({
      type: typeOf('DealCandidate'),
      description: 'The candidacy itself.',
      resolve: async ({ candidateId }, _args, context) =>
        found((await candidateRows(context, candidateId)) ?? null, 'Candidate'),
    }),
    deal: t.field({ ...recordOf('Deal', 'dealId'), description: 'The deal that binds them.' }),
    company: t.field({ ...recordOf('Company', 'companyId'), description: 'The company of the deal.' }),
  }),
})

builder.prismaObjectField('Talent', 'engagements', t =>
  t.field({
    type: [TalentEngagement],
    extensions: madeOf({ Deal: ['title', 'companyId', 'status', 'startDate'] }),
    description:
      'What the talent is busy with, the firmest first: placements of Filled deals, and live deals where they are selected, in interview or sent.',
    resolve: ({ id }, _args, context) => engagementsOf(context, id),
  }),
)
