import { MessageBar, MessageBarBody, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigation } from 'react-router-dom'
import type { Frame_viewer$key } from '../../__generated__/Frame_viewer.graphql.ts'
import { forcedColors } from '../../components/forcedColors.ts'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'

/** What stands around every page for staff: the sidebar, or on narrow screens a bar that opens it, and the page. */
export function Frame({ viewer: key, children }: { viewer: Frame_viewer$key; children: ReactNode }) {
  const viewer = useFragment(fragment, key)
  const styles = useStyles()
  const [collapsed, setCollapsed] = useRemembered('talentdesk.sidebarCollapsed')
  return (
    <div className={mergeClasses(styles.root, collapsed && styles.collapsed)}>
      <SkipLink />
      <aside aria-label="Sidebar" className={styles.side}>
        <Sidebar viewer={viewer} collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
      </aside>
      <div className={styles.top}>
        <TopBar viewer={viewer} />
      </div>
      <div className={styles.page}>
        <OfflineNotice />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Progress />
          {children}
        </main>
      </div>
    </div>
  )
}

const wide = '@media (min-width: 900px)'

/** The first thing the keyboard reaches: past the sidebar to the page. */
function SkipLink() {
  const styles = useSkipLinkStyles()
  return (
    <nav aria-label="Skip" className={styles.root}>
      <button type="button" className={styles.link} onClick={() => document.getElementById('main')?.focus()}>
        Skip to content
      </button>
    </nav>
  )
}

/** A thin line above while the next page is on its way; not shown for what takes no time. */
function Progress() {
  const styles = useProgressStyles()
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.root} role="progressbar" aria-label="Loading" />
}

/** A yes or no that this browser remembers. */
function useRemembered(key: string): [value: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(() => localStorage.getItem(key) === 'yes')
  const set = (next: boolean) => {
    localStorage.setItem(key, next ? 'yes' : 'no')
    setValue(next)
  }
  return [value, set]
}

/** Says that there is no connection for as long as that lasts, and what it means for what is on the page. */
function OfflineNotice() {
  const styles = useOfflineStyles()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    // The region is there before its words are, or else screen readers would not call them out.
    <div role="status">
      {!online && (
        <MessageBar intent="warning" layout="multiline" politeness="polite" className={styles.bar}>
          <MessageBarBody>
            You are offline. What you see and what you have entered is kept; saving works again when the connection is
            back.
          </MessageBarBody>
        </MessageBar>
      )}
    </div>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const fragment = graphql`
  fragment Frame_viewer on User {
    ...Sidebar_viewer
    ...TopBar_viewer
  }
`

const useStyles = makeStyles({
  root: {
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground1,
    [wide]: { display: 'grid', gridTemplateColumns: '232px minmax(0, 1fr)' },
  },
  collapsed: { [wide]: { gridTemplateColumns: '57px minmax(0, 1fr)' } },
  side: {
    display: 'none',
    [wide]: { display: 'block', position: 'sticky', top: 0, height: '100dvh', boxSizing: 'border-box' },
    '@media print': { display: 'none' },
  },
  top: {
    position: 'sticky',
    top: 0,
    zIndex: 20,
    [wide]: { display: 'none' },
    '@media print': { display: 'none' },
  },
  page: { minWidth: 0 },
  main: { outline: 'none' },
})

const useSkipLinkStyles = makeStyles({
  // Takes no place in the frame's grid.
  root: { position: 'absolute' },
  link: {
    position: 'fixed',
    top: tokens.spacingVerticalS,
    left: tokens.spacingHorizontalS,
    zIndex: 30,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    border: 'none',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    boxShadow: tokens.shadow16,
    fontWeight: tokens.fontWeightSemibold,
    ':not(:focus)': { transform: 'translateY(-200%)' },
  },
})

const useProgressStyles = makeStyles({
  root: {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    height: '2px',
    zIndex: 40,
    transformOrigin: 'left',
    backgroundColor: tokens.colorBrandForeground1,
    [forcedColors]: { backgroundColor: 'Highlight' },
    animationName: {
      '0%': { opacity: 0, transform: 'scaleX(0)' },
      '10%': { opacity: 0, transform: 'scaleX(0.1)' },
      '20%': { opacity: 1 },
      '100%': { opacity: 1, transform: 'scaleX(0.9)' },
    },
    animationDuration: '1000ms',
    animationTimingFunction: 'cubic-bezier(0.2, 0.6, 0.3, 1)',
    animationFillMode: 'both',
    '@media (prefers-reduced-motion: reduce)': {
      animationName: { '0%, 10%': { opacity: 0 }, '20%, 100%': { opacity: 1 } },
    },
  },
})

const useOfflineStyles = makeStyles({ bar: { borderRadius: 0, paddingInline: tokens.spacingHorizontalL } })
