import { makeStyles, type TextareaProps, tokens } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { loadCode } from '../components/later.tsx'
import { isProblem, serverMessage } from '../components/ProblemError.ts'
import { column, row } from '../components/styles.ts'
import { useToast } from '../components/Toasts.tsx'
import { FormField } from '../forms/FormField.tsx'
import { useRulesForm } from '../forms/useRulesForm.ts'
import { CommentField } from './CommentField.tsx'
import { type Written, withTokens } from './names.ts'

/** The rules bring zod, which only those load who write a comment. */
const importRules = () => loadCode(async () => (await import('../../api/comments/rules.ts')).commentRules)

/** A comment that is being written, with the names in it. */
export function useWrittenComment(start: () => Written) {
  const [{ text, names: named }] = useState(start)
  const [names, setNames] = useState(named)
  const form = useRulesForm(importRules, { comment: text })
  return { form, written: { text: form.values.comment, names }, setNames }
}

type Props = Pick<TextareaProps, 'aria-label' | 'placeholder' | 'autoFocus'> & {
  comment: ReturnType<typeof useWrittenComment>
  /** Gets the text as it is shown, and as it is sent: with tokens in place of the names. */
  save: (text: string, sent: string) => Promise<void>
  /** What is said when the server does not say why. */
  failed: string
  onEscape?: () => void
  /** The foot, with the button that sends. */
  children: ReactNode
}

/** The field of a comment and its foot. */
export function CommentEditor({ comment, save, failed, onEscape, children, ...field }: Props) {
  const { form, written, setNames } = comment
  const styles = useStyles()
  const toast = useToast()
  return (
    <form
      className={styles.root}
      {...form.props({
        save: ({ comment: text }) => save(text, withTokens({ text, names: written.names })),
        onFailed: error => toast({ title: 'Error', text: commentProblem(error, failed), intent: 'error' }),
      })}
    >
      <FormField error={form.errors.comment}>
        <CommentField
          {...field}
          written={written}
          onChange={({ text, names }) => {
            form.set('comment', text)
            setNames(names)
          }}
          onKeyDown={event => {
            if (event.key === 'Escape') onEscape?.()
          }}
        />
      </FormField>
      <div className={styles.foot}>{children}</div>
    </form>
  )
}

/** The server's message; if it has none, the words for its answer (see `wordless`), or else the given text. */
export function commentProblem(error: unknown, otherwise: string): string {
  return (isProblem(error) && error.wordless) || serverMessage(error, otherwise)
}

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalS },
  foot: { ...row, justifyContent: 'flex-end', gap: tokens.spacingHorizontalM },
})
