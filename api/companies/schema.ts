import { builder, record } from '../graphql/builder.ts'
import { madeOf } from '../graphql/columnRules.ts'
import { enumOf } from '../graphql/enums.ts'
import { recordQueries, sinceField } from '../graphql/lists.ts'
import { byId, type InputFields, mutation, onceInput, VERSION, versionInput } from '../graphql/mutation.ts'
import { searchHelp } from '../rows/search.ts'
import { eachOf } from '../rules/rules.ts'
import { demandTokenScopes } from '../scopes/may.ts'
import { createCompany, deleteCompany, setCompanyStatus, updateCompany } from './companies.ts'
import { FILLED_COLUMNS, filledDealsOf } from './filledDeals.ts'
import { COMPANY_FILTERS, COMPANY_ORDERS, companiesWhere, companyOrder } from './list.ts'
import { companyNames, companyStatusRules, companyTexts, createCompanyRules, updateCompanyRules } from './rules.ts'
import { companyStatuses } from './words.ts'

const CompanyStatusEnum = enumOf('CompanyStatus', companyStatuses, {
  description: 'How the agency stands with a company.',
  meanings: {
    ACTIVE: 'deals may be worked on. The usual status.',
    ONBOARDING: 'terms are being agreed.',
    PAUSED: 'nothing is asked for at the moment.',
    CLOSED: 'no client any more.',
  },
})

/** A client of the agency. */
builder.prismaNode('Company', {
  ...record,
  scope: 'companies:read',
  description: 'A client of the agency, for whom deals are filled. Visible to staff.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    version: t.exposeInt('version', { description: VERSION }),
    status: t.expose('status', { type: CompanyStatusEnum }),
    ...eachOf(companyNames, field => t.exposeString(field)),
    ...eachOf(companyTexts, field => t.exposeString(field, { nullable: true })),
    billing: t.exposeString('billing', { nullable: true, description: 'Free text, as in $5,000.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    filledDealsCount: t.int({
      description: 'How many of its deals have the status Filled.',
      extensions: madeOf({ Deal: FILLED_COLUMNS.count }),
      resolve: async ({ id }, _args, context) => (await filledDealsOf(context, id)).count,
    }),
    billingTotal: t.string({
      description: "The total in dollars of the Filled deals' company budgets: '$1,234,567', '$0'. See billingTotals.",
      extensions: madeOf({ Deal: FILLED_COLUMNS.total }),
      resolve: async ({ id }, _args, context) => (await filledDealsOf(context, id)).total,
    }),
    billingTotals: t.stringList({
      description:
        "The total in each currency apart, the dollars first where there are any: '$5,000', '€13,500'. Empty where no budget is read.",
      extensions: madeOf({ Deal: FILLED_COLUMNS.total }),
      resolve: async ({ id }, _args, context) => (await filledDealsOf(context, id)).totals,
    }),
    untotalledBudgetsCount: t.int({
      description:
        'Company budgets of Filled deals in no total: ranges, those by the hour, day, week or year, and unread ones.',
      extensions: madeOf({ Deal: FILLED_COLUMNS.total }),
      resolve: async ({ id }, _args, context) => (await filledDealsOf(context, id)).untotalled,
    }),
    deals: t.relation('deals', {
      description: 'All deals of the company, by title. The query `deals` is paginated.',
      extensions: madeOf({ Deal: ['companyId', 'title'] }),
      query: { orderBy: [{ title: 'asc' }, { id: 'asc' }] },
    }),
  }),
})

recordQueries('Company', {
  names: { one: 'company', many: 'companies' },
  scope: 'companies:read',
  filter: t => ({
    search: t.string({ description: searchHelp('name or main stakeholder') }),
    status: t.field({ type: CompanyStatusEnum, description: 'Only companies with this status.' }),
    hasOpenDeals: t.boolean({
      description:
        'Whether they have a deal that is open, with a candidate sent or in interview. Tokens need deals:read.',
    }),
    updatedSince: sinceField(t),
  }),
  filtered: COMPANY_FILTERS,
  where(filter, { viewer }) {
    if (filter.hasOpenDeals != null) demandTokenScopes(viewer, ['deals:read'])
    return companiesWhere(filter)
  },
  orders: COMPANY_ORDERS,
  order: companyOrder,
  descriptions: {
    list: 'The companies that match the filter, by name by default.',
    by: { MAIN_STAKEHOLDER: 'By main stakeholder.' },
    total: 'The number of companies that match the filter.',
    count: 'The number of all companies.',
  },
})

/** All input fields are optional here: rules.ts decides which are required, and with which message. */
const companyInputs = (t: InputFields) => ({
  ...eachOf(companyNames, () => t.string()),
  status: t.field({ type: CompanyStatusEnum }),
  ...eachOf(companyTexts, () => t.string()),
})

mutation('createCompany', {
  scope: 'companies:write',
  description: 'Adds a company. Required: `name`, `mainStakeholder`.',
  input: t => ({ ...companyInputs(t), idempotencyKey: onceInput(t) }),
  several: { name: 'createCompanies', takesKey: true },
  rules: createCompanyRules,
  verb: createCompany,
  rows: { company: 'Company' },
})

mutation('updateCompany', {
  scope: 'companies:write',
  description: 'Changes the sent fields of a company.',
  input: t => ({ ...byId(t), version: versionInput(t), ...companyInputs(t) }),
  several: { name: 'updateCompanies' },
  rules: updateCompanyRules,
  verb: updateCompany,
  rows: { company: 'Company' },
})

mutation('setCompanyStatus', {
  scope: 'companies:write',
  description: 'Sets the status of a company.',
  input: t => ({ ...byId(t), status: t.field({ type: CompanyStatusEnum, required: true }) }),
  rules: companyStatusRules,
  verb: setCompanyStatus,
  rows: { company: 'Company' },
})

mutation('deleteCompany', {
  scope: 'companies:write',
  description: 'Deletes a company. CONFLICT while it has deals.',
  input: byId,
  verb: deleteCompany,
  deleted: { deletedCompanyId: 'Company' },
})
