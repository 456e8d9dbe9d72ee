import { builder, typeOf } from '../graphql/builder.ts'
import { byId, type InputFields, onceInput, VERSION, versionInput } from '../graphql/inputs.ts'
import { orderInput, readPage, totalOf } from '../graphql/lists.ts'
import { rowOf, signedIn } from '../graphql/rows.ts'
import { eachOf, keysOf } from '../rules/rules.ts'
import { createCompany, deleteCompany, setCompanyStatus, updateCompany } from './companies.ts'
import { filledDealsOf, type SelectedCandidate, selectedCandidatesOf } from './filledDeals.ts'
import { COMPANY_ORDERS, companiesWhere, companyOrder } from './list.ts'
import { companyTexts } from './rules.ts'
import { companyStatuses } from './words.ts'

const CompanyStatusEnum = builder.enumType('CompanyStatus', { values: keysOf(companyStatuses) })

const SelectedCandidateType = builder.objectRef<SelectedCandidate>('SelectedCandidate').implement({
  authScopes: { staff: true },
  description: 'Who is shown for a Filled deal: the candidate with the status Selected, else its first candidate.',
  fields: t => ({
    deal: t.expose('deal', { type: typeOf('Deal') }),
    candidate: t.expose('candidate', { type: typeOf('DealCandidate') }),
  }),
})

/** A client of the agency. */
export const Company = builder.prismaNode('Company', {
  id: { field: 'id' },
  nullable: true,
  authScopes: { staff: true },
  fields: t => ({
    databaseId: t.exposeInt('id'),
    version: t.exposeInt('version', { description: VERSION }),
    name: t.exposeString('name'),
    status: t.expose('status', { type: CompanyStatusEnum }),
    mainStakeholder: t.exposeString('mainStakeholder'),
    ...eachOf(companyTexts, field => t.exposeString(field, { nullable: true })),
    billing: t.exposeString('billing', { nullable: true, description: 'A text, as in $5,000.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    filledDealsCount: t.int({ resolve: async ({ id }, _args, context) => (await filledDealsOf(context, id)).count }),
    billingTotal: t.string({
      description: "What the company pays for its Filled deals, summed up: '$1,234,567', '$0'.",
      resolve: async ({ id }, _args, context) => (await filledDealsOf(context, id)).total,
    }),
    selectedCandidates: t.field({
      type: [SelectedCandidateType],
      description: 'Those of the Filled deals, by deal title. Deals without any candidate are left out.',
      resolve: ({ id }, _args, context) => selectedCandidatesOf(context, id),
    }),
    deals: t.relation('deals', {
      description: 'All of them, by title. The query `deals` pages.',
      query: { orderBy: [{ title: 'asc' }, { id: 'asc' }] },
    }),
  }),
})

const CompanyFilter = builder.inputType('CompanyFilter', {
  fields: t => ({
    search: t.string({ description: 'Case-insensitive substring of name or main stakeholder.' }),
    status: t.field({ type: CompanyStatusEnum }),
  }),
})

const CompanyOrder = orderInput('CompanyOrder', { orders: COMPANY_ORDERS })

builder.queryFields(t => ({
  company: t.prismaField({
    type: Company,
    nullable: true,
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, { db }) => db.company.findUnique({ ...query, where: { id } }),
  }),
  companies: t.connection(
    {
      type: Company,
      description: 'By name unless asked otherwise.',
      args: { filter: t.arg({ type: CompanyFilter }), orderBy: t.arg({ type: CompanyOrder }) },
      resolve: (_root, { filter, orderBy, ...page }, context, info) =>
        readPage('Company', {
          ...{ page, context, info },
          where: companiesWhere(filter ?? {}),
          order: companyOrder(orderBy),
        }),
    },
    { name: 'CompanyConnection', fields: t => ({ totalCount: t.int(totalOf('How many match the filter.')) }) },
    { name: 'CompanyEdge' },
  ),
  companyCount: t.int({
    description: 'How many companies there are in all.',
    resolve: (_root, _args, { db }) => db.company.count(),
  }),
}))

/** Everything is optional here: which field is required, and with which message, is told by rules.ts alone. */
const companyInputs = (t: InputFields) => ({
  name: t.string(),
  status: t.field({ type: CompanyStatusEnum }),
  mainStakeholder: t.string(),
  ...eachOf(companyTexts, () => t.string()),
})

builder.relayMutationField(
  'createCompany',
  { inputFields: t => ({ ...companyInputs(t), idempotencyKey: onceInput(t) }) },
  { resolve: (_root, { input }, context) => createCompany(signedIn(context), input) },
  { outputFields: t => ({ company: t.prismaField(rowOf('Company')) }) },
)

builder.relayMutationField(
  'updateCompany',
  { inputFields: t => ({ id: t.int({ required: true }), version: versionInput(t), ...companyInputs(t) }) },
  { resolve: (_root, { input }, context) => updateCompany(signedIn(context), input) },
  { outputFields: t => ({ company: t.prismaField(rowOf('Company')) }) },
)

builder.relayMutationField(
  'setCompanyStatus',
  {
    inputFields: t => ({ id: t.int({ required: true }), status: t.field({ type: CompanyStatusEnum, required: true }) }),
  },
  { resolve: (_root, { input }, context) => setCompanyStatus(signedIn(context), input) },
  { outputFields: t => ({ company: t.prismaField(rowOf('Company')) }) },
)

builder.relayMutationField(
  'deleteCompany',
  byId,
  {
    description: 'A CONFLICT while the company has deals.',
    resolve: (_root, { input }, context) => deleteCompany(signedIn(context), input.id),
  },
  { outputFields: t => ({ deletedCompanyId: t.globalID({ resolve: ({ id }) => ({ type: 'Company', id }) }) }) },
)
