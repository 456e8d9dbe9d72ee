import { makeStyles, tokens } from '@fluentui/react-components'
import type { KeyboardEventHandler, ReactNode } from 'react'

type Props = {
  onSubmit: () => void
  onKeyDown?: KeyboardEventHandler
  back?: ReactNode
  forth: ReactNode
  children: ReactNode
}

/** One step: what is to be entered, then the way back and the way forth. */
export function StepForm({ onSubmit, onKeyDown, back, forth, children }: Props) {
  const styles = useStyles()
  return (
    <form
      className={styles.root}
      onKeyDown={onKeyDown}
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <div className={styles.buttons}>
        {back}
        <span className={styles.forth}>{forth}</span>
      </div>
    </form>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, '& > p': { margin: 0 } },
  buttons: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    paddingBlockStart: tokens.spacingVerticalS,
    '@media (max-width: 640px)': { '& > *, & > * > *': { flexGrow: 1 }, '& button': { minHeight: '48px' } },
  },
  forth: { display: 'flex', marginInlineStart: 'auto' },
})
