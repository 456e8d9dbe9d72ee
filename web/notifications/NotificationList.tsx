import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { NotificationList_query$key } from '../__generated__/NotificationList_query.graphql.ts'
import type { NotificationListMoreQuery } from '../__generated__/NotificationListMoreQuery.graphql.ts'
import type { NotificationListMutation } from '../__generated__/NotificationListMutation.graphql.ts'
import type { NotificationListQuery } from '../__generated__/NotificationListQuery.graphql.ts'
import { formatDay } from '../components/format.ts'
import { caption, column, plainList } from '../components/styles.ts'
import { usePaginationFragment } from '../relay/usePaginationFragment.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'
import { MoreButton } from '../timeline/MoreButton.tsx'
import { NotificationItem } from './NotificationItem.tsx'
import type { News } from './news.ts'

type Props = {
  /** The list is read again when there are others unread. */
  news: News
  onOpen: () => void
}

/** The notifications by day. Opening one reads it. */
export function NotificationList({ news, onOpen }: Props) {
  const styles = useStyles()
  const answer = useLazyLoadQuery<NotificationListQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${news.unread} ${news.latest}` },
  )
  const { data, ...pages } = usePaginationFragment<NotificationListMoreQuery, NotificationList_query$key>(
    fragment,
    answer,
  )
  const [read, busy] = useRecordAction<NotificationListMutation>(mutation)
  const failed = withReason('Error', 'Please try again.')
  const nodes = data.notifications.edges.map(({ node }) => node)
  const days = byDay(nodes)
  if (nodes.length === 0) {
    return (
      <Text className={styles.empty}>
        Nothing yet. Applications on your deals, mentions, client answers and your reminders appear here.
      </Text>
    )
  }
  return (
    <>
      {nodes.some(({ readAt }) => !readAt) && (
        <Button
          size="small"
          className={styles.all}
          disabledFocusable={busy}
          onClick={() => void read({ input: {} }, { done: { title: 'All notifications are read' }, failed })}
        >
          Mark all as read
        </Button>
      )}
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day} className={styles.day}>
          <h3 className={styles.date}>{day}</h3>
          <ul className={styles.list}>
            {ofDay.map(node => (
              <li key={node.id}>
                <NotificationItem
                  notification={node}
                  onOpen={id => {
                    onOpen()
                    if (!node.readAt) void read({ input: { ids: [id] } }, { failed })
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MoreButton {...pages}>Show earlier ones</MoreButton>
    </>
  )
}

/** In the order of the rows, which come newest first. */
function byDay<Row extends { readonly at: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const day = formatDay(row.at)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return days
}

const query = graphql`
  query NotificationListQuery { ...NotificationList_query }
`

const fragment = graphql`
  fragment NotificationList_query on Query
  @refetchable(queryName: "NotificationListMoreQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
    notifications(first: $count, after: $cursor) @connection(key: "NotificationList_notifications") {
      edges {
        node { id at readAt ...NotificationItem_notification }
      }
    }
  }
`

const mutation = graphql`
  mutation NotificationListMutation($input: ReadNotificationsInput!) {
    readNotifications(input: $input) { success }
  }
`

const useStyles = makeStyles({
  empty: { color: tokens.colorNeutralForeground3 },
  all: { alignSelf: 'flex-start', flexShrink: 0 },
  day: { ...column, gap: tokens.spacingVerticalXS },
  date: { ...caption, margin: 0, fontWeight: tokens.fontWeightSemibold },
  list: { ...column, ...plainList, gap: '2px' },
})
