import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { WarningFilled } from '@fluentui/react-icons/svg/warning'
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router-dom'
import type { Person_viewer$key } from '../../__generated__/Person_viewer.graphql.ts'
import { laterDialog } from '../../components/laterDialog.tsx'
import { forcedColors, print, row, wide } from '../../components/styles.ts'
import { Bell, Notifications } from '../../notifications/Bell.tsx'
import { preloadPalette, usePalette } from '../palette/usePalette.tsx'
import { Brand, Sidebar } from './Sidebar.tsx'

/** The layout of every staff page: the sidebar and the page. On narrow screens a top bar opens the sidebar. */
export function Frame({ viewer, children }: { viewer: Person_viewer$key; children: ReactNode }) {
  const styles = useStyles()
  const [collapsed, setCollapsed] = useRemembered('talentdesk.sidebarCollapsed')
  const { palette, show } = usePalette()
  return (
    <Notifications>
      <div className={mergeClasses(styles.root, collapsed && styles.collapsed)}>
        <SkipLink />
        <aside aria-label="Sidebar" className={styles.side}>
          <Sidebar viewer={viewer} collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} onSearch={show} />
        </aside>
        <TopBar viewer={viewer} onSearch={show} />
        <div className={styles.page}>
          <OfflineNotice />
          <main id="main" tabIndex={-1} className={styles.main}>
            <Progress />
            {children}
          </main>
        </div>
        {palette}
      </div>
    </Notifications>
  )
}

/** On narrow screens: the product's name, and the sidebar as a drawer. */
function TopBar({ viewer, onSearch }: { viewer: Person_viewer$key; onSearch: () => void }) {
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  return (
    <header className={styles.top}>
      <Button
        appearance="subtle"
        size="large"
        icon={<NavigationRegular />}
        aria-label="Open menu"
        onFocus={SidebarDrawer.preload}
        onPointerEnter={SidebarDrawer.preload}
        onClick={() => setOpen(true)}
      />
      <Brand />
      <Button
        appearance="subtle"
        size="large"
        icon={<SearchRegular />}
        aria-label="Search"
        onPointerEnter={preloadPalette}
        onClick={onSearch}
      />
      <Bell />
      <Suspense>{open && <SidebarDrawer viewer={viewer} onClose={() => setOpen(false)} />}</Suspense>
    </header>
  )
}

const SidebarDrawer = laterDialog(async () => (await import('./SidebarDrawer.tsx')).SidebarDrawer)

/** A link that moves the focus past the sidebar to the content; the first focusable element of the page. */
function SkipLink() {
  const styles = useStyles()
  return (
    <nav aria-label="Skip" className={styles.skip}>
      <button type="button" className={styles.skipLink} onClick={() => document.getElementById('main')?.focus()}>
        Skip to content
      </button>
    </nav>
  )
}

/** A thin line at the top while the next page loads; not shown when the page loads at once. */
function Progress() {
  const styles = useStyles()
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.progress} role="progressbar" aria-label="Loading" />
}

/** A boolean stored in the browser's local storage. */
function useRemembered(key: string): [value: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(() => localStorage.getItem(key) === 'yes')
  const set = (next: boolean) => {
    localStorage.setItem(key, next ? 'yes' : 'no')
    setValue(next)
  }
  return [value, set]
}

/** A notice, shown while the browser is offline, that explains what still works. */
function OfflineNotice() {
  const styles = useStyles()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    // The live region must exist before its text: otherwise screen readers do not announce the text.
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <WarningFilled aria-hidden className={styles.sign} /> {OFFLINE}
        </p>
      )}
    </div>
  )
}

const OFFLINE =
  'You are offline. What you see and what you have entered is kept; saving works again when the connection is back.'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

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
    [print]: { display: 'none' },
  },
  top: {
    ...row,
    position: 'sticky',
    top: 0,
    zIndex: 20,
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    height: '52px',
    paddingInline: tokens.spacingHorizontalXS,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [wide]: { display: 'none' },
    [print]: { display: 'none' },
  },
  page: { minWidth: 0 },
  main: { outline: 'none' },
  // Positioned, so that the skip link takes no cell of the frame's grid.
  skip: { position: 'absolute' },
  skipLink: {
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
  progress: {
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
  offline: {
    ...row,
    gap: tokens.spacingHorizontalS,
    minHeight: '36px',
    margin: 0,
    paddingInline: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  sign: { flexShrink: 0, fontSize: '20px', color: tokens.colorStatusWarningForeground3 },
})
