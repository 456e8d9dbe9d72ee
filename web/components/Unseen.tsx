import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** Words for screen readers only. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={useStyles().root}>{children}</span>
}

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    clipPath: 'inset(50%)',
  },
})
