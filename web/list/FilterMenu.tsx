import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import type { Filter } from './listAddress.ts'

type Props = { filter: Filter; chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }

/** A filter that lets through any number of values; none are all. The menu stays open while they are ticked. */
export function FilterMenu({ filter: { label, plural, words }, chosen, onChange }: Props) {
  const styles = useStyles()
  const [first, ...more] = chosen.map(key => words[key])
  const all = `All ${plural}`
  const said = more.length > 0 ? `${chosen.length} ${plural}` : (first ?? all)
  return (
    <Menu
      checkedValues={{ chosen: [...chosen] }}
      onCheckedValueChange={(_, { checkedItems }) =>
        onChange(Object.keys(words).filter(key => checkedItems.includes(key)))
      }
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          className={styles.root}
          icon={<ChevronDown16Regular />}
          iconPosition="after"
          aria-label={`${label}: ${said}`}
        >
          <span className={styles.words}>{said}</span>
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {Object.entries(words).map(([key, word]) => (
            <MenuItemCheckbox key={key} name="chosen" value={key} persistOnClick>
              {word}
            </MenuItemCheckbox>
          ))}
          <MenuDivider />
          <MenuItem disabled={chosen.length === 0} onClick={() => onChange([])}>
            {all}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    // Of one width, so that nothing beside it moves.
    width: '150px',
    justifyContent: 'space-between',
    paddingInline: `${tokens.spacingHorizontalMNudge} ${tokens.spacingHorizontalS}`,
    fontWeight: tokens.fontWeightRegular,
  },
  words: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
