import { amount, date, text, wholeNumber } from './fields.ts'
import { listOf } from './jsonSchema.ts'
import { idOf } from './parameters.ts'
import { gql, type Route } from './route.ts'

const CHANGE = /* GraphQL */ `
  databaseId dealId talentId previousCompanyBudget newCompanyBudget previousCandidateBudget newCandidateBudget
  previousWeeklyHours newWeeklyHours changeReason effectiveDate notes createdAt
`

type ChangeData = { databaseId: number; [field: string]: unknown }

const changeJson = ({ databaseId, ...change }: ChangeData) => ({ id: databaseId, ...change })

export const billingRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/billing-history/{dealId}/{talentId}',
    summary: 'The billing changes of a deal and a talent, the newest first',
    description: 'Also those of a deal that was deleted. Without any, an empty list.',
    params: { dealId: idOf('Deal'), talentId: idOf('Talent') },
    document: gql`query ($dealId: Int!, $talentId: Int!) {
      billingHistory(dealId: $dealId, talentId: $talentId) { ${CHANGE} }
    }`,
    answer: {
      status: 200,
      schema: listOf('BillingChange'),
      json: ({ billingHistory }: { billingHistory: ChangeData[] }) => billingHistory.map(changeJson),
    },
  },
  {
    method: 'POST',
    path: '/api/billing-history/update',
    summary: 'Change what a deal pays, and remember what it paid before',
    description:
      "The talent must be a candidate for the deal. Without newWeeklyHours the deal's own stay. Of a head_hunting deal, " +
      'newCompanyBudget is the recruiting fee, and newCandidateBudget may be left out: it is ignored, and null in the answer.',
    fields: {
      dealId: wholeNumber,
      talentId: wholeNumber,
      newCompanyBudget: text,
      newCandidateBudget: text,
      newWeeklyHours: amount,
      changeReason: text,
      effectiveDate: date,
      notes: text,
    },
    required: ['dealId', 'talentId', 'newCompanyBudget', 'newCandidateBudget', 'changeReason', 'effectiveDate'],
    once: true,
    document: gql`mutation ($input: UpdateBillingInput!) {
      updateBilling(input: $input) { billingChange { ${CHANGE} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    answer: {
      status: 201,
      schema: { $ref: 'BillingChange' },
      json: ({ updateBilling }: { updateBilling: { billingChange: ChangeData } }) =>
        changeJson(updateBilling.billingChange),
    },
    problems: [404],
  },
]
