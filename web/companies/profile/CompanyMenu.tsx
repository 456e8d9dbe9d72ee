import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { CompanyMenu_company$key } from '../../__generated__/CompanyMenu_company.graphql.ts'
import { useLastAddress } from '../../app/lastAddress.ts'
import { RecordMenu } from '../../components/RecordMenu.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { useDeleteCompany } from '../useDeleteCompany.ts'

/** The more-menu: deletes the company and returns to the list as it was left. */
export function CompanyMenu({ company: key }: { company: CompanyMenu_company$key }) {
  const { databaseId: id, name } = useFragment(fragment, key)
  const navigate = useNavigate()
  const list = useLastAddress('/companies')
  const refresh = useRefresh()
  const remove = useDeleteCompany(() => refresh(() => void navigate(list, { replace: true })))
  return (
    <RecordMenu
      actions={[
        { label: 'Delete company', icon: <DeleteRegular />, destructive: true, onChoose: () => remove({ id, name }) },
      ]}
    />
  )
}

const fragment = graphql`
  fragment CompanyMenu_company on Company {
    databaseId
    name
  }
`
