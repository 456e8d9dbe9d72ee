import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { lazy, useState, useTransition } from 'react'
import { useRefresh } from '../list/useRefresh.ts'

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
        onPointerEnter={dialog}
        onClick={() => startOpening(() => setOpen(true))}
      >
        Add Deal
      </Button>
      {open && <AddDealDialog open onClose={() => setOpen(false)} onAdded={() => refresh()} />}
    </>
  )
}

const dialog = () => import('../dealForm/AddDealDialog.tsx')
const AddDealDialog = lazy(async () => ({ default: (await dialog()).AddDealDialog }))
