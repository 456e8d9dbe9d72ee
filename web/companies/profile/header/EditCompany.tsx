import { Button } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { EditCompany_company$key } from '../../../__generated__/EditCompany_company.graphql.ts'
import { EditCompanyDialog } from '../../form/EditCompanyDialog.tsx'

/** Opens the form that changes the company. */
export function EditCompany({ company: key }: { company: EditCompany_company$key }) {
  const company = useFragment(fragment, key)
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button appearance="primary" icon={<EditRegular />} onClick={() => setOpen(true)}>
        Edit Company
      </Button>
      {open && <EditCompanyDialog company={company} onSaved={() => void revalidate()} onClose={() => setOpen(false)} />}
    </>
  )
}

const fragment = graphql`
  fragment EditCompany_company on Company {
    ...EditCompanyDialog_company
  }
`
