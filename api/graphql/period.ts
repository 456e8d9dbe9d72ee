import { builder } from './builder.ts'

/** The arguments of a field that sums up whole months. */
export const periodArgs = builder.args(t => ({
  from: t.string({ required: true, description: "The first month: '2026-01'." }),
  to: t.string({ required: true, description: 'The last month, counted whole.' }),
}))
