import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { NotificationItem_notification$key } from '../__generated__/NotificationItem_notification.graphql.ts'
import { useRoutedLink } from '../app/links.tsx'
import { caption, column, ellipsis } from '../components/styles.ts'
import { Unseen } from '../components/texts.tsx'
import { sentenceOf } from './sentences.ts'

type Props = { notification: NotificationItem_notification$key; onOpen: (id: number) => void }

/** One notification: a link to what it is about, which reads it. */
export function NotificationItem({ notification: key, onOpen }: Props) {
  const notification = useFragment(fragment, key)
  const { databaseId, at, readAt } = notification
  const styles = useStyles()
  const { line, more, to } = sentenceOf(notification)
  const { href, onClick } = useRoutedLink(to)
  return (
    <a
      href={href}
      className={mergeClasses(styles.root, !readAt && styles.unread)}
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

const fragment = graphql`
  fragment NotificationItem_notification on Notification {
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
  root: {
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
