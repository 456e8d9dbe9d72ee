import { Button } from '@fluentui/react-components'
import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UpdateStatus_deal$key } from '../../../__generated__/UpdateStatus_deal.graphql.ts'
import { StatusDialog } from './StatusDialog.tsx'
import { useActionStyles } from './useActionStyles.ts'

/** Opens the dialog that moves the deal to another status. */
export function UpdateStatus({ deal: key }: { deal: UpdateStatus_deal$key }) {
  const deal = useFragment(fragment, key)
  const styles = useActionStyles()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<ArrowSwapRegular />} className={styles.root} onClick={() => setOpen(true)}>
        Update Status
      </Button>
      {open && <StatusDialog deal={deal} onClose={() => setOpen(false)} />}
    </>
  )
}

const fragment = graphql`
  fragment UpdateStatus_deal on Deal {
    ...StatusDialog_deal
  }
`
