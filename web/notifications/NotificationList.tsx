import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { NotificationList_notificationItem$key } from '../__generated__/NotificationList_notificationItem.graphql.ts'
import type { NotificationList_query$key } from '../__generated__/NotificationList_query.graphql.ts'
import type { NotificationListMoreQuery } from '../__generated__/NotificationListMoreQuery.graphql.ts'
import type { NotificationListMutation } from '../__generated__/NotificationListMutation.graphql.ts'
import type { NotificationListQuery } from '../__generated__/NotificationListQuery.graphql.ts'
import { useRoutedLink } from '../app/links.tsx'
import { formatDay } from '../components/format.ts'
import { caption, column, ellipsis, plainList } from '../components/styles.ts'
import { Unseen } from '../components/texts.tsx'
import { usePaginationFragment } from '../relay/usePaginationFragment.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'
import { MoreButton } from '../timeline/MoreButton.tsx'
import type { News } from './news.ts'
import { sentenceOf } from './sentences.ts'

type Props = {
  /** The latest news. Whenever the news change, the list is loaded again. */
  news: News
  onOpen: () => void
}

/** The notifications by day. Opening a notification marks it as read. */
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

/** Groups the rows by day in the order of the rows, which are newest first. */
function byDay<Row extends { readonly at: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const day = formatDay(row.at)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return days
}

type NotificationItemProps = { notification: NotificationList_notificationItem$key; onOpen: (id: number) => void }

function NotificationItem({ notification: key, onOpen }: NotificationItemProps) {
  const notification = useFragment(notificationItemFragment, key)
  const { databaseId, at, readAt } = notification
  const styles = useStyles()
  const { line, more, to } = sentenceOf(notification)
  const { href, onClick } = useRoutedLink(to)
  return (
    <a
      href={href}
      className={mergeClasses(styles.notificationItem, !readAt && styles.unread)}
      onClick={event => {
        onClick(event)
        onOpen(databaseId)
      }}
    >
      {!readAt && <Unseen>Unread: </Unseen>}
      <span className={styles.line}>{line}</span>
      {more && <span className={styles.more}>{more}</span>}
      <time dateTime={at} className={styles.time}>
        {TIME.format(new Date(at))}
      </time>
    </a>
  )
}

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

const query = graphql`
  query NotificationListQuery { ...NotificationList_query }
`

const fragment = graphql`
  fragment NotificationList_query on Query
  @refetchable(queryName: "NotificationListMoreQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
    notifications(first: $count, after: $cursor) @connection(key: "NotificationList_notifications") {
      edges {
        node { id at readAt ...NotificationList_notificationItem }
      }
    }
  }
`

const mutation = graphql`
  mutation NotificationListMutation($input: ReadNotificationsInput!) {
    readNotifications(input: $input) { success }
  }
`

const notificationItemFragment = graphql`
  fragment NotificationList_notificationItem on Notification {
    databaseId kind at readAt detail
    actor { firstName lastName email }
    talent { databaseId name }
    deal { databaseId title }
    company { databaseId name }
    comment { databaseId comment }
    application { email }
    # With the times, as the shares of a deal read the same answers.
    share { items { talent { databaseId } answer { answer comment times } } }
    reminder { text }
  }
`

const useStyles = makeStyles({
  empty: { color: tokens.colorNeutralForeground3 },
  all: { alignSelf: 'flex-start', flexShrink: 0 },
  day: { ...column, gap: tokens.spacingVerticalXS },
  date: { ...caption, margin: 0, fontWeight: tokens.fontWeightSemibold },
  list: { ...column, ...plainList, gap: '2px' },
  notificationItem: {
    ...column,
    minWidth: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: 'inset 3px 0 transparent',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  unread: {
    boxShadow: `inset 3px 0 ${tokens.colorBrandStroke1}`,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  line: { overflowWrap: 'anywhere' },
  more: { ...ellipsis, fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
  time: { ...caption, fontWeight: tokens.fontWeightRegular },
})
