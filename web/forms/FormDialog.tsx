import {
  Button,
  Dialog,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  Tab,
  TabList,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import {
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useBlocker } from 'react-router-dom'
import { useConfirm } from '../components/ConfirmDialog.tsx'
import { useFirstFocus, useFocusReturn } from '../components/focus.ts'
import { useWideWindow } from '../components/media.ts'
import { column, phone, row, sectionTitle } from '../components/styles.ts'
import { DialogFooter } from './DialogFooter.tsx'
import { useWarnBeforeUnload } from './useWarnBeforeUnload.ts'

type Props = {
  title: string
  /** The dialog's width: 560 pixels for a short form, 960 for a long form. */
  size?: 'short' | 'long'
  /**
   * Content beside the form, e.g. the resume. On narrow screens a tab shows it in place of the form; a new `asked`
   * object also switches to this tab.
   */
  aside?: { label: string; content: ReactNode; asked?: object | null | undefined } | undefined
  form: {
    props: FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement> }
    /** Whether the form has unsaved entries; if so, the person must confirm before leaving. */
    dirty: boolean
    busy: boolean
    problem?: string | undefined
  }
  /** The primary button's label, e.g. 'Add talent', and `working` its label while busy. Without a label, no button. */
  action?: string
  working?: string
  disabled?: boolean
  status?: ReactNode
  cancel?: string
  onClose: () => void
  children: ReactNode
}

/** The part of the dialog that a narrow screen shows. */
type Side = 'form' | 'aside'

/**
 * A form in a dialog; a long form takes the whole screen on phones. Render the dialog only while it is open, as in
 * `{open && <AddTalentDialog … />}`, so that the form starts empty each time.
 */
export function FormDialog({
  title,
  size = 'short',
  aside,
  form: { props, dirty, busy, problem },
  status,
  cancel = 'Cancel',
  onClose,
  children,
  ...button
}: Props) {
  const styles = useStyles()
  useFocusReturn()
  const content = useFirstFocus()
  const leave = useLeave({ dirty, busy, onClose })
  const wide = useWideWindow()
  const [side, setSide] = useState<Side>('form')
  const [asked, setAsked] = useState(aside?.asked)
  if (aside?.asked !== asked) {
    setAsked(aside?.asked)
    if (aside?.asked) setSide('aside')
  }
  const prefix = useId()
  const switches = aside !== undefined && !wide
  const panel = (of: Side) => (switches ? { role: 'tabpanel', 'aria-labelledby': prefix + of } : {})
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
            // Switches from the tab beside the form to the form, where messages may appear.
            setSide('form')
            props.onSubmit?.(event)
          }}
        >
          <div className={styles.header}>
            <DialogTitle action={null} className={styles.title}>
              {title}
            </DialogTitle>
            <Button appearance="subtle" icon={<DismissRegular />} aria-label="Close" onClick={leave} />
          </div>
          {switches && (
            <TabList
              selectedValue={side}
              selectTabOnFocus
              className={styles.tabs}
              onTabSelect={(_, { value }) => setSide(value === 'aside' ? 'aside' : 'form')}
            >
              <Tab id={`${prefix}form`} value="form">
                Form
              </Tab>
              <Tab id={`${prefix}aside`} value="aside">
                {aside.label}
              </Tab>
            </TabList>
          )}
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
          <DialogFooter problem={problem} status={status} busy={busy} {...button} cancel={cancel} onCancel={leave} />
        </form>
      </DialogSurface>
    </Dialog>
  )
}

type Form = { dirty: boolean; busy: boolean; onClose: () => void }

/** Returns a function that closes the form. The person is asked before entries are lost, also on Back or unload. */
function useLeave({ dirty, busy, onClose }: Form): () => Promise<void> {
  const confirm = useConfirm()
  useWarnBeforeUnload(dirty)

  const blocker = useBlocker(dirty)
  const asking = useRef(false)
  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked' || asking.current) return
    asking.current = true
    const sure = await confirm(discard)
    asking.current = false
    if (!sure) return blocker.reset()
    // Closes the dialog explicitly: after going back, the page with the dialog may still be the same.
    onClose()
    blocker.proceed()
  })
  // Asks once per attempt to leave: each attempt has a new blocker, and a mere rerender has the same blocker as before.
  useEffect(() => void (blocker && ask()), [blocker])

  return async () => {
    if (busy) return
    const sure = !dirty || (await confirm(discard))
    if (sure) onClose()
  }
}

const discard = {
  title: 'Discard changes?',
  text: 'What you have entered here is not saved yet.',
  action: 'Discard',
  cancel: 'Keep editing',
  destructive: true,
}

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
  form: { ...column, flexGrow: 1, minWidth: 0, minHeight: 0 },
  header: {
    ...row,
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    [phone]: { paddingInline: `${tokens.spacingHorizontalL} ${tokens.spacingHorizontalS}` },
  },
  title: { ...sectionTitle, flexGrow: 1 },
  tabs: {
    flexShrink: 0,
    paddingInline: tokens.spacingHorizontalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  middle: { display: 'flex', flexGrow: 1, minHeight: 0 },
  content: {
    ...column,
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
