import { divided, type Margin, percentOf } from '../budgets/rules.ts'
import { TargetAreaEnum } from '../deals/schema.ts'
import { builder, READS_TEXT, typeOf } from '../graphql/builder.ts'
import { madeOf } from '../graphql/columnRules.ts'
import { RULES } from '../graphql/describeRules.ts'
import { mutation } from '../graphql/mutation.ts'
import { rowIfAny, signedIn } from '../graphql/rows.ts'
import { amountInWords, decimalOf } from '../money/rules.ts'
import { MATCHED_COLUMNS } from '../talents/rules.ts'
import type { Engagement } from './engagements.ts'
import { matchTalents, type NearMiss, prepareMatching, type TalentMatch } from './match.ts'
import { JudgedRef, RequirementRef, requirementsInput } from './requirementSchema.ts'
import { matchRules } from './rules.ts'

const EngagementStageEnum = builder.enumType('EngagementStage', {
  description: 'How firmly a match is bound elsewhere.',
  values: {
    PLACED: { description: 'The chosen candidate of a deal that is not over.' },
    IN_INTERVIEW: { description: 'In interview on a deal that is open.' },
  } satisfies Record<Engagement['stage'], object>,
})

const EngagementRef = builder.objectRef<Engagement>('Engagement').implement({
  authScopes: { staff: true },
  scope: 'matching:read',
  description: 'Another deal where a talent is placed or in interview.',
  fields: t => ({
    stage: t.expose('stage', {
      type: EngagementStageEnum,
      description: 'Placed, or in interview.',
      extensions: madeOf({ Deal: ['status', 'selectedTalentId'] }),
    }),
    dealId: t.exposeInt('dealId'),
    dealTitle: t.exposeString('dealTitle', {
      description: 'The position there.',
      extensions: madeOf({ Deal: ['title'] }),
    }),
    companyName: t.exposeString('companyName', { description: 'The company of that deal.' }),
  }),
})

const PredictedMargin = builder.objectRef<Margin>('PredictedMargin').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description: 'What would stay with the agency each month if the talent got the rate that they ask for.',
  fields: t => ({
    text: t.string({
      description: "In words, to the whole unit: 'Margin about $2,100 a month (24%)'.",
      resolve(margin) {
        const percent = percentOf(margin)
        const share = percent === null ? '' : ` (${Math.round(percent)}%)`
        return `Margin about ${amountInWords(divided(margin.amount, 100n) * 100n, margin.currency)} a month${share}`
      },
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    amount: t.string({
      description: "Decimal, per month by 52/12 weeks: '2100.00'.",
      resolve: ({ amount }) => decimalOf(amount),
    }),
    percent: t.float({ nullable: true, description: 'Of what the company pays, to a tenth.', resolve: percentOf }),
  }),
})

export const TalentMatchRef = builder.objectRef<TalentMatch>('TalentMatch').implement({
  authScopes: { staff: true },
  scope: ['matching:read', 'talents:read'],
  description: 'A talent who may fit a job description, and why.',
  fields: t => ({
    talent: t.expose('talent', { type: typeOf('Talent'), description: 'Who fits.' }),
    matchPercentage: t.exposeInt('percentage', {
      description: '1 to 100. Depends on the description and the profile alone, not on who else is found.',
    }),
    matchReason: t.exposeString('reason', { description: 'What matches and what is missing, in plain words.' }),
    relevantSkills: t.exposeStringList('relevantSkills', {
      description: 'Skills asked for that the profile shows, directly or by a close one; the most important first.',
    }),
    missingSkills: t.exposeStringList('missingSkills', {
      description: 'Skills asked for that the profile does not show.',
    }),
    evidence: t.exposeStringList('evidence', { description: 'Quotes from the profile, at most 3.' }),
    isOnDeal: t.exposeBoolean('isOnDeal', { description: 'Already a candidate of the given deal.' }),
    verdicts: t.expose('verdicts', {
      type: [JudgedRef],
      description: 'By requirement, those that are ignored left out. Empty unless `requirements` were sent.',
    }),
    engagements: t.expose('engagements', {
      type: [EngagementRef],
      description: 'Other deals where the talent is placed or in interview, the placements first.',
    }),
    predictedMargin: t.expose('predicted', {
      type: PredictedMargin,
      nullable: true,
      description:
        'Of the budget and hours of the given deal and the rate that the talent asks for. Null without a deal, for a head-hunting one, and where an amount cannot be read, is a range, or is in another currency.',
      extensions: madeOf({
        Deal: ['dealType', 'companyBudget', 'budget', 'weeklyHours'],
        Talent: [
          ...(['preferredRateType', 'minFullTimeRate', 'preferredFullTimeRate'] as const),
          ...(['minHourlyRate', 'preferredHourlyRate'] as const),
        ],
      }),
    }),
  }),
})

const NearMissRef = builder.objectRef<NearMiss>('NearMiss').implement({
  authScopes: { staff: true },
  scope: ['matching:read', 'talents:read'],
  description: 'A talent who fails one must alone.',
  fields: t => ({
    match: t.expose('match', { type: TalentMatchRef, description: 'The talent, and why they fit otherwise.' }),
    failed: t.expose('failed', { type: RequirementRef, description: 'The must that the profile does not meet.' }),
  }),
})

builder.relayMutationField(
  'matchTalents',
  {
    extensions: { [RULES]: matchRules },
    inputFields: t => ({
      jobDescription: t.string({ required: true }),
      targetArea: t.field({ type: TargetAreaEnum, description: 'Empty means all areas.' }),
      availableOnly: t.boolean({
        description:
          'Leaves out talents who are assigned, or placed or in interview on another deal, unless they are on the deal that is named.',
      }),
      dealId: t.int({ description: "Also updates the stored percentages of this deal's candidates." }),
      requirements: requirementsInput(t),
    }),
  },
  {
    description:
      'The talents who fit a job description. A mutation, as it may bring a deal up to date, and so that the description is in no address. A READ token may run it without a deal. UNAVAILABLE when the AI provider fails.',
    skipTypeScopes: true,
    authScopes: { staff: true },
    scope: 'matching:read',
    extensions: { [READS_TEXT]: 'jobDescription' },
    resolve: (_root, { input }, context) => matchTalents(signedIn(context), input),
  },
  {
    outputFields: t => ({
      matches: t.expose('matches', {
        type: [TalentMatchRef],
        description: 'Best first, at most 50.',
        extensions: madeOf({ Talent: MATCHED_COLUMNS, Deal: ['title'] }),
      }),
      nearMisses: t.expose('nearMisses', {
        type: [NearMissRef],
        description:
          'Who fails exactly one must, best first, at most 10. Looked for among the 400 who fit best; empty unless `requirements` were sent.',
      }),
      others: t.expose('others', {
        type: [TalentMatchRef],
        description: 'Who fails more than one must, best first, as far as the matches leave room among fifty.',
      }),
      requirements: t.expose('requirements', {
        type: [RequirementRef],
        description:
          'The requirements that the list was made with: those that were sent, or those read from the description.',
      }),
      deal: t.prismaField({ ...rowIfAny('Deal', 'dealId'), description: 'The given deal.' }),
    }),
  },
)

mutation('prepareMatching', {
  description:
    'Loads what `matchTalents` searches, so that the first search after a start is as fast as the next. Answers when that is done, at once when it is loaded already. For a page that is about to search; changes no data.',
  scope: 'matching:read',
  verb: prepareMatching,
})
