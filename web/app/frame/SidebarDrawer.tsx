import { makeStyles, OverlayDrawer } from '@fluentui/react-components'
import { useState } from 'react'
import type { Person_viewer$key } from '../../__generated__/Person_viewer.graphql.ts'
import { Sidebar } from './Sidebar.tsx'

/** The sidebar as a drawer over the page; closes itself when an entry is chosen. */
export function SidebarDrawer({ viewer, onClose }: { viewer: Person_viewer$key; onClose: () => void }) {
  const styles = useStyles()
  const [open, setOpen] = useState(true)
  return (
    <OverlayDrawer
      open={open}
      onOpenChange={(_, { open: stays }) => setOpen(stays)}
      // The drawer slides out before it is removed.
      surfaceMotion={{ onMotionFinish: (_, { direction }) => direction === 'exit' && onClose() }}
      aria-label="Menu"
      className={styles.drawer}
    >
      <Sidebar viewer={viewer} onChosen={() => setOpen(false)} />
    </OverlayDrawer>
  )
}

const useStyles = makeStyles({ drawer: { width: '280px', border: 'none' } })
