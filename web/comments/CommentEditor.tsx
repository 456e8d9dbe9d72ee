import { makeStyles, Textarea, type TextareaProps, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { loadCode } from '../components/later.tsx'
import { isProblem, serverMessage } from '../components/ProblemError.ts'
import { column, row } from '../components/styles.ts'
import { useToast } from '../components/Toasts.tsx'
import { FormField } from '../forms/FormField.tsx'
import { useRulesForm } from '../forms/useRulesForm.ts'
import { mentionAt, nameFor, type TypedMention, type Written, withTokens } from './names.ts'
import { Suggestions } from './Suggestions.tsx'

/** Loads the rules only when somebody writes a comment, as they import the large library zod. */
const importRules = () => loadCode(async () => (await import('../../api/comments/rules.ts')).commentRules)

/** The state of a comment that is being written: its form, and the names in its text. */
export function useWrittenComment(start: () => Written) {
  const [{ text, names: named }] = useState(start)
  const [names, setNames] = useState(named)
  const form = useRulesForm(importRules, { comment: text })
  return { form, written: { text: form.values.comment, names }, setNames }
}

type Props = Pick<TextareaProps, 'aria-label' | 'placeholder' | 'autoFocus'> & {
  comment: ReturnType<typeof useWrittenComment>
  /** Called with the text as shown, and with the text to send, which has tokens in place of the names. */
  save: (text: string, sent: string) => Promise<void>
  failed: string
  onEscape?: () => void
  children: ReactNode
}

/** The field of a comment, with its buttons below. */
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

/** The text for a response without a message (see `wordless`), else the server's message, else the text `otherwise`. */
export function commentProblem(error: unknown, otherwise: string): string {
  return (isProblem(error) && error.wordless) || serverMessage(error, otherwise)
}

type CommentFieldProps = Pick<TextareaProps, 'aria-label' | 'placeholder' | 'autoFocus'> & {
  written: Written
  onChange: (written: Written) => void
  /** Called for keys that the list of names does not use. */
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/** The text field of a comment. Typing '@' offers colleagues; '#' offers talents, deals and companies. */
function CommentField({ written, onChange, onKeyDown, ...field }: CommentFieldProps) {
  const styles = useStyles()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  /** The position to which the caret moves once the text with the chosen name is rendered. */
  const caret = useRef<number | null>(null)
  const [asked, setAsked] = useState<TypedMention | null>(null)
  const [active, setActive] = useState<string>()
  const takesKey = useRef<(key: string) => boolean>(() => false)

  const look = () => {
    const { value, selectionStart, selectionEnd } = area.current ?? { value: '', selectionStart: 0, selectionEnd: 0 }
    const found = selectionStart === selectionEnd ? mentionAt(value, selectionStart) : null
    // No names are offered for a text that is already a chosen name.
    const next = found && !written.names[found.sign + found.typed] ? found : null
    setAsked(next)
    if (!next) setActive(undefined)
  }
  const close = () => {
    setAsked(null)
    setActive(undefined)
  }
  const choose = (offered: string, token: string) => {
    if (!asked) return
    const name = nameFor(offered, token, written.names)
    const before = `${written.text.slice(0, asked.start)}${name} `
    const text = before + written.text.slice(asked.start + 1 + asked.typed.length).replace(/^ /, '')
    onChange({ text, names: { ...written.names, [name]: token } })
    close()
    caret.current = before.length
  }
  // A layout effect, so that a letter typed before the next frame is inserted after the name.
  useLayoutEffect(() => {
    if (caret.current === null) return
    area.current?.focus()
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  return (
    <div className={styles.commentField}>
      <Textarea
        {...field}
        className={styles.text}
        resize="vertical"
        value={written.text}
        aria-autocomplete="list"
        aria-controls={asked ? id : undefined}
        aria-activedescendant={asked ? active : undefined}
        textarea={{ ref: area }}
        onChange={(_, { value }) => {
          onChange({ ...written, text: value })
          look()
        }}
        onClick={look}
        onBlur={close}
        onKeyDown={event => {
          if (asked && takesKey.current(event.key)) event.preventDefault()
          else onKeyDown(event)
        }}
      />
      {asked && (
        <Suggestions
          {...{ id, asked, onActive: setActive, onChoose: choose, onClose: close }}
          setKeys={takes => {
            takesKey.current = takes
          }}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalS },
  foot: { ...row, justifyContent: 'flex-end', gap: tokens.spacingHorizontalM },
  commentField: { position: 'relative', display: 'flex', minWidth: 0, width: '100%' },
  text: { width: '100%', fontSize: tokens.fontSizeBase300 },
})
