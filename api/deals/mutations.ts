import { builder } from '../graphql/builder.ts'
import { idInput } from '../graphql/inputs.ts'
import { applyUrl, setApplicationLimit, shareDeal } from './applyLink.ts'
import { createDeal, deleteDeal, setDealStatus, updateDeal } from './deals.ts'
import { duplicateDeal } from './duplicate.ts'
import {
  CreateDealInput,
  DuplicateDealInput,
  SetApplicationLimitInput,
  SetDealStatusInput,
  UpdateDealInput,
} from './inputs.ts'
import { Deal } from './schema.ts'

/** A payload that reads the deal again, with just what the client asked for. */
const dealPayload = (name: string) =>
  builder.objectRef<{ id: number }>(name).implement({
    authScopes: { staff: true },
    fields: t => ({
      deal: t.prismaField({
        type: Deal,
        resolve: (query, { id }, _args, { db }) => db.deal.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  })

builder.mutationField('createDeal', t =>
  t.withAuth({ write: true }).field({
    type: dealPayload('CreateDealPayload'),
    args: { input: t.arg({ type: CreateDealInput, required: true }) },
    resolve: (_root, { input }, context) => createDeal(context, input),
  }),
)

builder.mutationField('updateDeal', t =>
  t.withAuth({ write: true }).field({
    type: dealPayload('UpdateDealPayload'),
    args: { input: t.arg({ type: UpdateDealInput, required: true }) },
    resolve: (_root, { input }, context) => updateDeal(context, input),
  }),
)

builder.mutationField('setDealStatus', t =>
  t.withAuth({ write: true }).field({
    type: dealPayload('SetDealStatusPayload'),
    args: { input: t.arg({ type: SetDealStatusInput, required: true }) },
    resolve: (_root, { input }, context) => setDealStatus(context, input),
  }),
)

builder.mutationField('duplicateDeal', t =>
  t.withAuth({ write: true }).field({
    type: dealPayload('DuplicateDealPayload'),
    description: "A new Open deal titled with ' (Copy)', without candidates, winner, interview and start date.",
    args: { input: t.arg({ type: DuplicateDealInput, required: true }) },
    resolve: (_root, { input }, context) => duplicateDeal(context, input),
  }),
)

builder.mutationField('setApplicationLimit', t =>
  t.withAuth({ write: true }).field({
    type: dealPayload('SetApplicationLimitPayload'),
    args: { input: t.arg({ type: SetApplicationLimitInput, required: true }) },
    resolve: (_root, { input }, context) => setApplicationLimit(context, input),
  }),
)

const ShareDealPayload = builder.objectRef<{ id: number; token: string }>('ShareDealPayload').implement({
  authScopes: { staff: true },
  fields: t => ({
    shareableUrl: t.string({
      description: 'The public address of the apply page, the same every time.',
      resolve: ({ token }, _args, { settings }) => applyUrl(settings.publicUrl, token),
    }),
    deal: t.prismaField({
      type: Deal,
      resolve: (query, { id }, _args, { db }) => db.deal.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
})

builder.mutationField('shareDeal', t =>
  t.withAuth({ write: true }).field({
    type: ShareDealPayload,
    args: { input: t.arg({ type: idInput('ShareDealInput'), required: true }) },
    resolve: (_root, { input }, context) => shareDeal(context, input.id),
  }),
)

const DeleteDealPayload = builder.objectRef<{ id: number }>('DeleteDealPayload').implement({
  authScopes: { staff: true },
  fields: t => ({ deletedDealId: t.globalID({ resolve: ({ id }) => ({ type: Deal, id }) }) }),
})

builder.mutationField('deleteDeal', t =>
  t.withAuth({ write: true }).field({
    type: DeleteDealPayload,
    description:
      'Takes candidates, applications with their files, limit and apply link along. The billing history stays.',
    args: { input: t.arg({ type: idInput('DeleteDealInput'), required: true }) },
    resolve: (_root, { input }, context) => deleteDeal(context, input.id),
  }),
)
