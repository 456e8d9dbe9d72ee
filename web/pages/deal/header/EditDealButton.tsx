import { Button } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditDealButton_deal$key } from '../../../__generated__/EditDealButton_deal.graphql.ts'
import { useActionStyles } from './useActionStyles.ts'

/** Opens the form that changes the deal. Its code comes when it is wanted. */
export function EditDealButton({ deal: key }: { deal: EditDealButton_deal$key }) {
  const deal = useFragment(fragment, key)
  const styles = useActionStyles()
  const [open, setOpen] = useState(false)

  return (
    <>
      <Button icon={<EditRegular />} className={styles.root} onClick={() => setOpen(true)}>
        Edit
      </Button>
      <Suspense>{open && <EditDealDialog deal={deal} open onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

const EditDealDialog = lazy(async () => ({
  default: (await import('../../dealForm/EditDealDialog.tsx')).EditDealDialog,
}))

const fragment = graphql`
  fragment EditDealButton_deal on Deal {
    ...EditDealDialog_deal
  }
`
