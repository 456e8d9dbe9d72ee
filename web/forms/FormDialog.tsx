import {
  Button,
  Dialog,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { type FormHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react'
import { useWideWindow } from '../components/media.ts'
import { useFirstFocus } from '../components/useFirstFocus.ts'
import { useFocusReturn } from '../components/useFocusReturn.ts'
import { AsideSwitch, panelProps, type Side } from './AsideSwitch.tsx'
import { DialogFooter } from './DialogFooter.tsx'
import { useLeave } from './useLeave.ts'

type Props = {
  title: string
  /** 560 pixels for short forms, 960 for long ones. */
  size?: 'short' | 'long'
  /** What stands beside the form where there is room, the resume for instance; elsewhere one can switch to it. */
  aside?: { label: string; content: ReactNode } | undefined
  form: {
    props: FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement> }
    /** Whether something would be lost by leaving; then it is asked first. */
    dirty: boolean
    busy: boolean
    /** What went wrong as a whole; stands above the buttons. */
    problem?: string | undefined
  }
  /** The primary button, 'Add talent', and its working words, 'Adding...'. Null where there is nothing to send yet. */
  action: { label: string; working: string; disabled?: boolean } | null
  /** What is under way, left of the buttons: how far an upload has come. */
  status?: ReactNode
  /** The word on the button that leaves; 'Close' where nothing is given up by it. */
  cancel?: string
  onClose: () => void
  children: ReactNode
}

/**
 * A form in a dialog; a long one takes the whole screen on phones. Render it only while it is open, as in
 * `{open && <AddTalentDialog … />}`, so that each opening begins anew.
 */
export function FormDialog({
  title,
  size = 'short',
  aside,
  form: { props, dirty, busy, problem },
  action,
  status,
  cancel = 'Cancel',
  onClose,
  children,
}: Props) {
  const styles = useStyles()
  useFocusReturn()
  const content = useFirstFocus()
  const leave = useLeave({ dirty, busy, onClose })
  const wide = useWideWindow()
  const [side, setSide] = useState<Side>('form')
  const prefix = useId()
  const switches = aside !== undefined && !wide
  const panel = (of: Side) => (switches ? panelProps(prefix, of) : {})
  return (
    <Dialog open modalType="modal" onOpenChange={(_, { open }) => open || void leave()}>
      <DialogSurface
        aria-label={title}
        className={mergeClasses(
          styles.surface,
          size === 'long' && styles.long,
          aside !== undefined && styles.withAside,
        )}
      >
        <form
          {...props}
          className={styles.form}
          onSubmit={event => {
            // A message may appear there.
            setSide('form')
            props.onSubmit?.(event)
          }}
        >
          <header className={styles.header}>
            <DialogTitle action={null} className={styles.title}>
              {title}
            </DialogTitle>
            <Button appearance="subtle" icon={<DismissRegular />} aria-label="Close" onClick={leave} />
          </header>
          {switches && <AsideSwitch prefix={prefix} label={aside.label} side={side} onSwitch={setSide} />}
          <div className={styles.middle}>
            <div
              ref={content}
              {...panel('form')}
              className={mergeClasses(styles.content, switches && side !== 'form' && styles.away)}
            >
              {children}
            </div>
            {aside && (wide || side === 'aside') && (
              <div {...panel('aside')} className={styles.aside}>
                {aside.content}
              </div>
            )}
          </div>
          <DialogFooter
            problem={problem}
            status={status}
            busy={busy}
            action={action}
            cancel={cancel}
            onCancel={leave}
          />
        </form>
      </DialogSurface>
    </Dialog>
  )
}

const phone = '@media (max-width: 640px)'

const useStyles = makeStyles({
  surface: {
    width: 'calc(100vw - 48px)',
    maxWidth: '560px',
    maxHeight: 'calc(100dvh - 48px)',
    padding: 0,
    overflow: 'hidden',
    display: 'flex',
    boxSizing: 'border-box',
    [phone]: { width: 'calc(100vw - 16px)', maxWidth: 'calc(100vw - 16px)', maxHeight: 'calc(100dvh - 16px)' },
  },
  long: {
    maxWidth: '960px',
    [phone]: {
      width: '100vw',
      maxWidth: '100vw',
      height: '100dvh',
      maxHeight: '100dvh',
      borderRadius: 0,
      border: 'none',
    },
  },
  withAside: { height: 'calc(100dvh - 48px)', '@media (min-width: 1200px)': { maxWidth: '1440px' } },
  form: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, minHeight: 0 },
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    [phone]: { paddingInline: `${tokens.spacingHorizontalL} ${tokens.spacingHorizontalS}` },
  },
  title: {
    flexGrow: 1,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  middle: { display: 'flex', flexGrow: 1, minHeight: 0 },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    overflowY: 'auto',
    outline: 'none',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    [phone]: { paddingInline: tokens.spacingHorizontalL },
  },
  away: { display: 'none' },
  aside: {
    display: 'flex',
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    '@media (min-width: 1200px)': { borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
  },
})
