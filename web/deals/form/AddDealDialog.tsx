import { graphql } from 'react-relay'
import type { AddDealDialogMutation } from '../../__generated__/AddDealDialogMutation.graphql.ts'
import { RecordDialog } from '../../relay/RecordDialog.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { DealFields } from './DealFields.tsx'
import { dealFields, newDealRules, onlyEdited } from './dealFields.ts'

type Props = {
  onClose: () => void
  onAdded: (id: number) => void
}

/** The dialog that adds a deal. Rendered only while it is open. */
export function AddDealDialog({ onClose, onAdded }: Props) {
  const [createDeal] = useMutation<AddDealDialogMutation>(mutation)
  return (
    <RecordDialog
      title="Add Deal"
      action="Add Deal"
      working="Adding..."
      fields={dealFields}
      rules={newDealRules}
      save={input => createDeal({ input })}
      saved={{ title: 'Deal added', text: 'The deal has been successfully added.' }}
      failed={{ title: 'Error', text: 'There was an error adding the deal. Please try again.' }}
      onSaved={({ createDeal: { deal } }) => onAdded(deal.databaseId)}
      onClose={onClose}
    >
      {form => <DealFields form={form} except={onlyEdited} />}
    </RecordDialog>
  )
}

const mutation = graphql`
  mutation AddDealDialogMutation($input: CreateDealInput!) {
    createDeal(input: $input) {
      deal { id databaseId }
    }
  }
`
