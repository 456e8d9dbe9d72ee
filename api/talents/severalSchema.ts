import { builder, typeOf } from '../graphql/builder.ts'
import { mutation } from '../graphql/mutation.ts'
import { rowsInOrder } from '../graphql/rows.ts'
import { talentStatusesRules } from './rules.ts'
import { TalentStatusEnum } from './schema.ts'
import { type Refused, setTalentStatuses } from './several.ts'
import { MOST_AT_ONCE } from './words.ts'

/** A talent that a mutation of several talents skipped, with the reason. */
export const RefusedTalent = builder.objectRef<Refused>('RefusedTalent').implement({
  authScopes: { staff: true },
  scope: 'every',
  description: 'A talent whom a mutation of several talents left as they were, and why.',
  fields: t => ({
    talentId: t.exposeInt('talentId'),
    code: t.string({
      description: 'As the `code` of a problem: NOT_FOUND or CONFLICT.',
      resolve: ({ problem }) => problem.code,
    }),
    message: t.string({ description: 'Why, as a sentence.', resolve: ({ problem }) => problem.message }),
  }),
})

mutation('setTalentStatuses', {
  scope: 'talents:write',
  description: 'Sets the status of several talents in one transaction. Who is gone is named in `refused`.',
  input: t => ({
    ids: t.intList({ required: true, description: `1 to ${MOST_AT_ONCE} talents.` }),
    status: t.field({ type: TalentStatusEnum, required: true, description: 'The new status of all of them.' }),
  }),
  rules: talentStatusesRules,
  verb: setTalentStatuses,
  payload: t => ({
    talents: t.prismaField({
      type: [typeOf('Talent')],
      description: 'Those who have the status now, in the order of `ids`.',
      resolve: (query, { talentIds: ids }, _args, context) => rowsInOrder(context, 'Talent', { query, ids }),
    }),
    refused: t.expose('refused', { type: [RefusedTalent], description: 'Who was left as they were, and why.' }),
  }),
})
