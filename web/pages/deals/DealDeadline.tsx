import { makeStyles, tokens } from '@fluentui/react-components'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DealDeadline_deal$key } from '../../__generated__/DealDeadline_deal.graphql.ts'
import { Dash } from '../../components/Dash.tsx'
import { formatDate } from '../../components/dates.ts'

type Props = { deal: DealDeadline_deal$key; none?: ReactNode }

/** The deadline, with a warning while it is 0 to 7 days away. */
export function DealDeadline({ deal: key, none = <Dash /> }: Props) {
  const { deadline, deadlineApproaching } = useFragment(fragment, key)
  const styles = useStyles()
  if (!deadline) return none
  return (
    <span className={styles.root}>
      {formatDate(deadline)}
      {deadlineApproaching && (
        <span className={styles.warning}>
          <Warning16Regular aria-hidden /> Deadline approaching!
        </span>
      )}
    </span>
  )
}

const fragment = graphql`
  fragment DealDeadline_deal on Deal {
    deadline
    deadlineApproaching
  }
`

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    fontVariantNumeric: 'tabular-nums',
  },
  warning: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightMedium,
  },
})
