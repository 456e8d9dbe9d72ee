import { Button } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { useState, useTransition } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditDealButton_deal$key } from '../../../__generated__/EditDealButton_deal.graphql.ts'
import { lazyDialog } from '../../../app/lazyDialog.tsx'
import { useActionStyles } from './useActionStyles.ts'

/** Opens the form that changes the deal. Its code comes when it is wanted. */
export function EditDealButton({ deal: key }: { deal: EditDealButton_deal$key }) {
  const deal = useFragment(fragment, key)
  const styles = useActionStyles()
  const [open, setOpen] = useState(false)
  const [, startOpening] = useTransition()

  return (
    <>
      <Button icon={<EditRegular />} className={styles.root} onClick={() => startOpening(() => setOpen(true))}>
        Edit
      </Button>
      {open && <EditDealDialog deal={deal} onClose={() => setOpen(false)} />}
    </>
  )
}

const [EditDealDialog] = lazyDialog(async () => (await import('../../form/EditDealDialog.tsx')).EditDealDialog)

const fragment = graphql`
  fragment EditDealButton_deal on Deal {
    ...dealFields_deal
  }
`
