import { useState } from 'react'
import { graphql } from 'react-relay'
import type { dealFields_deal$key } from '../../__generated__/dealFields_deal.graphql.ts'
import type { EditDealDialogMutation } from '../../__generated__/EditDealDialogMutation.graphql.ts'
import type { EditDealDialogQuery } from '../../__generated__/EditDealDialogQuery.graphql.ts'
import { useRefresh } from '../../list/useRefresh.ts'
import { EditDialog } from '../../relay/RecordDialog.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { lastEditor } from '../../relay/useRecordForm.tsx'
import { DealFields } from './DealFields.tsx'
import { changedDealRules, dealFields, openedDeal, settled } from './dealFields.ts'

/** The dialog that edits a deal, with the values at the time of opening. Rendered only while it is open. */
export function EditDealDialog({ deal: key, onClose }: { deal: dealFields_deal$key; onClose: () => void }) {
  const [opened] = useState(() => openedDeal(key))
  const refresh = useRefresh()
  const [updateDeal] = useMutation<EditDealDialogMutation>(mutation)
  return (
    <EditDialog
      title="Edit Deal"
      noun="deal"
      fields={dealFields}
      opened={opened}
      latest={{
        query,
        read: ({ deal }: EditDealDialogQuery['response']) =>
          deal && { ...openedDeal(deal), editor: lastEditor('deal', deal) },
      }}
      settled={settled}
      rulesFrom={before => changedDealRules(before, opened.oldBudget)}
      update={input => updateDeal({ input })}
      saved={{ title: 'Deal updated', text: 'The deal has been successfully updated.' }}
      failed={{ title: 'Error', text: 'Error updating the deal. Please try again.' }}
      onSaved={() => refresh()}
      onClose={onClose}
    >
      {form => <DealFields form={form} />}
    </EditDialog>
  )
}

const query = graphql`
  query EditDealDialogQuery($id: Int!) {
    deal(id: $id) {
      ...dealFields_deal
      activity(first: 10) { edges { node { kind actor { firstName lastName email } } } }
    }
  }
`

const mutation = graphql`
  mutation EditDealDialogMutation($input: UpdateDealInput!) {
    updateDeal(input: $input) {
      deal { id updatedAt ...dealFields_deal }
    }
  }
`
