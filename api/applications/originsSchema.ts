import { builder } from '../graphql/builder.ts'
import { byId, mutation } from '../graphql/mutation.ts'
import { originsOfDeal, setOrigins } from './origins.ts'
import { setOriginsRules } from './rules.ts'

const ApplicationOrigins = builder
  .objectRef<{ origins: readonly string[]; isOwn: boolean }>('ApplicationOrigins')
  .implement({
    authScopes: { staff: true },
    scope: 'applications:read',
    description: 'The sites whose own forms may send applications.',
    fields: t => ({
      origins: t.stringList({
        description: "Exact origins, as 'https://www.example.com'. Empty: no other site may.",
        resolve: ({ origins }) => [...origins],
      }),
      isOwn: t.exposeBoolean('isOwn', { description: 'False when they are those of the agency.' }),
    }),
  })

builder.prismaObjectField('Deal', 'applicationOrigins', t =>
  t.field({
    type: ApplicationOrigins,
    description: 'The sites whose own forms may send applications to this deal.',
    select: { applyOrigins: true, hasOwnOrigins: true },
    resolve: async (deal, _args, context) => ({
      origins: await originsOfDeal(context, deal),
      isOwn: deal.hasOwnOrigins,
    }),
  }),
)

mutation('setApplicationOrigins', {
  scope: 'applications:write',
  description: 'Sets the sites whose own forms may send applications to a deal from a browser.',
  input: t => ({
    ...byId(t),
    origins: t.stringList({
      description:
        "At most 20 exact origins, as 'https://www.example.com'. Null stands for those of the agency, an empty list for none.",
    }),
  }),
  rules: setOriginsRules,
  verb: setOrigins,
  rows: { deal: 'Deal' },
})
