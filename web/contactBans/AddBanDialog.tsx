import { graphql } from 'react-relay'
import { addContactBanRules } from '../../api/contactBans/rules.ts'
import { contactBanLabels, contactBanSides } from '../../api/contactBans/words.ts'
import type { AddBanDialogMutation } from '../__generated__/AddBanDialogMutation.graphql.ts'
import { formRules } from '../forms/changes.ts'
import { radios } from '../forms/choices.tsx'
import { Fields } from '../forms/FieldRows.tsx'
import { inputOf, labelled, text, type ValuesOf } from '../forms/fields.tsx'
import { type Picked, picked } from '../forms/Picker.tsx'
import { RecordDialog } from '../relay/RecordDialog.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { CompanyPicker, TalentPicker } from './Pickers.tsx'

type Props = ({ talent: Picked; company?: never } | { talent?: never; company: Picked }) & { onClose: () => void }

/** Puts a company and a talent on the do-not-contact list; one of them is that of the page. */
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

const mutation = graphql`
  mutation AddBanDialogMutation($input: AddContactBanInput!) {
    addContactBan(input: $input) {
      talent { ...BansCard_talentBans ...TalentTimeline_talent }
      company { ...BansCard_companyBans ...CompanyTimeline_company }
    }
  }
`
