import { createContext, type ReactNode, Suspense, use, useCallback, useRef, useState } from 'react'
import { firstUse } from './later.tsx'
import { laterDialog } from './laterDialog.tsx'
import type { Choice } from './QuestionDialog.tsx'

/** A question before an action that cannot be undone. */
export type Question = {
  title: string
  text: string
  action: string
  cancel?: string
  destructive?: boolean
}

type Ask = <Answer extends string>(choice: Choice<Answer>) => Promise<Answer>

/** Returns a function that asks a question in a dialog, and resolves to the answer. */
export function useAsk(): Ask {
  return use(AskContext)
}

/** Returns a function that asks a question, and resolves to whether the person confirmed. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const ask = useAsk()
  return useCallback(
    async ({ text, action, cancel = 'Cancel', ...question }) =>
      (await ask({ ...question, content: text, answers: { no: cancel, yes: action } })) === 'yes',
    [ask],
  )
}

/** Renders the dialog that all questions of the components inside it share. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<Choice<string> | null>(null)
  const [open, setOpen] = useState(false)
  const close = useRef<(answer?: string) => void>(() => {})

  const ask = useCallback(async <Answer extends string>(asked: Choice<Answer>) => {
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
  return (
    <AskContext value={ask}>
      {children}
      <Suspense>
        {choice && (
          <QuestionDialog
            open={open}
            choice={choice}
            onAnswer={answer => close.current(answer)}
            onClose={() => close.current()}
          />
        )}
      </Suspense>
    </AskContext>
  )
}

const AskContext = createContext<Ask>(async ({ answers }) => {
  const [first] = Object.keys(answers)
  return first as keyof typeof answers
})

const QuestionDialog = laterDialog(async () => (await import('./QuestionDialog.tsx')).QuestionDialog, {
  ahead: firstUse,
})
