import { Button, type ButtonProps } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { type ComponentProps, cloneElement, type ReactElement, Suspense, useId, useRef, useState } from 'react'
import { firstUse } from './later.tsx'
import { laterDialog } from './laterDialog.tsx'
import type { MenuAction, MenuItems } from './OpenMenu.tsx'

type Props = Pick<ButtonProps, 'appearance' | 'size'> & {
  /** The button's label. On a page with several menus it names the record: 'Actions for Ada Okafor'. */
  label?: string
  actions: readonly MenuAction[]
}

/** The "More actions" menu of a record. */
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

type ButtonMenuProps = {
  trigger: ReactElement<TriggerProps>
  items: MenuItems
}

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'id' | 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onKeyDown'
>

/**
 * A button with a menu that is mounted only while the menu is open. A list has two menus in each row, and rendering a
 * closed menu of Fluent takes as long as the rest of the row.
 */
export function ButtonMenu({ trigger, items }: ButtonMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    // Returns the focus to the button, as Fluent's own menu button does, unless a click has moved the focus elsewhere.
    const focused = document.activeElement
    if (focused === document.body || focused?.closest('[role="menu"]')) button.current?.focus()
  }
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
        onKeyDown: event => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        },
      })}
      <Suspense>{open && <OpenMenu items={items} labelledBy={id} button={button.current} onClose={close} />}</Suspense>
    </>
  )
}

const OpenMenu = laterDialog(async () => (await import('./OpenMenu.tsx')).OpenMenu, { ahead: firstUse })
