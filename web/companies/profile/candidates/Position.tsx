import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Position_deal$key } from '../../../__generated__/Position_deal.graphql.ts'
import { Link } from '../../../app/links.tsx'
import { formatDate } from '../../../components/dates.ts'

/** Which deal somebody fills, and since when. */
export function Position({ deal: key }: { deal: Position_deal$key }) {
  const { databaseId, title, startDate } = useFragment(fragment, key)
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Link to={`/deals/${databaseId}`}>
        <bdi>{title}</bdi>
      </Link>
      <span className={styles.since}>
        {' · '}
        {startDate ? <>Since {formatDate(startDate)}</> : <i>Start date not set</i>}
      </span>
    </div>
  )
}

const fragment = graphql`
  fragment Position_deal on Deal {
    databaseId
    title
    startDate
  }
`

const useStyles = makeStyles({
  root: { minWidth: 0, overflowWrap: 'anywhere' },
  since: { color: tokens.colorNeutralForeground3 },
})
