import { graphql } from 'react-relay'
import type { ReferralFieldQuery } from '../../__generated__/ReferralFieldQuery.graphql.ts'
import { errorOf } from '../../forms/FieldRows.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { Picker, usePicker } from '../../forms/Picker.tsx'
import { useTypedSearch } from '../../relay/useFetch.ts'
import type { TalentForm } from './talentFields.ts'

/** The field for the talent who referred the edited talent, searched by name. */
export function ReferralField({ form, self }: { form: TalentForm; self: number | undefined }) {
  const picker = usePicker()
  const { answer } = useTypedSearch<ReferralFieldQuery>(query, picker.search || null)
  const found = answer?.talents.edges.map(({ node }) => node) ?? []
  return (
    <FormField
      label={form.fields.referredBy.label}
      error={errorOf(form, 'referredBy')}
      hint="A talent in the database."
    >
      <Picker
        name="referredBy"
        clearable
        picker={picker}
        value={form.values.referredBy}
        found={found
          .filter(({ databaseId }) => databaseId !== self)
          .map(({ databaseId: id, name, role }) => ({ id, name, more: role }))}
        nothing={picker.typed ? 'No talent of that name' : 'Type a name to search'}
        onPick={talent => form.set('referredBy', talent)}
      />
    </FormField>
  )
}

const query = graphql`
  query ReferralFieldQuery($search: String!) {
    talents(first: 8, filter: { search: $search }, orderBy: { field: NAME, direction: ASC }) {
      edges {
        node { databaseId name role }
      }
    }
  }
`
