import { type Descriptions, valuesOf } from '../graphql/descriptions.ts'
import { companyStatuses } from './words.ts'

/** What the schema says of companies. */
export const companyDescriptions: Descriptions = {
  Company: 'A client of the agency, for whom deals are filled. Visible to staff.',
  'Company.name': 'The name as clients and deals show it.',
  'Company.mainStakeholder': 'The person to talk to, as free text.',
  'Company.notes': 'Internal notes; null when there are none.',
  'Company.status': 'How the agency stands with the company.',
  'Company.filledDealsCount': 'How many of its deals have the status Filled.',
  'Company.margin': 'What the Filled deals of the company bring.',
  'CompanyFilter.status': 'Only companies with this status.',
  'CompanyOrderField.MAIN_STAKEHOLDER': 'By main stakeholder.',
  CompanyStatus: 'How the agency stands with a company.',
  ...valuesOf('CompanyStatus', companyStatuses, {
    ACTIVE: 'deals may be worked on. The usual status.',
    ONBOARDING: 'terms are being agreed.',
    PAUSED: 'nothing is asked for at the moment.',
    CLOSED: 'no client any more.',
  }),
  'SelectedCandidate.candidate': 'The candidacy that is shown.',
  'SelectedCandidate.deal': 'The Filled deal.',
  'Query.company': 'A company by `databaseId`; null when there is none.',
  'Mutation.createCompany': 'Adds a company. Required: `name`, `mainStakeholder`.',
  'Mutation.updateCompany': 'Changes the sent fields of a company.',
  'Mutation.setCompanyStatus': 'Sets the status of a company.',
}
