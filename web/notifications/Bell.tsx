import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AlertRegular } from '@fluentui/react-icons/svg/alert'
import { createContext, type ReactNode, startTransition, use, useEffect, useEffectEvent, useState } from 'react'
import { CountsContext } from '../app/frame/Counts.tsx'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { firstUse, later } from '../components/later.tsx'
import { laterDialog } from '../components/laterDialog.tsx'
import type { News } from './news.ts'

const NewsContext = createContext<News>({ unread: 0 })

/** Provides the number of unread notifications to all bells in `children`. The feed's code is loaded after the page. */
export function Notifications({ children }: { children: ReactNode }) {
  const counts = use(CountsContext)
  const [news, setNews] = useState<News>()
  return (
    <NewsContext value={news ?? counts}>
      {children}
      <Feed onNews={setNews} />
    </NewsContext>
  )
}

/** Milliseconds after which the code of the first page has usually been loaded. */
const QUIET_MS = 2_000

/** True after the first use of the page, or `QUIET_MS` after it was shown: the page is no longer busy with loading. */
function useQuiet() {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const show = () => setTime(true)
    void firstUse.then(show)
    const timer = setTimeout(show, QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  return isTime
}

/** Counts notifications. If this code cannot be loaded, the bell has no count, and the panel reports the problem. */
const Feed = later(async () => (await import('./Feed.tsx')).Feed, {
  ...{ ahead: firstUse, useTime: useQuiet, meanwhile: () => null },
  Boundary: ({ reload, children }) => (
    <ErrorBoundary
      fallback={(_, again) => (
        <AgainOnline
          onOnline={() => {
            reload()
            again()
          }}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  ),
})

function AgainOnline({ onOnline }: { onOnline: () => void }) {
  const again = useEffectEvent(onOnline)
  useEffect(() => {
    const onBack = () => again()
    window.addEventListener('online', onBack)
    return () => window.removeEventListener('online', onBack)
  }, [])
  return null
}

/** The bell button, which shows the number of unread notifications and opens the panel with all notifications. */
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
        onFocus={NotificationsPanel.preload}
        onPointerEnter={NotificationsPanel.preload}
        onClick={() => startTransition(() => setOpen(true))}
      />
      {open && <NotificationsPanel news={news} onClose={() => setOpen(false)} />}
    </>
  )
}

const NotificationsPanel = laterDialog(async () => (await import('./NotificationsPanel.tsx')).NotificationsPanel)

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
