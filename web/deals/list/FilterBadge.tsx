import { Button, CounterBadge, makeStyles, Tooltip } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { countFilters, type ListAddress } from './address.ts'

/** How many filters are at work, and the way to be without them. */
export function FilterBadge({ address, onClear }: { address: ListAddress; onClear: () => void }) {
  const styles = useStyles()
  const count = countFilters(address)
  if (count === 0) return null
  return (
    <span className={styles.root}>
      <CounterBadge
        role="img"
        aria-label={`${count} active ${count === 1 ? 'filter' : 'filters'}`}
        count={count}
        color="brand"
        size="small"
      />
      <Tooltip content="Clear filters" relationship="label">
        <Button appearance="subtle" icon={<DismissRegular />} onClick={onClear} />
      </Tooltip>
    </span>
  )
}

const useStyles = makeStyles({ root: { display: 'inline-flex', alignItems: 'center', flexShrink: 0 } })
