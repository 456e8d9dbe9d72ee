import { applicationLimitRules } from '../deals/rules.ts'
import { builder } from '../graphql/builder.ts'
import { byId, mutation } from '../graphql/mutation.ts'
import { setApplicationLimit } from './limit.ts'
import { peopleWithinLimit, WITHIN_LIMIT } from './waitingList.ts'

const ApplicationLimit = builder
  .objectRef<{ limit: number | null; currentCount: number; hasWaitingList: boolean }>('ApplicationLimit')
  .implement({
    authScopes: { staff: true },
    scope: 'applications:read',
    description: 'The limit and the number of external applications of a deal.',
    fields: t => ({
      limit: t.exposeInt('limit', { nullable: true, description: 'Null means unlimited.' }),
      currentCount: t.exposeInt('currentCount', {
        description:
          'Applications that wait for a place, and those that the applicant withdrew, do not count. Where there is a limit, all applications of one person count once.',
      }),
      isReached: t.boolean({
        resolve: ({ limit, currentCount }) => limit !== null && currentCount >= limit,
        description: 'No place is free.',
      }),
      hasWaitingList: t.exposeBoolean('hasWaitingList', {
        description: 'Once the limit is reached, further applicants may wait for a place.',
      }),
    }),
  })

builder.prismaObjectField('Deal', 'applicationLimit', t =>
  t.field({
    type: ApplicationLimit,
    description: 'How many may apply from outside, and how many have.',
    select: {
      ...{ id: true, applicationLimit: true, hasWaitingList: true },
      _count: { select: { applications: { where: WITHIN_LIMIT } } },
    },
    resolve: async ({ id, applicationLimit: limit, hasWaitingList, _count }, _args, context) => ({
      limit,
      currentCount: limit === null ? _count.applications : ((await peopleWithinLimit(context, id)) ?? 0),
      hasWaitingList,
    }),
  }),
)

mutation('setApplicationLimit', {
  scope: 'applications:write',
  description: 'Sets the limit of applications from outside, and the waiting list.',
  input: t => ({
    ...byId(t),
    limit: t.int({ description: 'Null means unlimited.' }),
    hasWaitingList: t.boolean({
      description:
        'Whether further applicants may wait once the limit is reached. They move up in their order as places open.',
    }),
  }),
  rules: applicationLimitRules,
  verb: setApplicationLimit,
  rows: { deal: 'Deal' },
})
