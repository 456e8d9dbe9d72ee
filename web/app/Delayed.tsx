import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** Seen after 300 ms only: what comes at once shows nothing of it. */
export function Delayed({ children }: { children: ReactNode }) {
  return <div className={useStyles().root}>{children}</div>
}

const useStyles = makeStyles({
  root: {
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDelay: '300ms',
    animationDuration: '200ms',
    animationFillMode: 'both',
  },
})
