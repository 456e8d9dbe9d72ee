import { graphql } from 'react-relay'
import { contactBanLabels } from '../../api/contactBans/words.ts'
import type { PickersCompanyQuery } from '../__generated__/PickersCompanyQuery.graphql.ts'
import type { PickersTalentQuery } from '../__generated__/PickersTalentQuery.graphql.ts'
import { FormField } from '../forms/FormField.tsx'
import { type Picked, Picker, usePicker } from '../forms/Picker.tsx'
import { useTypedSearch } from '../relay/useFetch.ts'

type Props = { error: string | undefined; value: Picked | null; onPick: (picked: Picked | null) => void }

/** A company, by its name. */
export function CompanyPicker({ error, ...field }: Props) {
  const picker = usePicker()
  const { answer } = useTypedSearch<PickersCompanyQuery>(companyQuery, picker.search)
  const found = answer?.companies.edges.map(({ node: { databaseId: id, name } }) => ({ id, name })) ?? []
  return (
    <FormField label={contactBanLabels.companyId} required error={error}>
      <Picker {...field} name="companyId" picker={picker} found={found} nothing="No company of that name" />
    </FormField>
  )
}

/** A talent, by their name. */
export function TalentPicker({ error, ...field }: Props) {
  const picker = usePicker()
  const { answer } = useTypedSearch<PickersTalentQuery>(talentQuery, picker.search || null)
  const found =
    answer?.talents.edges.map(({ node: { databaseId: id, name, role: more } }) => ({ id, name, more })) ?? []
  const nothing = picker.typed ? 'No talent of that name' : 'Type a name to search'
  return (
    <FormField label={contactBanLabels.talentId} required error={error}>
      <Picker {...field} name="talentId" picker={picker} found={found} nothing={nothing} />
    </FormField>
  )
}

const companyQuery = graphql`
  query PickersCompanyQuery($search: String!) {
    companies(first: 20, filter: { search: $search }) {
      edges {
        node { databaseId name }
      }
    }
  }
`

const talentQuery = graphql`
  query PickersTalentQuery($search: String!) {
    talents(first: 8, filter: { search: $search }, orderBy: { field: NAME, direction: ASC }) {
      edges {
        node { databaseId name role }
      }
    }
  }
`
