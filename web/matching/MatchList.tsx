import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** `Match`es, best first. `label` names the list where no heading does. */
export function MatchList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className={useStyles().root}>
      {children}
    </ol>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
})
