import { Button, makeStyles, OverlayDrawer, Text, tokens } from '@fluentui/react-components'
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation'
import { use, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TopBar_viewer$key } from '../../__generated__/TopBar_viewer.graphql.ts'
import { BrandMark } from '../../components/BrandMark.tsx'
import { BrandName } from '../PageTitle.tsx'
import { Sidebar } from './Sidebar.tsx'

/** On narrow screens: the product's name, and the sidebar as a drawer. */
export function TopBar({ viewer: key }: { viewer: TopBar_viewer$key }) {
  const viewer = useFragment(fragment, key)
  const styles = useStyles()
  const brand = use(BrandName)
  const [open, setOpen] = useState(false)
  return (
    <header className={styles.root}>
      <Button
        appearance="subtle"
        size="large"
        icon={<NavigationRegular />}
        aria-label="Open menu"
        onClick={() => setOpen(true)}
      />
      <BrandMark />
      <Text weight="semibold" size={400}>
        {brand}
      </Text>
      <OverlayDrawer
        open={open}
        onOpenChange={(_, { open: stays }) => setOpen(stays)}
        aria-label="Menu"
        className={styles.drawer}
      >
        <Sidebar viewer={viewer} onChosen={() => setOpen(false)} />
      </OverlayDrawer>
    </header>
  )
}

const fragment = graphql`
  fragment TopBar_viewer on User {
    ...Sidebar_viewer
  }
`

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    height: '52px',
    paddingInline: tokens.spacingHorizontalXS,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  drawer: { width: '280px', border: 'none' },
})
