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
import { type DealStatus, dealStatuses } from '../../../api/deals/rules.ts'
import { listedStatuses } from './address.ts'

type Props = { chosen: readonly DealStatus[]; onChange: (chosen: readonly DealStatus[]) => void }

/** Any number of statuses; none are all. The menu stays while they are ticked. */
export function StatusFilter({ chosen, onChange }: Props) {
  const styles = useStyles()
  return (
    <Menu
      checkedValues={{ status: [...chosen] }}
      onCheckedValueChange={(_, { checkedItems }) =>
        onChange(listedStatuses.filter(status => checkedItems.includes(status)))
      }
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          className={styles.root}
          icon={<ChevronDown16Regular />}
          iconPosition="after"
          aria-label={`Status: ${chosenWords(chosen)}`}
        >
          <span className={styles.words}>{chosenWords(chosen)}</span>
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {listedStatuses.map(status => (
            <MenuItemCheckbox key={status} name="status" value={status} persistOnClick>
              {dealStatuses[status]}
            </MenuItemCheckbox>
          ))}
          <MenuDivider />
          <MenuItem disabled={chosen.length === 0} onClick={() => onChange([])}>
            All Statuses
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

function chosenWords([first, ...more]: readonly DealStatus[]) {
  if (!first) return 'All Statuses'
  return more.length === 0 ? dealStatuses[first] : `${more.length + 1} Statuses`
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
