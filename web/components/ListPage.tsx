import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { wide } from './layout.ts'

/**
 * A page that is a list: its header and filters stay, its table takes the rest of the window and scrolls by itself. On
 * narrow screens all of it scrolls as one.
 */
export function ListPage({ children }: { children: ReactNode }) {
  return <div className={useStyles().root}>{children}</div>
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minWidth: 0, [wide]: { height: '100dvh' } },
})
