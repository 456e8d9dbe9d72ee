import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

type Props = {
  problem: string | undefined
  status: ReactNode
  busy: boolean
  action: { label: string; working: string; disabled?: boolean } | null
  cancel: string
  onCancel: () => Promise<void>
}

/** Stays below a form dialog's content: what went wrong, the way back, and at the end the way forward. */
export function DialogFooter({ problem, status, busy, action, cancel, onCancel }: Props) {
  const styles = useStyles()
  return (
    <footer className={styles.root}>
      {problem && (
        <MessageBar intent="error" role="alert" layout="multiline">
          <MessageBarBody>{problem}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.buttons}>
        {status && <div className={styles.status}>{status}</div>}
        <Button disabled={busy} onClick={onCancel}>
          {cancel}
        </Button>
        {action && (
          <Button type="submit" appearance="primary" disabled={action.disabled ?? false} disabledFocusable={busy}>
            {busy ? action.working : action.label}
          </Button>
        )}
      </div>
    </footer>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    '@media (max-width: 640px)': { paddingInline: tokens.spacingHorizontalL },
  },
  buttons: {
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '@media (max-width: 640px)': { flexWrap: 'wrap', '& > *': { flexGrow: 1 } },
  },
  status: { flexGrow: 1, minWidth: 0, '@media (max-width: 640px)': { flexBasis: '100%' } },
})
