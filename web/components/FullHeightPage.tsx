import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { wide } from './layout.ts'

/**
 * A page as high as the window: its header stays, and its table takes the rest and scrolls by itself. On narrow screens
 * all of it scrolls as one.
 */
export function FullHeightPage({ children }: { children: ReactNode }) {
  return <div className={useStyles().root}>{children}</div>
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minWidth: 0, [wide]: { height: '100dvh' } },
})
