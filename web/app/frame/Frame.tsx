import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Frame_viewer$key } from '../../__generated__/Frame_viewer.graphql.ts'
import { OfflineNotice } from '../../components/OfflineNotice.tsx'
import { Progress } from './Progress.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { useRemembered } from './useRemembered.ts'

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

const fragment = graphql`
  fragment Frame_viewer on User {
    ...Sidebar_viewer
    ...TopBar_viewer
  }
`

const wide = '@media (min-width: 900px)'

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
