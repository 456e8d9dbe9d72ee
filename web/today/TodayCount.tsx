import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { TodayCountQuery } from '../__generated__/TodayCountQuery.graphql.ts'
import { Unseen } from '../components/texts.tsx'

/** How many items wait for the viewer; asked again with each page, and when the window is looked at again. */
export function TodayCount() {
  const styles = useStyles()
  const environment = useRelayEnvironment()
  const { pathname } = useLocation()
  const [count, setCount] = useState(0)
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    let stop = () => {}
    const ask = (_page: unknown) => {
      stop()
      const asked = fetchQuery<TodayCountQuery>(
        environment,
        query,
        { timeZone },
        { networkCacheConfig: { force: true } },
      )
      // Without an answer the former count stays: the page itself says what is wrong.
      stop = asked.subscribe({ next: ({ todayCount }) => setCount(todayCount), error: () => stop() }).unsubscribe
    }
    ask(pathname)
    window.addEventListener('focus', ask)
    return () => {
      window.removeEventListener('focus', ask)
      stop()
    }
  }, [environment, pathname])
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count > MOST ? `${MOST}+` : count}
      <Unseen> waiting</Unseen>
    </span>
  )
}

const MOST = 999

const query = graphql`
  query TodayCountQuery($timeZone: String!) {
    todayCount(scope: MINE, timeZone: $timeZone)
  }
`

const useStyles = makeStyles({
  count: {
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
})
