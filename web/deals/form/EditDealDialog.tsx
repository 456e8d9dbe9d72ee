import { useState } from 'react'
import { graphql } from 'react-relay'
import type { dealFields_deal$key } from '../../__generated__/dealFields_deal.graphql.ts'
import type { EditDealDialogMutation } from '../../__generated__/EditDealDialogMutation.graphql.ts'
import type { EditDealDialogQuery } from '../../__generated__/EditDealDialogQuery.graphql.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { Fields } from '../../forms/fields.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { useFetch } from '../../relay/useFetch.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useEditForm } from '../../relay/useRecordForm.tsx'
import { CompanyField } from './CompanyField.tsx'
import { changedDealRules, dealFields, openedDeal, settled } from './dealFields.ts'

/** Edits a deal. What it begins with stays as it was when it was opened. Render it while it is open. */
export function EditDealDialog({ deal: key, onClose }: { deal: dealFields_deal$key; onClose: () => void }) {
  const [opened] = useState(() => openedDeal(key))
  const refresh = useRefresh()
  const fetchDeal = useFetch<EditDealDialogQuery>(query)
  const [updateDeal] = useMutation<EditDealDialogMutation>(mutation)
  const form = useEditForm({
    noun: 'deal',
    fields: dealFields,
    opened,
    async fetchLatest() {
      const { deal } = await fetchDeal({ id: opened.id })
      return deal ? openedDeal(deal) : null
    },
    settled,
    rulesFrom: before => changedDealRules(before, opened.oldBudget),
    update: input => updateDeal({ input }),
    saved: { title: 'Deal updated', text: 'The deal has been successfully updated.' },
    failed: { title: 'Error', text: 'Error updating the deal. Please try again.' },
    onSaved() {
      refresh()
      onClose()
    },
  })
  return (
    <FormDialog
      title="Edit Deal"
      form={form}
      action={{ label: 'Save changes', working: 'Saving...' }}
      onClose={onClose}
    >
      <Fields form={form} slots={{ companyId: <CompanyField form={form} /> }} />
    </FormDialog>
  )
}

const query = graphql`
  query EditDealDialogQuery($id: Int!) {
    deal(id: $id) {
      ...dealFields_deal
    }
  }
`

const mutation = graphql`
  mutation EditDealDialogMutation($input: UpdateDealInput!) {
    updateDeal(input: $input) {
      deal {
        id
        updatedAt
        ...dealFields_deal
      }
    }
  }
`
