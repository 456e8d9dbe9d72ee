import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { FeedSubscription } from '../__generated__/FeedSubscription.graphql.ts'
import { Unseen } from '../components/texts.tsx'
import type { News } from './news.ts'

/** Subscribes to the viewer's notifications while the page is visible, and announces each new notification once. */
export function Feed({ onNews }: { onNews: (news: News) => void }) {
  const [counts, setCounts] = useState<{ now: number; before: number; latest?: string | undefined }>()
  const config = useMemo(
    () => ({
      subscription,
      variables: {},
      onNext(news: FeedSubscription['response'] | null | undefined) {
        if (!news) return
        const { unreadCount: now, latest } = news.notificationsChanged
        setCounts(known => ({ now, before: known ? known.now : now, latest: latest?.id ?? known?.latest }))
      },
      onError() {}, // No message: the subscription ends with the session, and then the page asks to sign in.
    }),
    [],
  )
  useSubscription<FeedSubscription>(config)
  const { now, latest } = counts ?? {}
  const tell = useEffectEvent((news: News) => onNews(news))
  useEffect(() => {
    if (now !== undefined) tell({ unread: now, latest })
  }, [now, latest])
  const isNew = counts && counts.now > counts.before
  return (
    <Unseen>
      <span role="status">{isNew && `New notification, ${counts.now} unread`}</span>
    </Unseen>
  )
}

const subscription = graphql`
  subscription FeedSubscription {
    notificationsChanged { unreadCount latest { id ...NotificationList_notificationItem } }
  }
`
