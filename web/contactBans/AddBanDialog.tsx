import { graphql } from 'react-relay'
import { addContactBanRules } from '../../api/contactBans/rules.ts'
import { contactBanLabels, contactBanSides } from '../../api/contactBans/words.ts'
import type { AddBanDialogCompanyQuery } from '../__generated__/AddBanDialogCompanyQuery.graphql.ts'
import type { AddBanDialogMutation } from '../__generated__/AddBanDialogMutation.graphql.ts'
import type { AddBanDialogTalentQuery } from '../__generated__/AddBanDialogTalentQuery.graphql.ts'
import { formRules } from '../forms/changes.ts'
import { radios } from '../forms/choices.tsx'
import { Fields } from '../forms/FieldRows.tsx'
import { FormField } from '../forms/FormField.tsx'
import { inputOf, labelled, text, type ValuesOf } from '../forms/fields.tsx'
import { type Picked, Picker, picked, usePicker } from '../forms/Picker.tsx'
import { RecordDialog } from '../relay/RecordDialog.tsx'
import { useTypedSearch } from '../relay/useFetch.ts'
import { useMutation } from '../relay/useMutation.ts'

type Props = ({ talent: Picked; company?: never } | { talent?: never; company: Picked }) & { onClose: () => void }

/** The dialog that bans contact between a talent and a company. The page's record is given, the other one is chosen. */
export function AddBanDialog({ talent, company, onClose }: Props) {
  const [add] = useMutation<AddBanDialogMutation>(mutation)
  return (
    <RecordDialog
      title={`Do not contact: ${(talent ?? company).name}`}
      action="Add"
      working="Adding..."
      fields={fields}
      values={talent ? { talentId: talent, askedBy: 'TALENT' } : { companyId: company, askedBy: 'CLIENT' }}
      rules={rules}
      save={input => add({ input })}
      saved={{ title: 'Added to the do-not-contact list', text: 'Colleagues who want to present them are warned.' }}
      failed={{ title: 'Error', text: 'There was an error adding it. Please try again.' }}
      onClose={onClose}
    >
      {form => (
        <Fields
          form={form}
          names={[talent ? 'companyId' : 'talentId', 'askedBy', 'reason']}
          slots={{
            companyId: (
              <CompanyPicker
                error={form.errors.companyId}
                value={form.values.companyId}
                onPick={chosen => form.set('companyId', chosen)}
              />
            ),
            talentId: (
              <TalentPicker
                error={form.errors.talentId}
                value={form.values.talentId}
                onPick={chosen => form.set('talentId', chosen)}
              />
            ),
          }}
        />
      )}
    </RecordDialog>
  )
}

const fields = labelled(contactBanLabels, {
  companyId: picked({ required: true }),
  talentId: picked({ required: true }),
  askedBy: radios(contactBanSides, 'TALENT'),
  reason: text({ rows: 3 }),
})

const rules = formRules({
  rules: addContactBanRules,
  toInput: (values: ValuesOf<typeof fields>) => inputOf(fields, values),
})

type PickersProps = { error: string | undefined; value: Picked | null; onPick: (picked: Picked | null) => void }

function CompanyPicker({ error, ...field }: PickersProps) {
  const picker = usePicker()
  const { answer } = useTypedSearch<AddBanDialogCompanyQuery>(companyQuery, picker.search)
  const found = answer?.companies.edges.map(({ node: { databaseId: id, name } }) => ({ id, name })) ?? []
  return (
    <FormField label={contactBanLabels.companyId} required error={error}>
      <Picker {...field} name="companyId" picker={picker} found={found} nothing="No company of that name" />
    </FormField>
  )
}

function TalentPicker({ error, ...field }: PickersProps) {
  const picker = usePicker()
  const { answer } = useTypedSearch<AddBanDialogTalentQuery>(talentQuery, picker.search || null)
  const found =
    answer?.talents.edges.map(({ node: { databaseId: id, name, role: more } }) => ({ id, name, more })) ?? []
  const nothing = picker.typed ? 'No talent of that name' : 'Type a name to search'
  return (
    <FormField label={contactBanLabels.talentId} required error={error}>
      <Picker {...field} name="talentId" picker={picker} found={found} nothing={nothing} />
    </FormField>
  )
}

const mutation = graphql`
  mutation AddBanDialogMutation($input: AddContactBanInput!) {
    addContactBan(input: $input) {
      talent { ...BansCard_talentBans ...Timeline_talent }
      company { ...BansCard_companyBans ...Timeline_company }
    }
  }
`

const companyQuery = graphql`
  query AddBanDialogCompanyQuery($search: String!) {
    companies(first: 20, filter: { search: $search }) {
      edges {
        node { databaseId name }
      }
    }
  }
`

const talentQuery = graphql`
  query AddBanDialogTalentQuery($search: String!) {
    talents(first: 8, filter: { search: $search }, orderBy: { field: NAME, direction: ASC }) {
      edges {
        node { databaseId name role }
      }
    }
  }
`
