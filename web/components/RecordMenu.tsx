import {
  Button,
  type ButtonProps,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import type { ReactElement } from 'react'

/** One thing that can be done with a record. Destructive ones are red. */
export type RecordMenuItem = {
  label: string
  icon?: ReactElement
  onChoose: () => void
  disabled?: boolean
  destructive?: boolean
}

type Props = Pick<ButtonProps, 'appearance' | 'size'> & {
  /** Names the record where a page has several menus: 'Actions for Ada Okafor'. */
  label?: string
  actions: readonly RecordMenuItem[]
}

/** The more-menu of a record. */
export function RecordMenu({ label = 'More actions', actions, ...button }: Props) {
  const styles = useStyles()
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button {...button} icon={<MoreHorizontalRegular />} aria-label={label} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.map(({ label: words, icon, onChoose, disabled = false, destructive = false }) => (
            <MenuItem
              key={words}
              className={destructive ? styles.destructive : undefined}
              icon={icon}
              disabled={disabled}
              onClick={onChoose}
            >
              {words}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

/** What can be done with a row. */
export function RowMenu(props: { label: string; actions: readonly RecordMenuItem[] }) {
  return <RecordMenu appearance="subtle" size="small" {...props} />
}

const useStyles = makeStyles({
  destructive: {
    color: tokens.colorStatusDangerForeground1,
    ':hover': { color: tokens.colorStatusDangerForeground1 },
    '& svg': { color: 'inherit' },
  },
})
