import { graphql } from 'react-relay'
import type { AddDealDialogMutation } from '../../__generated__/AddDealDialogMutation.graphql.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { Fields } from '../../forms/fields.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { useRecordForm } from '../../relay/useRecordForm.tsx'
import { CompanyField } from './CompanyField.tsx'
import { dealFields, newDealRules } from './dealFields.ts'

type Props = {
  onClose: () => void
  /** After a deal was added, before the dialog closes; gets its number. */
  onAdded: (id: number) => void
}

/** Adds a deal. Render it while it is open. */
export function AddDealDialog({ onClose, onAdded }: Props) {
  const [createDeal] = useMutation<AddDealDialogMutation>(mutation)
  const form = useRecordForm({
    fields: dealFields,
    rules: newDealRules,
    save: input => createDeal({ input }),
    saved: { title: 'Deal added', text: 'The deal has been successfully added.' },
    failed: { title: 'Error', text: 'There was an error adding the deal. Please try again.' },
    onSaved({ createDeal: { deal } }) {
      onAdded(deal.databaseId)
      onClose()
    },
  })
  return (
    <FormDialog title="Add Deal" form={form} action={{ label: 'Add Deal', working: 'Adding...' }} onClose={onClose}>
      <Fields form={form} names={names} slots={{ companyId: <CompanyField form={form} /> }} />
    </FormDialog>
  )
}

/** A start date, an interview and an offer come with a deal that is there already. */
const later: readonly string[] = ['interviewDate', 'startDate', 'offerDetails']
const names = Object.keys(dealFields).filter(name => !later.includes(name))

const mutation = graphql`
  mutation AddDealDialogMutation($input: CreateDealInput!) {
    createDeal(input: $input) {
      deal {
        id
        databaseId
      }
    }
  }
`
