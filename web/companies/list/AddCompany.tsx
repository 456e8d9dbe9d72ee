import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { useRefresh } from '../../list/useRefresh.ts'
import { AddCompanyDialog } from '../form/AddCompanyDialog.tsx'

/** Opens the dialog that adds a company; the list then has it. */
export function AddCompany() {
  const [open, setOpen] = useState(false)
  const refresh = useRefresh()
  return (
    <>
      <Button appearance="primary" icon={<AddRegular />} onClick={() => setOpen(true)}>
        Add Company
      </Button>
      {open && <AddCompanyDialog onAdded={() => refresh()} onClose={() => setOpen(false)} />}
    </>
  )
}
