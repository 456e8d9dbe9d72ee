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
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { useFocusReturn } from './focus.ts'
import { column } from './styles.ts'

/** A question before an action that cannot be undone. */
export type Question = {
  title: string
  text: string
  /** The label of the confirming button: 'Delete'. */
  action: string
  /** The label of the cancel button. */
  cancel?: string
  /** The action deletes something: its button has a warning colour. */
  destructive?: boolean
}

/** A question with answers of its own. */
export type Choice<Answer extends string> = {
  title: string
  content: ReactNode
  /**
   * The labels of the buttons, by their answer. The first one changes nothing, has the focus and answers Escape;
   * the last one is the primary button.
   */
  answers: Readonly<Record<Answer, string>>
  destructive?: boolean
  /** The maximum width of the dialog in pixels. */
  width?: number
}

type Ask = <Answer extends string>(choice: Choice<Answer>) => Promise<Answer>

/** Asks in a dialog, and resolves to the answer. */
export function useAsk(): Ask {
  return use(AskContext)
}

/** Asks, and resolves to whether the person confirmed. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const ask = useAsk()
  return useCallback(
    async ({ text, action, cancel = 'Cancel', ...question }) =>
      (await ask({ ...question, content: text, answers: { no: cancel, yes: action } })) === 'yes',
    [ask],
  )
}

/** The one dialog that all questions share. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const styles = useStyles()
  const [choice, setChoice] = useState<Choice<string> | null>(null)
  const [open, setOpen] = useState(false)
  const close = useRef<(answer?: string) => void>(() => {})
  const actions = useRef<HTMLDivElement>(null)

  const ask = useCallback(<Answer extends string>(asked: Choice<Answer>) => {
    const [first] = Object.keys(asked.answers) as Answer[]
    close.current()
    setChoice(asked)
    setOpen(true)
    return new Promise<Answer>(resolve => {
      close.current = (answer = first) => {
        setOpen(false)
        resolve(answer as Answer)
      }
    })
  }, [])

  // Fluent's effect, which runs before this one, focuses the first link of the content, if there is one.
  useEffect(() => {
    if (open) actions.current?.querySelector('button')?.focus()
  }, [open])

  const { title, content, answers = {}, destructive, width = 440 } = choice ?? {}
  const buttons = Object.entries(answers)
  return (
    <AskContext value={ask}>
      {children}
      <Dialog open={open} modalType="alert" onOpenChange={(_, { open: stays }) => stays || close.current()}>
        <DialogSurface className={styles.surface} style={{ maxWidth: width }}>
          {open && <FocusReturn />}
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.content}>{content}</DialogContent>
            <DialogActions ref={actions} fluid={buttons.length > 2} className={styles.actions}>
              {buttons.map(([answer, word], place) => (
                <Button
                  key={answer}
                  appearance={place === buttons.length - 1 ? 'primary' : 'secondary'}
                  className={mergeClasses(
                    styles.button,
                    destructive && place === buttons.length - 1 && styles.destructive,
                  )}
                  onClick={() => close.current(answer)}
                >
                  {word}
                </Button>
              ))}
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    </AskContext>
  )
}

/** Mounted with the dialog's surface, to see where the focus was; unmounted before the surface has faded out. */
function FocusReturn() {
  useFocusReturn()
  return null
}

const AskContext = createContext<Ask>(async ({ answers }) => {
  const [first] = Object.keys(answers)
  return first as keyof typeof answers
})

const useStyles = makeStyles({
  surface: { width: 'calc(100vw - 32px)' },
  content: { ...column, gap: tokens.spacingVerticalM },
  actions: { flexWrap: 'wrap', justifyContent: 'flex-end' },
  button: { flexShrink: 0, whiteSpace: 'nowrap' },
  destructive: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover },
    ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed },
  },
})
