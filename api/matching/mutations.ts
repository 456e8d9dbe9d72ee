import { db } from '../db.ts'
import { TargetAreaEnum } from '../deals/enums.ts'
import { Deal } from '../deals/schema.ts'
import { builder } from '../graphql/builder.ts'
import { Talent } from '../talents/schema.ts'
import { type Matched, matchTalents, type TalentMatch } from './match.ts'

/** The id of no deal. */
const NO_DEAL = 0

const TalentMatchRef = builder.objectRef<TalentMatch>('TalentMatch').implement({
  authScopes: { staff: true },
  description: 'A talent who may fit a job description, and why.',
  fields: t => ({
    talent: t.expose('talent', { type: Talent }),
    matchPercentage: t.exposeInt('percentage', {
      description: '1 to 100, and the same for the same description and profile whoever else is found.',
    }),
    matchReason: t.exposeString('reason', { description: 'What matches and what is missing, as one would say it.' }),
    relevantSkills: t.exposeStringList('relevantSkills', {
      description: 'Skills asked for that the profile shows, or one close to them; those that matter most first.',
    }),
    missingSkills: t.exposeStringList('missingSkills', { description: 'Skills asked for that it does not show.' }),
    evidence: t.exposeStringList('evidence', { description: 'Quotes from the profile, at most 3.' }),
    isOnDeal: t.exposeBoolean('isOnDeal', { description: 'Already a candidate of the deal that was named.' }),
  }),
})

const MatchTalentsInput = builder.inputType('MatchTalentsInput', {
  fields: t => ({
    jobDescription: t.string({ required: true }),
    targetArea: t.field({ type: TargetAreaEnum, description: 'Empty means all areas.' }),
    dealId: t.int({ description: "Brings the stored percentages of this deal's candidates up to date, too." }),
  }),
})

const MatchTalentsPayload = builder.objectRef<Matched>('MatchTalentsPayload').implement({
  authScopes: { staff: true },
  fields: t => ({
    matches: t.expose('matches', { type: [TalentMatchRef], description: 'Best first, at most 50.' }),
    deal: t.prismaField({
      type: Deal,
      nullable: true,
      description: 'The deal that was named.',
      resolve: (query, { dealId }) => db.deal.findUnique({ ...query, where: { id: dealId ?? NO_DEAL } }),
    }),
  }),
})

builder.mutationField('matchTalents', t =>
  t.withAuth({ write: true }).field({
    type: MatchTalentsPayload,
    description:
      'The talents who fit a job description. A mutation, as it may bring a deal up to date, and so that the description is in no address. UNAVAILABLE when the AI provider fails.',
    args: { input: t.arg({ type: MatchTalentsInput, required: true }) },
    resolve: (_root, { input }, { viewer, settings, signal }) => matchTalents({ viewer, settings, signal }, input),
  }),
)
