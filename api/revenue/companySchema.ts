import { percentOf } from '../budgets/rules.ts'
import { builder } from '../graphql/builder.ts'
import { decimalOf } from '../money/rules.ts'
import { type CompanyMargin, type CurrencyMargin, companyMargin } from './companyMargins.ts'

const CurrencyMarginType = builder.objectRef<CurrencyMargin>('CompanyCurrencyMargin').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description: 'What a company brings in one currency.',
  fields: t => ({
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    placements: t.exposeInt('placements', { description: 'Filled deals that are paid by the month.' }),
    companyPays: t.string({ description: 'Per month.', resolve: ({ companyPays }) => decimalOf(companyPays) }),
    candidateGets: t.string({ description: 'Per month.', resolve: ({ candidateGets }) => decimalOf(candidateGets) }),
    margin: t.string({
      description: 'Per month.',
      resolve: ({ companyPays, candidateGets }) => decimalOf(companyPays - candidateGets),
    }),
    percent: t.float({
      nullable: true,
      description: 'The margin per month of what the company pays, to a tenth.',
      resolve: ({ companyPays, candidateGets }) => percentOf({ companyPays, amount: companyPays - candidateGets }),
    }),
    fees: t.string({
      description: 'Recruiting fees of Filled deals, each paid once.',
      resolve: ({ fees }) => decimalOf(fees),
    }),
    earned: t.string({
      description: 'All margins up to today, also of placements that have ended.',
      resolve: ({ earned }) => decimalOf(earned),
    }),
  }),
})

const CompanyMarginType = builder.objectRef<CompanyMargin>('CompanyMargin').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description: 'The margin of a company, each currency apart.',
  fields: t => ({
    currencies: t.expose('currencies', { type: [CurrencyMarginType], description: 'The one that earned most first.' }),
    notCounted: t.exposeInt('notCounted', { description: 'Filled deals whose amounts cannot be read or compared.' }),
  }),
})

builder.prismaObjectField('Company', 'margin', t =>
  t.field({
    type: CompanyMarginType,
    description: 'What the Filled deals of the company bring.',
    resolve: ({ id }, _args, context) => companyMargin(context, id),
  }),
)
