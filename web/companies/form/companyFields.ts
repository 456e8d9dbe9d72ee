import { graphql, readInlineData } from 'react-relay'
import { companyLabels, companyStatuses } from '../../../api/companies/words.ts'
import type { companyFields_company$key } from '../../__generated__/companyFields_company.graphql.ts'
import { choice } from '../../forms/choices.tsx'
import { labelled, text } from '../../forms/fields.tsx'

/** The fields of a company, in the form's order. A new company starts as Onboarding. */
export const companyFields = labelled(companyLabels, {
  name: text({ required: true, first: true }),
  status: choice(companyStatuses, 'ONBOARDING', { required: true }),
  mainStakeholder: text({ required: true }),
  billing: text({ placeholder: '$5,000' }),
  notes: text({ rows: 4 }),
})

const fragment = graphql`
  fragment companyFields_company on Company @inline {
    databaseId version name status mainStakeholder billing notes
  }
`

/** The agency's contact person at the company. */
export const stakeholderOf = (key: companyFields_company$key) => companyOf(key).mainStakeholder

/** The form's values for a stored company. */
export const companyOf = (key: companyFields_company$key) => readInlineData(fragment, key)
