import { countryOf } from '../contacts/country.ts'
import type { Context } from '../context.ts'
import { builder } from '../graphql/builder.ts'
import { madeOf } from '../graphql/columnRules.ts'
import { rowsInOrder } from '../graphql/rows.ts'
import { findIds, MOST_FOUND, type Sought } from './find.ts'
import { foundBy } from './finders.ts'

const Found = builder.objectRef<Sought>('Found').implement({
  authScopes: { staff: true },
  scope: 'every',
  description: 'Records that somebody may mean who types a text: the closest first, at most 8 of each.',
  fields: t => ({
    talents: t.prismaField({
      type: ['Talent'],
      description:
        'By the beginning of a word of the name, then by name, role and area, then by skills, companies, e-mail, phone, LinkedIn and summary.',
      extensions: madeOf({ Talent: foundBy.Talent }),
      resolve: (query, sought, _args, context) => readFound(context, 'Talent', { query, sought }),
    }),
    deals: t.prismaField({
      type: ['Deal'],
      description: 'By the beginning of a word of the title, then by title and company.',
      extensions: madeOf({ Deal: foundBy.Deal }),
      resolve: (query, sought, _args, context) => readFound(context, 'Deal', { query, sought }),
    }),
    companies: t.prismaField({
      type: ['Company'],
      description: 'By the beginning of a word of the name, then by name and main stakeholder.',
      resolve: (query, sought, _args, context) => readFound(context, 'Company', { query, sought }),
    }),
  }),
})

builder.queryField('find', t =>
  t.field({
    type: Found,
    description:
      'Finds talents, deals and companies at once, for whoever types where to go. Lists have searches with more to them.',
    args: {
      text: t.arg.string({ required: true }),
      first: t.arg.int({ defaultValue: 5, description: `How many of each at most: 0 to ${MOST_FOUND}.` }),
    },
    resolve: async (_root, { text, first }, { db }) => ({
      text,
      first: first ?? MOST_FOUND,
      country: await countryOf(db),
    }),
  }),
)

type FindQuery = { query: object; sought: Sought }

/** Reads the rows of the found ids, in the same order. */
async function readFound<Name extends 'Talent' | 'Deal' | 'Company'>(
  context: Context,
  model: Name,
  { query, sought }: FindQuery,
) {
  return rowsInOrder(context, model, { query, ids: await findIds(context, model, sought) })
}
