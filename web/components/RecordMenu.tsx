import { Button, type ButtonProps, MenuItem, MenuList, makeStyles, tokens } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import type { ReactElement } from 'react'
import { LazyMenu } from './LazyMenu.tsx'

/** An action on a record. Destructive ones are red. */
export type RecordMenuItem = {
  label: string
  icon?: ReactElement
  onChoose: () => void
  disabled?: boolean
  destructive?: boolean
}

type Props = Pick<ButtonProps, 'appearance' | 'size'> & {
  /** Names the record on a page with several menus: 'Actions for Ada Okafor'. */
  label?: string
  actions: readonly RecordMenuItem[]
}

/** The more-menu of a record. */
export function RecordMenu({ label = 'More actions', actions, ...button }: Props) {
  const styles = useStyles()
  return (
    <LazyMenu trigger={<Button {...button} icon={<MoreHorizontalRegular />} aria-label={label} />}>
      {labelledBy => (
        <MenuList aria-labelledby={labelledBy}>
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
      )}
    </LazyMenu>
  )
}

/** The menu of a row. */
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
