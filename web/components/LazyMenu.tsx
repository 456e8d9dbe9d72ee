import { type ComponentProps, cloneElement, type ReactElement, useId, useRef, useState } from 'react'
import { firstUse } from './firstUse.ts'
import { later } from './later.tsx'
import type { MenuItems } from './OpenMenu.tsx'
import { useLater } from './useLater.ts'

type Props = {
  /** The button that opens it. */
  trigger: ReactElement<TriggerProps>
  items: MenuItems
}

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'id' | 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onKeyDown'
>

/**
 * A menu that is loaded on demand, and mounted while it is open only. A list has two menus in each row, and a closed menu
 * of Fluent costs as much as the rest of the row.
 */
export function LazyMenu({ trigger, items }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [, load] = useLater(OpenMenu)
  const [open, setOpen] = useState(false)
  const show = async () => setOpen(await load())
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
        onClick: () => (open ? setOpen(false) : void show()),
        onKeyDown: event => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          void show()
        },
      })}
      {open && <OpenMenu items={items} labelledBy={id} button={button.current} onClose={close} />}
    </>
  )
}

const OpenMenu = later(async () => (await import('./OpenMenu.tsx')).OpenMenu, { ahead: firstUse })
