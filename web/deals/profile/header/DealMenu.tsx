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
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DealMenu_deal$key } from '../../../__generated__/DealMenu_deal.graphql.ts'
import { useLastAddress } from '../../../app/lastAddress.ts'
import { useRefresh } from '../../../list/useRefresh.ts'
import { useDeleteDeal } from '../../list/actions/useDeleteDeal.ts'
import { useCopyDeal } from './useCopyDeal.ts'

/** What is seldom wanted. */
export function DealMenu({ deal: key }: { deal: DealMenu_deal$key }) {
  const { databaseId: id, title } = useFragment(fragment, key)
  const styles = useStyles()
  const [duplicate, duplicating] = useCopyDeal(id)
  const deleteDeal = useDeleteDeal()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const list = useLastAddress('/deals')
  const toList = () => navigate(list, { replace: true })
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<MoreHorizontalRegular />} aria-label="More actions" />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<CopyRegular />} disabled={duplicating} onClick={duplicate}>
            Duplicate deal
          </MenuItem>
          <MenuItem
            className={styles.destructive}
            icon={<DeleteRegular />}
            onClick={() => deleteDeal({ id, title, onDeleted: () => refresh(toList) })}
          >
            Delete deal
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

const fragment = graphql`
  fragment DealMenu_deal on Deal {
    databaseId
    title
  }
`

const useStyles = makeStyles({
  destructive: {
    color: tokens.colorStatusDangerForeground1,
    ':hover': { color: tokens.colorStatusDangerForeground1 },
    '& svg': { color: 'inherit' },
  },
})
