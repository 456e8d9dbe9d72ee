import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { useFocusReturn } from './useFocusReturn.ts'

/** What is asked before something that cannot be taken back. */
export type Question = {
  title: string
  text: string
  /** The word on the button that does it: 'Delete'. */
  action: string
  /** The word on the button that leaves things as they are. */
  cancel?: string
  /** Destroys something: the button warns by its colour. */
  destructive?: boolean
}

/** Asks, and resolves to whether the person wants it. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  return use(ConfirmContext)
}

/** The one dialog that all questions of `useConfirm` share. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const styles = useStyles()
  const [question, setQuestion] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const answer = useRef<(wanted: boolean) => void>(() => {})

  const confirm = useCallback((asked: Question) => {
    answer.current(false)
    setQuestion(asked)
    setOpen(true)
    return new Promise<boolean>(resolve => {
      answer.current = resolve
    })
  }, [])

  const close = (wanted: boolean) => {
    setOpen(false)
    answer.current(wanted)
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      <Dialog open={open} modalType="alert" onOpenChange={(_, { open: stays }) => stays || close(false)}>
        <DialogSurface className={styles.surface}>
          {open && <FocusReturn />}
          <DialogBody>
            <DialogTitle>{question?.title}</DialogTitle>
            <DialogContent>{question?.text}</DialogContent>
            <DialogActions>
              <Button className={styles.button} onClick={() => close(false)}>
                {question?.cancel ?? 'Cancel'}
              </Button>
              <Button
                appearance="primary"
                className={mergeClasses(styles.button, question?.destructive && styles.destructive)}
                onClick={() => close(true)}
              >
                {question?.action}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    </ConfirmContext>
  )
}

/** Comes with the surface, so that it sees where the focus was, and goes before that has faded out. */
function FocusReturn() {
  useFocusReturn()
  return null
}

const ConfirmContext = createContext<(question: Question) => Promise<boolean>>(async () => false)

const useStyles = makeStyles({
  surface: { width: 'calc(100vw - 32px)', maxWidth: '440px' },
  button: { flexShrink: 0, whiteSpace: 'nowrap' },
  destructive: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover },
    ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed },
  },
})
