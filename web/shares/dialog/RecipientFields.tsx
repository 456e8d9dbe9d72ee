import { graphql } from 'react-relay'
import { shareLabels } from '../../../api/shares/words.ts'
import type { RecipientFieldsCompanyQuery } from '../../__generated__/RecipientFieldsCompanyQuery.graphql.ts'
import type { RecipientFieldsDealQuery } from '../../__generated__/RecipientFieldsDealQuery.graphql.ts'
import { errorOf } from '../../forms/FieldRows.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { Picker, usePicker } from '../../forms/Picker.tsx'
import { useTypedSearch } from '../../relay/useFetch.ts'
import type { ShareForm } from './shareForm.ts'

/** The recipient's company: one of ours, or any name. */
export function CompanyField({ form }: { form: ShareForm }) {
  const picker = usePicker()
  const { answer, searching } = useTypedSearch<RecipientFieldsCompanyQuery>(companies, picker.search)
  const { id, name } = form.values.company
  return (
    <FormField label={shareLabels.recipientCompany} required error={errorOf(form, 'recipientCompany')}>
      <Picker
        name="recipientCompany"
        freeform
        placeholder="One of yours, or any name"
        picker={picker}
        value={id === null ? null : { id, name }}
        typed={name}
        found={answer?.companies.edges.map(({ node }) => ({ id: node.databaseId, name: node.name })) ?? []}
        nothing={searching ? 'Searching...' : 'Not one of your companies. The name is used as typed.'}
        onType={typed => form.set('company', { id: null, name: typed })}
        onPick={company => {
          if (!company) return
          form.set('company', company)
        }}
      />
    </FormField>
  )
}

/** The deal that the talents are shared for: its needs are compared with them, and answers appear on its page. */
export function DealField({ form }: { form: ShareForm }) {
  const picker = usePicker()
  const { answer, searching } = useTypedSearch<RecipientFieldsDealQuery>(deals, picker.search)
  const { deal } = form.values
  return (
    <FormField
      label={`${shareLabels.dealId} (optional)`}
      hint="The client sees its title. Replies appear on its page."
      error={errorOf(form, 'dealId')}
    >
      <Picker
        name="dealId"
        clearable
        picker={picker}
        value={deal}
        found={
          answer?.deals.edges.map(({ node }) => ({
            id: node.databaseId,
            name: node.title,
            ...(node.company ? { more: node.company.name } : {}),
          })) ?? []
        }
        nothing={searching ? 'Searching...' : 'No deal found'}
        onPick={chosen => {
          const company = answer?.deals.edges.find(({ node }) => node.databaseId === chosen?.id)?.node.company
          form.fill({
            deal: chosen,
            ...(company && form.values.company.name === ''
              ? { company: { id: company.databaseId, name: company.name } }
              : {}),
          })
        }}
      />
    </FormField>
  )
}

const companies = graphql`
  query RecipientFieldsCompanyQuery($search: String!) {
    companies(first: 20, filter: { search: $search }, orderBy: { field: NAME, direction: ASC }) {
      edges {
        node { databaseId name }
      }
    }
  }
`

const deals = graphql`
  query RecipientFieldsDealQuery($search: String!) {
    deals(first: 20, filter: { search: $search }) {
      edges {
        node { databaseId title company { databaseId name } }
      }
    }
  }
`
