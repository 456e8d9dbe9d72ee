import { ExternalApplication } from '../applications/schema.ts'
import { builder } from '../graphql/builder.ts'
import { idInput } from '../graphql/inputs.ts'
import { revokeTalentShare, shareTalent } from '../shares/shares.ts'
import { TalentStatusEnum } from './enums.ts'
import { CreateTalentInput, UpdateTalentInput } from './inputs.ts'
import { Talent } from './schema.ts'
import { createTalent, deleteTalent, setTalentStatus, updateTalent } from './talents.ts'

/** A payload that reads the talent again, with just what the client asked for. */
const talentPayload = (name: string) =>
  builder.objectRef<{ id: number }>(name).implement({
    authScopes: { staff: true },
    fields: t => ({
      talent: t.prismaField({
        type: Talent,
        resolve: (query, { id }, _args, { db }) => db.talent.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  })

const CreateTalentPayload = talentPayload('CreateTalentPayload')

builder.mutationField('createTalent', t =>
  t.withAuth({ write: true }).field({
    type: CreateTalentPayload,
    args: { input: t.arg({ type: CreateTalentInput, required: true }) },
    resolve: (_root, { input }, context) => createTalent(context, input),
  }),
)

builder.mutationField('updateTalent', t =>
  t.withAuth({ write: true }).field({
    type: talentPayload('UpdateTalentPayload'),
    args: { input: t.arg({ type: UpdateTalentInput, required: true }) },
    resolve: (_root, { input }, context) => updateTalent(context, input),
  }),
)

builder.objectField(CreateTalentPayload, 'application', t =>
  t.prismaField({
    type: ExternalApplication,
    nullable: true,
    description: 'The application that the talent was made of, if any.',
    resolve: (query, { id }, _args, { db }) => db.externalApplication.findFirst({ ...query, where: { talentId: id } }),
  }),
)

const SetTalentStatusInput = builder.inputType('SetTalentStatusInput', {
  fields: t => ({ id: t.int({ required: true }), status: t.field({ type: TalentStatusEnum, required: true }) }),
})

builder.mutationField('setTalentStatus', t =>
  t.withAuth({ write: true }).field({
    type: talentPayload('SetTalentStatusPayload'),
    args: { input: t.arg({ type: SetTalentStatusInput, required: true }) },
    resolve: (_root, { input }, context) => setTalentStatus(context, input),
  }),
)

const DeleteTalentPayload = builder.objectRef<{ id: number }>('DeleteTalentPayload').implement({
  authScopes: { staff: true },
  fields: t => ({ deletedTalentId: t.globalID({ resolve: ({ id }) => ({ type: Talent, id }) }) }),
})

builder.mutationField('deleteTalent', t =>
  t.withAuth({ write: true }).field({
    type: DeleteTalentPayload,
    args: { input: t.arg({ type: idInput('DeleteTalentInput'), required: true }) },
    resolve: (_root, { input }, context) => deleteTalent(context, input.id),
  }),
)

builder.mutationField('shareTalent', t =>
  t.withAuth({ write: true }).field({
    type: talentPayload('ShareTalentPayload'),
    args: { input: t.arg({ type: idInput('ShareTalentInput'), required: true }) },
    resolve: (_root, { input }, context) => shareTalent(context, input.id),
  }),
)

builder.mutationField('revokeTalentShare', t =>
  t.withAuth({ write: true }).field({
    type: talentPayload('RevokeTalentSharePayload'),
    description: 'The link stops working at once; sharing again makes a new one.',
    args: { input: t.arg({ type: idInput('RevokeTalentShareInput'), required: true }) },
    resolve: (_root, { input }, context) => revokeTalentShare(context, input.id),
  }),
)
