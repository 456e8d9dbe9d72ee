import { Button, CounterBadge, makeStyles, Tooltip } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { type AddressForm, countFilters } from './listAddress.ts'
import type { ListPlace } from './useListAddress.ts'

type Props = Omit<ListPlace, 'busy'> & { form: AddressForm }

/** How many filters are active, and the way to clear them. */
export function FilterBadge({ form, address, change }: Props) {
  const styles = useStyles()
  const count = countFilters(form, address)
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
        <Button appearance="subtle" icon={<DismissRegular />} onClick={() => change(form.plain)} />
      </Tooltip>
    </span>
  )
}

const useStyles = makeStyles({ root: { display: 'inline-flex', alignItems: 'center', flexShrink: 0 } })
