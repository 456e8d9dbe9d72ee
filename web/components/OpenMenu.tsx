import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import type { ReactElement, ReactNode } from 'react'

/** The items of a menu: actions, a choice of one value, or a choice of several values, with an item to clear it. */
export type MenuItems = Actions | OneOf | Many

type Actions = { actions: readonly MenuAction[] }
type OneOf = {
  one: readonly Choice[]
  /** Further values to choose from, under a title of their own. */
  group?: { title: string; choices: readonly Choice[] }
  chosen: string
  onChoose: (value: string) => void
}
type Many = { many: readonly Choice[]; chosen: readonly string[]; onChoose: (values: string[]) => void; none: string }
type Choice = { value: string; label: ReactNode }

/** A menu item: an action on a record, or a file to download. Destructive items are red. */
export type MenuAction = { label: string; icon?: ReactElement; disabled?: boolean; destructive?: boolean } & (
  | { onChoose: () => void }
  | { download: string }
)

type Props = {
  items: MenuItems
  labelledBy: string
  button: HTMLElement | null
  onClose: () => void
}

/** A menu below its button. The menu is open as long as the component is rendered. */
export function OpenMenu({ items, labelledBy, button, onClose }: Props) {
  return (
    <Menu
      {...chosenOf(items)}
      open
      positioning={{ target: button }}
      // The button's own click handler closes the menu.
      onOpenChange={({ target }) => button?.contains(target as Node) || onClose()}
    >
      <MenuPopover>
        <MenuList aria-labelledby={labelledBy}>
          {'actions' in items && items.actions.map(action => <Action key={action.label} {...action} />)}
          {'one' in items && <Radios choices={items.one} />}
          {'one' in items && items.group && items.group.choices.length > 0 && (
            <MenuGroup>
              <MenuGroupHeader>{items.group.title}</MenuGroupHeader>
              <Radios choices={items.group.choices} />
            </MenuGroup>
          )}
          {'many' in items && <Ticks {...items} />}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

function chosenOf(items: MenuItems) {
  if ('actions' in items) return {}
  return {
    checkedValues: { chosen: 'one' in items ? [items.chosen] : [...items.chosen] },
    onCheckedValueChange(_: unknown, { checkedItems }: { checkedItems: string[] }) {
      if ('many' in items) items.onChoose(checkedItems)
      else if (checkedItems[0] !== undefined && checkedItems[0] !== items.chosen) items.onChoose(checkedItems[0])
    },
  }
}

function Action({ label, icon, disabled = false, destructive = false, ...action }: MenuAction) {
  const styles = useStyles()
  const look = { icon, disabled, className: destructive ? styles.destructive : undefined }
  if ('download' in action) {
    return (
      <MenuItemLink {...look} href={action.download} download>
        {label}
      </MenuItemLink>
    )
  }
  return (
    <MenuItem {...look} onClick={action.onChoose}>
      {label}
    </MenuItem>
  )
}

const Radios = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map(({ value, label }) => (
    <MenuItemRadio key={value} name="chosen" value={value}>
      {label}
    </MenuItemRadio>
  ))

/** The items of a choice of several values. The menu stays open while the person ticks values. */
function Ticks({ many, chosen, onChoose, none }: Many) {
  return (
    <>
      {many.map(({ value, label }) => (
        <MenuItemCheckbox key={value} name="chosen" value={value} persistOnClick>
          {label}
        </MenuItemCheckbox>
      ))}
      <MenuDivider />
      <MenuItem disabled={chosen.length === 0} onClick={() => onChoose([])}>
        {none}
      </MenuItem>
    </>
  )
}

const useStyles = makeStyles({
  destructive: {
    color: tokens.colorStatusDangerForeground1,
    ':hover': { color: tokens.colorStatusDangerForeground1 },
    '& svg': { color: 'inherit' },
  },
})
