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
import { type ReactNode, useEffect, useRef } from 'react'
import { useFocusReturn } from './focus.ts'
import { column } from './styles.ts'

/** A question and its possible answers. */
export type Choice<Answer extends string> = {
  title: string
  content: ReactNode
  /**
   * The button label of each answer. The first button changes nothing and has the focus; Escape gives the same
   * answer. The last button is the primary button.
   */
  answers: Readonly<Record<Answer, string>>
  destructive?: boolean
  width?: number
}

type Props = {
  /** Whether the dialog is open; it fades out when this becomes false. */
  open: boolean
  choice: Choice<string>
  onAnswer: (answer: string) => void
  /** Called when the dialog is closed without a button, e.g. by Escape; must give the first answer. */
  onClose: () => void
}

/** A dialog with a question, and the answers as buttons. */
export function QuestionDialog({ open, choice, onAnswer, onClose }: Props) {
  const { title, content, answers, destructive, width = 440 } = choice
  const styles = useStyles()
  const actions = useRef<HTMLDivElement>(null)

  // Runs after Fluent's own effect, which focuses the first link in the content, if any.
  useEffect(() => {
    if (open) actions.current?.querySelector('button')?.focus()
  }, [open])

  const buttons = Object.entries(answers)
  return (
    <Dialog open={open} modalType="alert" onOpenChange={(_, { open: stays }) => stays || onClose()}>
      <DialogSurface className={styles.surface} style={{ maxWidth: width }}>
        {open && <FocusReturn />}
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>{content}</DialogContent>
          <DialogActions ref={actions} fluid={buttons.length > 2} className={styles.actions}>
            {buttons.map(([answer, word], index) => (
              <Button
                key={answer}
                appearance={index === buttons.length - 1 ? 'primary' : 'secondary'}
                className={mergeClasses(
                  styles.button,
                  destructive && index === buttons.length - 1 && styles.destructive,
                )}
                onClick={() => onAnswer(answer)}
              >
                {word}
              </Button>
            ))}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

/** Restores the former focus as soon as the dialog starts to fade out, which is when this component unmounts. */
function FocusReturn() {
  useFocusReturn()
  return null
}

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
