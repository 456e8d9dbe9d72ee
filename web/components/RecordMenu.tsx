import { Button, type ButtonProps } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { ButtonMenu } from './ButtonMenu.tsx'
import type { MenuAction } from './OpenMenu.tsx'

type Props = Pick<ButtonProps, 'appearance' | 'size'> & {
  /** Names the record on a page with several menus: 'Actions for Ada Okafor'. */
  label?: string
  actions: readonly MenuAction[]
}

/** The more-menu of a record. */
export function RecordMenu({ label = 'More actions', actions, ...button }: Props) {
  return (
    <ButtonMenu
      trigger={<Button {...button} icon={<MoreHorizontalRegular />} aria-label={label} />}
      items={{ actions }}
    />
  )
}

/** The menu of a row. */
export function RowMenu(props: { label: string; actions: readonly MenuAction[] }) {
  return <RecordMenu appearance="subtle" size="small" {...props} />
}
