import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState, useTransition } from 'react'
import { lazyDialog } from '../../app/lazyDialog.tsx'
import { useRefresh } from '../../list/useRefresh.ts'

/** Opens the dialog that adds a talent; the list then has it. */
export function AddTalent() {
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
        Add talent
      </Button>
      {open && <AddTalentDialog open onClose={() => setOpen(false)} onAdded={() => refresh()} />}
    </>
  )
}

const [AddTalentDialog, preload] = lazyDialog(async () => (await import('../form/AddTalentDialog.tsx')).AddTalentDialog)
