import { Button, makeStyles, mergeClasses, Text, Tooltip, tokens } from '@fluentui/react-components'
import { PanelLeftContractRegular } from '@fluentui/react-icons/svg/panel-left-contract'
import { PanelLeftExpandRegular } from '@fluentui/react-icons/svg/panel-left-expand'
import { use } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Sidebar_viewer$key } from '../../__generated__/Sidebar_viewer.graphql.ts'
import { BrandMark } from '../../components/BrandMark.tsx'
import { BrandName } from '../PageTitle.tsx'
import { Person } from './Person.tsx'
import { SidebarLinks } from './SidebarLinks.tsx'

type Props = { viewer: Sidebar_viewer$key; collapsed?: boolean; onToggle?: () => void; onChosen?: () => void }

/** The ways through the product, and at its foot the person who is signed in. */
export function Sidebar({ viewer: key, collapsed = false, onToggle, onChosen }: Props) {
  const viewer = useFragment(fragment, key)
  const styles = useStyles()
  const brand = use(BrandName)
  const toggle = collapsed ? 'Expand sidebar' : 'Collapse sidebar'
  return (
    <div className={styles.root}>
      <div className={mergeClasses(styles.brand, collapsed && styles.brandCollapsed)}>
        {!collapsed && (
          <>
            <BrandMark />
            <Text weight="semibold" size={400} truncate wrap={false} className={styles.name}>
              {brand}
            </Text>
          </>
        )}
        {onToggle && (
          <Tooltip content={toggle} relationship="label" positioning="after">
            <Button
              appearance="subtle"
              icon={collapsed ? <PanelLeftExpandRegular /> : <PanelLeftContractRegular />}
              aria-expanded={!collapsed}
              onClick={onToggle}
            />
          </Tooltip>
        )}
      </div>
      <SidebarLinks collapsed={collapsed} onChosen={onChosen} />
      <Person viewer={viewer} collapsed={collapsed} />
    </div>
  )
}

const fragment = graphql`
  fragment Sidebar_viewer on User {
    ...Person_viewer
  }
`

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground2,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    overflow: 'hidden',
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
    paddingInlineStart: tokens.spacingHorizontalXS,
  },
  brandCollapsed: { paddingInlineStart: 0 },
  name: { flexGrow: 1, letterSpacing: '-0.01em' },
})
