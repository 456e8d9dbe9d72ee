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
import type { ProfileMenu_talent$key } from '../../../__generated__/ProfileMenu_talent.graphql.ts'
import { useDeleteProfile } from './useDeleteProfile.ts'

/** What is seldom wanted. */
export function ProfileMenu({ talent: key }: { talent: ProfileMenu_talent$key }) {
  const talent = useFragment(fragment, key)
  const styles = useStyles()
  const [remove, busy] = useDeleteProfile(talent)
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<MoreHorizontalRegular />} aria-label="More actions" />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem className={styles.destructive} icon={<DeleteRegular />} disabled={busy} onClick={remove}>
            Delete talent
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

const fragment = graphql`
  fragment ProfileMenu_talent on Talent {
    id
    databaseId
  }
`

const useStyles = makeStyles({
  destructive: {
    color: tokens.colorStatusDangerForeground1,
    ':hover': { color: tokens.colorStatusDangerForeground1 },
    '& svg': { color: 'inherit' },
  },
})
