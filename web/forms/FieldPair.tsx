import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** Two short fields that belong together, side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={useStyles().root}>{children}</div>
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: tokens.spacingVerticalL,
  },
})
