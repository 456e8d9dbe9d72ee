import { builder } from '../graphql/builder.ts'
import { Deal } from './schema.ts'

/** What a verb of another room answers that changed something of a deal. */
export type OfDeal = { id: number; dealId: number }

type Payload = ReturnType<ReturnType<typeof builder.objectRef<OfDeal>>['implement']>

/** Lets the payload read the deal again, too, with just what the client asked for. */
export function withDeal(payload: Payload): Payload {
  builder.objectField(payload, 'deal', t =>
    t.prismaField({
      type: Deal,
      resolve: (query, { dealId }, _args, { db }) => db.deal.findUniqueOrThrow({ ...query, where: { id: dealId } }),
    }),
  )
  return payload
}
