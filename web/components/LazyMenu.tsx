import { Menu, MenuPopover, type MenuProps } from '@fluentui/react-components'
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId, useRef, useState } from 'react'

type Props = Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange'> & {
  /** The button that opens it. */
  trigger: ReactElement<TriggerProps>
  /** The `MenuList`; `labelledBy` is the id of the button. */
  children: (labelledBy: string) => ReactNode
}

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'id' | 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onKeyDown'
>

/**
 * A menu that is mounted while it is open only. A list has two menus in each row, and a closed menu of Fluent costs as
 * much as the rest of the row.
 */
export function LazyMenu({ trigger, children, ...menu }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    // As Fluent does with a button of its own: the focus returns, unless a click has moved it elsewhere.
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
      {open && (
        <Menu
          {...menu}
          open
          positioning={{ target: button.current }}
          // A click on the button closes the menu by itself.
          onOpenChange={({ target }) => button.current?.contains(target as Node) || close()}
        >
          <MenuPopover>{children(id)}</MenuPopover>
        </Menu>
      )}
    </>
  )
}
