import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AlertRegular } from '@fluentui/react-icons/svg/alert'
import { createContext, type ReactNode, startTransition, use, useState } from 'react'
import { CountsContext } from '../app/frame/Counts.tsx'
import { lazyDialog } from '../app/lazyDialog.tsx'
import { onDemand, useInBackground } from '../components/onDemand.ts'
import type { News } from './news.ts'

const NewsContext = createContext<News>({ unread: 0 })

/** Tells the bells below how many notifications are unread. The feed is loaded once the page has been shown. */
export function Notifications({ children }: { children: ReactNode }) {
  const counts = use(CountsContext)
  const [news, setNews] = useState<News>()
  const Feed = useInBackground(feed, QUIET_MS)
  return (
    <NewsContext value={news ?? counts}>
      {children}
      {Feed && <Feed onNews={setNews} />}
    </NewsContext>
  )
}

/** Milliseconds after which the page that was opened first has its code. */
const QUIET_MS = 2_000

/** Without it the bell has no count; its panel says what is wrong. */
const feed = onDemand(async () => (await import('./Feed.tsx')).Feed)

/** Opens the notifications; shows how many are unread. */
export function Bell() {
  const styles = useStyles()
  const news = use(NewsContext)
  const { unread } = news
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        appearance="subtle"
        className={styles.bell}
        icon={
          <>
            <AlertRegular />
            {unread > 0 && (
              <span aria-hidden className={styles.count}>
                {unread > 99 ? '99+' : unread}
              </span>
            )}
          </>
        }
        aria-label={unread > 0 ? `Notifications: ${unread} unread` : 'Notifications'}
        aria-haspopup="dialog"
        onFocus={preload}
        onPointerEnter={preload}
        onClick={() => startTransition(() => setOpen(true))}
      />
      {open && <NotificationsPanel news={news} onClose={() => setOpen(false)} />}
    </>
  )
}

const [NotificationsPanel, preload] = lazyDialog(
  async () => (await import('./NotificationsPanel.tsx')).NotificationsPanel,
)

const useStyles = makeStyles({
  bell: { position: 'relative', flexShrink: 0 },
  count: {
    position: 'absolute',
    insetBlockStart: '-2px',
    insetInlineStart: '50%',
    minWidth: '18px',
    paddingInline: '5px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '18px',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
  },
})
