import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enums.ts'
import { MOST_BEHIND, recordIfAny, recordOf } from '../graphql/rows.ts'
import { type FunnelPerson, type FunnelRow, funnelBehind } from './funnel.ts'
import { RevenueType } from './schema.ts'
import { type FunnelSide, funnelSteps } from './words.ts'

const FunnelStepEnum = enumOf('FunnelStep', funnelSteps, {
  description: 'The steps of people on a deal. Those who came further have passed the steps before.',
})
const FunnelSideEnum = builder.enumType('FunnelSide', {
  description: 'The sides of the funnel.',
  values: {
    INTERNAL: { description: 'Talents whom recruiters added to deals.' },
    EXTERNAL: { description: 'Applications from outside that did not become candidates.' },
  } satisfies Record<FunnelSide, object>,
})

const Funnel = builder.objectRef<FunnelRow>('FunnelCount').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description: 'The people who reached a step, also those who were rejected later.',
  fields: t => ({
    step: t.expose('step', { type: FunnelStepEnum, description: 'The step that was reached.' }),
    internal: t.exposeInt('internal', { description: 'Talents who were added in the period.' }),
    external: t.exposeInt('external', { description: 'Applications of the period that did not become candidates.' }),
  }),
})

const FunnelPersonType = builder.objectRef<FunnelPerson>('FunnelPerson').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description: 'Somebody behind a figure of the funnel.',
  fields: t => ({
    deal: t.field({ ...recordOf('Deal', 'dealId'), description: 'The deal they are on.' }),
    talent: t.field({
      ...recordIfAny('Talent', 'talentId'),
      description: 'The talent; null for an applicant who did not become one.',
    }),
    application: t.field({
      ...recordIfAny('ExternalApplication', 'applicationId'),
      description: 'Null for a talent who was added.',
    }),
    reached: t.expose('reached', { type: FunnelStepEnum, description: 'The furthest step.' }),
    since: t.expose('since', { type: 'DateTime', description: 'When they were added or applied.' }),
  }),
})

builder.objectFields(RevenueType, t => ({
  funnel: t.expose('funnel', { type: [Funnel], description: 'Of those who were added or applied in the period.' }),
  funnelPeople: t.field({
    type: [FunnelPersonType],
    description: 'The people behind a figure of the funnel, the latest first. At most 500.',
    args: {
      step: t.arg({ type: FunnelStepEnum, required: true, description: 'The step that they reached.' }),
      side: t.arg({
        type: FunnelSideEnum,
        required: true,
        description: 'Talents who were added, or applications from outside.',
      }),
    },
    resolve: ({ period }, asked, context) => funnelBehind(context, period, { ...asked, most: MOST_BEHIND }),
  }),
}))
