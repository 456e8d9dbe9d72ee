import { makeStyles, tokens } from '@fluentui/react-components'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { graphql, useFragment } from 'react-relay'
import { deadlineAlarm } from '../../api/deals/words.ts'
import type { DeadlineAlarm_deal$key } from '../__generated__/DeadlineAlarm_deal.graphql.ts'
import { formatPastDay, today } from '../components/format.ts'

/** A warning that the deadline is near or has passed, by the date in the person's time zone. */
export function DeadlineAlarm({ deal: key }: { deal: DeadlineAlarm_deal$key }) {
  const { deadline, status } = useFragment(fragment, key)
  const styles = useStyles()
  const alarm = deadlineAlarm({ deadline, status }, today())
  if (!alarm || !deadline) return null
  return (
    <span className={styles.root}>
      <Warning16Regular aria-hidden /> {alarm === 'OVERDUE' ? `Overdue since ${formatPastDay(deadline)}` : APPROACHING}
    </span>
  )
}

const APPROACHING = 'Deadline approaching!'

const fragment = graphql`
  fragment DeadlineAlarm_deal on Deal { deadline status }
`

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightMedium,
    fontVariantNumeric: 'tabular-nums',
  },
})
