import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import type { ReactElement } from 'react'

/** One thing that can be done with a row. */
export type RowAction = { label: string; icon?: ReactElement; onChoose: () => void; disabled?: boolean }

/** What can be done with a row, behind three dots. `label` says with which: 'Actions for Ada Okafor'. */
export function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" size="small" icon={<MoreHorizontalRegular />} aria-label={label} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.map(({ label: words, icon, onChoose, disabled = false }) => (
            <MenuItem key={words} icon={icon} disabled={disabled} onClick={onChoose}>
              {words}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
