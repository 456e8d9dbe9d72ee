import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { column, phone, row } from '../components/styles.ts'

type Props = {
  problem: string | undefined
  status: ReactNode
  busy: boolean
  action?: string
  working?: string
  disabled?: boolean
  cancel: string
  onCancel: () => Promise<void>
}

/** The footer of a form dialog: the problem, the cancel button and, last, the primary button. */
export function DialogFooter({ problem, status, busy, action, working, disabled = false, cancel, onCancel }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
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
          <Button type="submit" appearance="primary" disabled={disabled} disabledFocusable={busy}>
            {busy ? working : action}
          </Button>
        )}
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    ...column,
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    [phone]: { paddingInline: tokens.spacingHorizontalL },
  },
  buttons: {
    ...row,
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    [phone]: { flexWrap: 'wrap', '& > *': { flexGrow: 1 } },
  },
  status: { flexGrow: 1, minWidth: 0, [phone]: { flexBasis: '100%' } },
})
