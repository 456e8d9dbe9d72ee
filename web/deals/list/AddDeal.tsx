import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState, useTransition } from 'react'
import { lazyDialog } from '../../app/lazyDialog.tsx'
import { useRefresh } from '../../list/useRefresh.ts'

/** Opens the dialog that adds a deal; the list then has it. */
export function AddDeal() {
  const [open, setOpen] = useState(false)
  const [, startOpening] = useTransition()
  const refresh = useRefresh()
  return (
    <>
      <Button
        appearance="primary"
        icon={<AddRegular />}
        onPointerEnter={preload}
        onClick={() => startOpening(() => setOpen(true))}
      >
        Add Deal
      </Button>
      {open && <AddDealDialog open onClose={() => setOpen(false)} onAdded={() => refresh()} />}
    </>
  )
}

const [AddDealDialog, preload] = lazyDialog(async () => (await import('../form/AddDealDialog.tsx')).AddDealDialog)
