import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { FeedSubscription } from '../__generated__/FeedSubscription.graphql.ts'
import { Unseen } from '../components/texts.tsx'

/** Follows the viewer's notifications while the page is visible, and says when there is a new one: only then, and once. */
export function Feed({ onUnread }: { onUnread: (count: number) => void }) {
  const [counts, setCounts] = useState<{ now: number; before: number }>()
  const config = useMemo(
    () => ({
      subscription,
      variables: {},
      onNext(news: FeedSubscription['response'] | null | undefined) {
        const now = news?.notificationsChanged.unreadCount
        if (now !== undefined) setCounts(known => ({ now, before: known ? known.now : now }))
      },
      onError() {}, // It ends with the session, about which the page asks to sign in.
    }),
    [],
  )
  useSubscription<FeedSubscription>(config)
  const now = counts?.now
  const tell = useEffectEvent((count: number) => onUnread(count))
  useEffect(() => {
    if (now !== undefined) tell(now)
  }, [now])
  const isNew = counts && counts.now > counts.before
  return (
    <Unseen>
      <span role="status">{isNew && `New notification, ${counts.now} unread`}</span>
    </Unseen>
  )
}

const subscription = graphql`
  subscription FeedSubscription {
    notificationsChanged { unreadCount latest { ...NotificationItem_notification } }
  }
`
