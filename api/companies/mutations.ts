import { builder } from '../graphql/builder.ts'
import { type InputFields, idInput, onceInput, versionInput } from '../graphql/inputs.ts'
import { createCompany, deleteCompany, setCompanyStatus, updateCompany } from './companies.ts'
import { Company, CompanyStatusEnum } from './schema.ts'

/** A payload that reads the company again, with just what the client asked for. */
const companyPayload = (name: string) =>
  builder.objectRef<{ id: number }>(name).implement({
    authScopes: { staff: true },
    fields: t => ({
      company: t.prismaField({
        type: Company,
        resolve: (query, { id }, _args, { db }) => db.company.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  })

/** Everything is optional here: which field is required, and with which message, is told by rules.ts alone. */
const companyFields = (t: InputFields) => ({
  name: t.string(),
  status: t.field({ type: CompanyStatusEnum }),
  mainStakeholder: t.string(),
  billing: t.string(),
  notes: t.string(),
})

builder.mutationField('createCompany', t =>
  t.withAuth({ write: true }).field({
    type: companyPayload('CreateCompanyPayload'),
    args: { input: t.arg({ type: CreateCompanyInput, required: true }) },
    resolve: (_root, { input }, context) => createCompany(context, input),
  }),
)

const CreateCompanyInput = builder.inputType('CreateCompanyInput', {
  fields: t => ({ ...companyFields(t), idempotencyKey: onceInput(t) }),
})

builder.mutationField('updateCompany', t =>
  t.withAuth({ write: true }).field({
    type: companyPayload('UpdateCompanyPayload'),
    args: { input: t.arg({ type: UpdateCompanyInput, required: true }) },
    resolve: (_root, { input }, context) => updateCompany(context, input),
  }),
)

const UpdateCompanyInput = builder.inputType('UpdateCompanyInput', {
  fields: t => ({
    id: t.int({ required: true }),
    version: versionInput(t),
    ...companyFields(t),
  }),
})

builder.mutationField('setCompanyStatus', t =>
  t.withAuth({ write: true }).field({
    type: companyPayload('SetCompanyStatusPayload'),
    args: { input: t.arg({ type: SetCompanyStatusInput, required: true }) },
    resolve: (_root, { input }, context) => setCompanyStatus(context, input),
  }),
)

const SetCompanyStatusInput = builder.inputType('SetCompanyStatusInput', {
  fields: t => ({ id: t.int({ required: true }), status: t.field({ type: CompanyStatusEnum, required: true }) }),
})

builder.mutationField('deleteCompany', t =>
  t.withAuth({ write: true }).field({
    type: DeleteCompanyPayload,
    description: 'A CONFLICT while the company has deals.',
    args: { input: t.arg({ type: idInput('DeleteCompanyInput'), required: true }) },
    resolve: (_root, { input }, context) => deleteCompany(context, input.id),
  }),
)

const DeleteCompanyPayload = builder.objectRef<{ id: number }>('DeleteCompanyPayload').implement({
  authScopes: { staff: true },
  fields: t => ({ deletedCompanyId: t.globalID({ resolve: ({ id }) => ({ type: Company, id }) }) }),
})
