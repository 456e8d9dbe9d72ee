import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { CompanyMenu_company$key } from '../../../__generated__/CompanyMenu_company.graphql.ts'
import { useLastAddress } from '../../../app/lastAddress.ts'
import { useRefresh } from '../../../list/useRefresh.ts'
import { useDeleteCompany } from '../../list/useDeleteCompany.ts'

/** What is seldom wanted. */
export function CompanyMenu({ company: key }: { company: CompanyMenu_company$key }) {
  const { databaseId: id, name } = useFragment(fragment, key)
  const styles = useStyles()
  const navigate = useNavigate()
  const list = useLastAddress('/companies')
  const refresh = useRefresh()
  const deleteCompany = useDeleteCompany(() => refresh(() => void navigate(list, { replace: true })))
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<MoreHorizontalRegular />} aria-label="More actions" />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem
            className={styles.destructive}
            icon={<DeleteRegular />}
            onClick={() => void deleteCompany({ id, name })}
          >
            Delete company
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

const fragment = graphql`
  fragment CompanyMenu_company on Company {
    databaseId
    name
  }
`

const useStyles = makeStyles({
  destructive: {
    color: tokens.colorStatusDangerForeground1,
    ':hover': { color: tokens.colorStatusDangerForeground1 },
    '& svg': { color: 'inherit' },
  },
})
